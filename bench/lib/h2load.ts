import { burst, numberIn, type Bout, type Burst } from './burst.ts';

/** Requests for each second asked for: what one core of a small machine does by HTTP/2. */
const PER_SECOND = 10_000;

/** As much as it can over HTTP/2 with TLS, ten streams on each connection; one host. */
export function h2load(load: Bout & { authority: string; headers: Record<string, string> }): Promise<Burst> {
  const fields = Object.entries({ ':authority': load.authority, ...load.headers });
  const headers = fields.flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  // By number: a load of so many seconds sometimes never ends (1.52).
  const args = [`-c${load.connections}`, '-m10', '-t1', `-n${load.seconds * PER_SECOND}`, ...headers, load.url];
  return burst(load, 'h2load', args, (output) => ({
    requests: numberIn(output, /(\d+) succeeded/),
    perSecond: numberIn(output, /([\d.]+) req\/s/),
    failures: numberIn(output, /(\d+) failed/) + numberIn(output, /(\d+) errored/),
  }));
}
