import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuMicros } from './cpu.ts';
import { findTool } from './tools.ts';

/** What every load on a server is. */
export interface Bout {
  url: string;
  connections: number;
  seconds: number;
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

/** Milliseconds that a tool may take beyond the time of its load before it is ended: h2load 1.52 sometimes hangs. */
const PATIENCE_MS = 60_000;

/**
 * Runs a load generator and counts the processor time that the server took meanwhile.
 *
 * @param read finds the figures in what the tool printed: requests, requests a second, and what went wrong
 */
export async function burst(
  load: Bout,
  program: string,
  args: string[],
  read: (output: string) => Omit<Burst, 'cpuMicros'>,
): Promise<Burst> {
  const tool = findTool(program);
  if (!tool) throw new Error(`${program} is not installed`);
  const [command, all] = load.core ? ['taskset', ['-c', load.core, tool, ...args]] : [tool, args];
  const time = () => load.pids.reduce((sum, pid) => sum + cpuMicros(pid), 0);
  const before = time();
  const started = performance.now();
  const child = spawn(command, all, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: load.seconds * 1000 + PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  const seconds = (performance.now() - started) / 1000;
  const used = time() - before - (load.background ?? 0) * seconds;
  if (signal !== null) throw new Error(`${program} hung`);
  const found = read(output);
  if (found.requests === 0) throw new Error(`${program} made no request:\n${output}`);
  return { ...found, cpuMicros: used / found.requests };
}

/** The first number that a pattern finds, or 0. */
export const numberIn = (output: string, pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0);
