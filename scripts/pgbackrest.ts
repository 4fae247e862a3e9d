// Where pgBackRest and the PostgreSQL are that one test archives. Debian's are fetched when there are none.
import { dirname } from 'node:path';
import { debianProgram } from './debian-program.ts';

const purpose = 'the test of a restore to a second';
const without = 'its test is skipped';
const pgbackrest = debianProgram({
  package: 'pgbackrest',
  path: '/usr/bin/pgbackrest',
  variable: 'PGBACKREST_PATH',
  purpose,
  without,
  libraries: ['libpq5', 'libxml2', 'libicu72'],
});
const postgres = debianProgram({
  package: 'postgresql-15',
  path: '/usr/lib/postgresql/15/bin/postgres',
  variable: 'POSTGRES_15_PATH',
  purpose,
  without,
  libraries: ['postgresql-client-15', 'libpq5'],
});

/** Null where one of them is not there. `env`: variables with which unpacked ones find their libraries. */
export function archivedPrograms() {
  const [backup, server] = [pgbackrest.path(), postgres.path()];
  if (!backup || !server) return null;
  const libraries = [pgbackrest, postgres].flatMap(
    (each) => each.command()?.flatMap((word) => /^LD_LIBRARY_PATH=(.+)$/.exec(word)?.slice(1) ?? []) ?? [],
  );
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    ...(libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(':') } : {}),
  };
  return { pgbackrest: backup, postgres: dirname(server), env };
}
export function ensureArchivedPrograms(): void {
  pgbackrest.ensure();
  postgres.ensure();
}
