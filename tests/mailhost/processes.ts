/** Ports and processes of the daemons, as the system sees them. */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../platform/free-port.ts';

const HOST = '127.0.0.1';

/** A free port of loopback for each name. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const found = new Set<number>();
  while (found.size < names.length) found.add(await freePort());
  return Object.fromEntries(names.map((name, at) => [name, [...found][at]])) as Record<Name, number>;
}

/** All processes below one, with the name that the kernel has for each. */
export function descendantsOf(root: number): { pid: number; name: string }[] {
  const all = readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each))
    .flatMap((pid) => {
      try {
        const found = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        return found ? [{ pid: Number(pid), name: found[1] ?? '', parent: Number(found[2]) }] : [];
      } catch {
        return [];
      }
    });
  const below = (parent: number): { pid: number; name: string }[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return below(root);
}

/** Safe for a process that has gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, name);
  } catch {
    // It has gone.
  }
}

/** A dead process whose parent has not asked for it yet holds no socket and no port. */
function isOver(pid: number): boolean {
  try {
    return /^\d+ \(.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/**
 * Ends a process and all below it without a word, and waits until none is left, as systemd ends a control group
 * (systemd.kill(5), KillMode=control-group): one that lived on would hold the sockets that the next one wants.
 */
export async function killAll(root: number, mostMs = 30_000): Promise<void> {
  // It must not start one more while those that it has are looked up.
  signal(root, 'SIGSTOP');
  const pids = [root, ...descendantsOf(root).map(({ pid }) => pid)].filter((pid) => pid > 0);
  for (const pid of pids) signal(pid, 'SIGKILL');
  const since = performance.now();
  for (let left = pids; left.length > 0; left = left.filter((pid) => !isOver(pid))) {
    if (performance.now() - since > mostMs) throw new Error(`Processes ${left.join(', ')} do not end`);
    await sleep(10);
  }
}

/** Whether somebody listens there. */
export const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
