// Where the pooler is that one test puts before the database. Debian's is fetched when there is none.
import { spawnSync } from 'node:child_process';
import { debianProgram } from './debian-program.ts';

const program = debianProgram({
  package: 'pgbouncer',
  path: '/usr/sbin/pgbouncer',
  variable: 'PGBOUNCER_PATH',
  purpose: 'the test of poolers',
  without: 'its test is skipped',
  runs: (path) => spawnSync(path, ['--version']).status === 0,
});
export const pgbouncerPath = program.path;
export const ensurePgbouncer = program.ensure;
