import { burst, numberIn, type Bout, type Burst } from './burst.ts';

export interface Load extends Bout {
  headers?: Record<string, string>;
  /** Lua file that makes the requests. */
  script?: string;
}

/** One burst of load by wrk. */
export function wrk(load: Load): Promise<Burst> {
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '10s', ...headers];
  if (load.script) args.push('-s', load.script);
  return burst(load, 'wrk', [...args, load.url], (output) => {
    const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
    return {
      requests: numberIn(output, /(\d+) requests in/),
      perSecond: numberIn(output, /Requests\/sec:\s+([\d.]+)/),
      failures:
        numberIn(output, /Non-2xx or 3xx responses: (\d+)/) + broken.reduce((sum, count) => sum + Number(count), 0),
    };
  });
}
