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
  runs: ([env = '', ...args]) => spawnSync(env, [...args, '--version']).status === 0,
});
export const pgbouncerCommand = program.command;
export const ensurePgbouncer = program.ensure;
