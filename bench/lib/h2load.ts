import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuMicros } from './cpu.ts';
import { findTool } from './tools.ts';
import type { Burst, Load } from './wrk.ts';

/** As much as it can over HTTP/2 with TLS, ten streams on each connection; one host. */
export async function h2load(
  load: Omit<Load, 'script' | 'headers'> & { authority: string; headers: Record<string, string> },
): Promise<Burst> {
  const tool = findTool('h2load');
  if (!tool) throw new Error('h2load is not installed');
  const fields = Object.entries({ ':authority': load.authority, ...load.headers });
  const args = [
    `-c${load.connections}`,
    '-m10',
    '-t1',
    `-D${load.seconds}`,
    ...fields.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  ];
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
  const requests = number(/(\d+) succeeded/);
  if (requests === 0) throw new Error(`h2load made no request:\n${output}`);
  return {
    requests,
    perSecond: number(/([\d.]+) req\/s/),
    cpuMicros: used / requests,
    failures: number(/(\d+) failed/) + number(/(\d+) errored/),
  };
}
