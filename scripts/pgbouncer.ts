// Where the pooler is that one test puts before the database. Debian's is fetched when there is none.
import { spawnSync } from 'node:child_process';
import { debianProgram } from './debian-program.ts';

const program = debianProgram({
  package: 'pgbouncer',
  path: '/usr/sbin/pgbouncer',
  variable: 'PGBOUNCER_PATH',
  purpose: 'the test of poolers',
  without: 'its test is skipped',
  libraries: ['libc-ares2', 'libevent-2.1-7'],
  runs: (command) => versionOf(command) !== null,
});
/** Such as 1.18; null where it does not run. */
export function versionOf([program = '', ...args]: readonly string[]): string | null {
  const { stdout } = spawnSync(program, [...args, '--version'], { encoding: 'utf8' });
  return /PgBouncer (\d+\.\d+)/.exec(stdout ?? '')?.[1] ?? null;
}
export const pgbouncerCommand = program.command;
export const ensurePgbouncer = program.ensure;
