import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** USER_HZ, fixed at 100 for every Linux program. */
const TICK_MICROS = 10_000;

/**
 * Processor time of a process so far, µs, its ended threads included; told in ticks of 10 ms. Linux only: proc(5),
 * /proc/PID/stat, utime and stime. (schedstat is finer, but forgets a thread that has ended, and photos have such.)
 */
export function cpuMicros(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name may hold spaces; the fields after it do not. utime is the 14th of all.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}

/** Keeps all threads of a process on some cores: "0", "0-1". */
export function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
}

/** Memory of a process that is in RAM, MB. proc(5), /proc/PID/status, VmRSS. */
export const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;

/** Processor time that a process takes while nobody asks it for anything, µs a second: its jobs, and looking for more. */
export async function backgroundMicros(pids: number[]): Promise<number> {
  const time = () => pids.reduce((sum, pid) => sum + cpuMicros(pid), 0);
  const before = time();
  const started = performance.now();
  await sleep(5000);
  return ((time() - before) / (performance.now() - started)) * 1000;
}
