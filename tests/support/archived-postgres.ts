/** PostgreSQL with pgBackRest, set up by the files of deploy/pgbackrest, as its own user. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { archiveConfig, pgbackrestConfig } from '../../deploy/pgbackrest/index.ts';
import { archivedPrograms } from '../../scripts/pgbackrest.ts';
import { freePort } from '../../platform/free-port.ts';

const run = promisify(execFile);
/** PostgreSQL refuses to run as root; whoever is somebody else stays that. */
export const SOMEBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const USER = { name: 'vetrina', password: 'of-the-product' };

/** Null: it can be run here; else why not. */
export const archivedMissing = (): string | null =>
  archivedPrograms() ? null : 'no pgbackrest or no PostgreSQL 15, see scripts/pgbackrest.ts';

export async function startArchived() {
  const programs = archivedPrograms();
  if (!programs) throw new Error('no pgbackrest');
  const folder = mkdtempSync(join(tmpdir(), 'archived-'));
  const at = (name: string) => join(folder, name);
  const own = (path: string): string => {
    if (SOMEBODY.uid !== undefined) chownSync(path, SOMEBODY.uid, SOMEBODY.gid);
    return path;
  };
  own(folder);
  for (const name of ['repository', 'socket', 'drills']) own((mkdirSync(at(name), { mode: 0o700 }), at(name)));
  const port = await freePort();
  const config = at('pgbackrest.conf');
  const place = { data: at('data'), socket: at('socket'), port, repository: at('repository') };
  writeFileSync(config, pgbackrestConfig({ ...place, passphrase: 'of a test' }), { mode: 0o600 });
  own(config);
  const env = {
    ...programs.env,
    PATH: [dirname(programs.pgbackrest), programs.env['PATH']].join(':'),
    PGBACKREST_CONFIG: config,
    PGBACKREST_LOCK_PATH: at('locks'),
    PGBACKREST_LOG_PATH: folder,
    LC_ALL: 'C',
  };
  const asOwner = { env, ...SOMEBODY, cwd: folder };
  const pg = (name: string) => join(programs.postgres, name);
  await run(
    pg('initdb'),
    ['-D', place.data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--data-checksums', '--no-sync'],
    asOwner,
  );
  appendFileSync(
    join(place.data, 'postgresql.conf'),
    `\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${place.socket}'\n${archiveConfig()}`,
  );
  writeFileSync(join(place.data, 'pg_hba.conf'), 'local all postgres trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
  const server = spawn(pg('postgres'), ['-D', place.data], { ...asOwner, stdio: 'ignore' });
  const gone = once(server, 'exit');
  const asSuperuser = async (text: string): Promise<void> => {
    const client = new Client({ host: place.socket, port, user: 'postgres', database: 'postgres' });
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  const backup = (...words: string[]) => run(programs.pgbackrest, ['--stanza=vetrina', ...words], asOwner);
  const close = async (): Promise<void> => {
    server.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      existsSync(join(place.socket, `.s.PGSQL.${port}`)) &&
      (await asSuperuser('select 1').then(
        () => true,
        () => false,
      ))
    )
      break;
    await sleep(100);
  }
  try {
    await asSuperuser(`create role ${USER.name} login password '${USER.password}'`);
    await asSuperuser(`create database ${USER.name} owner ${USER.name} encoding 'UTF8' template template0`);
    await backup('stanza-create');
    await backup('check');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    folder,
    url: `postgres://${USER.name}:${USER.password}@127.0.0.1:${port}/${USER.name}`,
    /** Variables with which pgbackrest is found, and finds its configuration and what it needs. */
    env,
    postgres: programs.postgres,
    drills: at('drills'),
    backup,
    /** As archive_timeout does a minute later. */
    async archiveNow(): Promise<void> {
      await asSuperuser('select pg_switch_wal()');
      await backup('check');
    },
    close,
  };
}
