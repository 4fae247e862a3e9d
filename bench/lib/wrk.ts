import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuMicros } from './cpu.ts';
import { findTool } from './tools.ts';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Lua file that makes the requests. */
  script?: string;
  /** Core that the load generator stays on. */
  core?: string;
  /** Processes whose time is counted. */
  pids: number[];
  /** Processor time that they take for other work (jobs), µs a second: not counted. */
  background?: number;
}
export interface Burst {
  perSecond: number;
  /** Processor time of the server for one request, µs. */
  cpuMicros: number;
  requests: number;
  /** Answers that were neither 2xx nor 3xx, and connections that failed. */
  failures: number;
}

/** One burst of load by wrk. */
export async function wrk(load: Load): Promise<Burst> {
  const tool = findTool('wrk');
  if (!tool) throw new Error('wrk is not installed');
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '10s', ...headers];
  if (load.script) args.push('-s', load.script);
  const [command, all] = load.core
    ? ['taskset', ['-c', load.core, tool, ...args, load.url]]
    : [tool, [...args, load.url]];
  const time = () => load.pids.reduce((sum, pid) => sum + cpuMicros(pid), 0);
  const before = time();
  const child = spawn(command, all, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  await once(child, 'close');
  const used = time() - before - (load.background ?? 0) * load.seconds;
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const requests = number(/(\d+) requests in/);
  if (requests === 0) throw new Error(`wrk made no request:\n${output}`);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return {
    requests,
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    cpuMicros: used / requests,
    failures: number(/Non-2xx or 3xx responses: (\d+)/) + broken.reduce((sum, count) => sum + Number(count), 0),
  };
}
