// Where the pooler is that one test puts before the database. Debian's is fetched when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpackDebian } from './unpack-debian.ts';

const UNPACKED = resolve(import.meta.dirname, '../node_modules/.cache/pgbouncer');

/** One that runs here: an unpacked one may lack a library. */
export const pgbouncerPath = (): string | null =>
  [process.env['PGBOUNCER_PATH'], '/usr/sbin/pgbouncer', join(UNPACKED, 'usr/sbin/pgbouncer')].find(
    (path) => path !== undefined && existsSync(path) && spawnSync(path, ['--version']).status === 0,
  ) ?? null;

/** Unpacks Debian's package without installing it. Says so where it cannot be had. */
export function ensurePgbouncer(): void {
  if (!pgbouncerPath() && existsSync('/usr/bin/apt-get')) {
    console.log('Fetching pgbouncer from Debian for the test of poolers (once) …');
    unpackDebian('pgbouncer', UNPACKED);
  }
  if (!pgbouncerPath())
    console.error('No pgbouncer found: its test is skipped. Debian: apt-get install pgbouncer; or set PGBOUNCER_PATH.');
}
