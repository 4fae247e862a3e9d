/** Ports and processes of the daemons, as the system sees them. */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
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
