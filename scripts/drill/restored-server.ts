/** A throw-away PostgreSQL on restored data. Nobody else's server or archive is touched. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../../platform/free-port.ts';
import { dataOf, environmentOf, NOT_REACHED, type Place } from './restored-data.ts';

const run = promisify(execFile);
/** Who may do everything in PostgreSQL by Debian's and Patroni's custom. */
const SUPERUSER = 'postgres';
const HOST = '127.0.0.1';
const LOOK_MS = 200;

/** What a restored server must not do as the one did that it is a copy of: archive, wait for a copy, listen elsewhere. */
const SETTINGS = {
  listen_addresses: HOST,
  ssl: 'off',
  archive_mode: 'off',
  synchronous_standby_names: '',
  shared_preload_libraries: '',
  hot_standby: 'off',
  max_connections: '100',
  // Of its own log, which is read below.
  logging_collector: 'off',
  log_destination: 'stderr',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Thrown away afterwards.
  fsync: 'off',
  full_page_writes: 'off',
} as const;

/**
 * Starts it and waits until it has reached the moment. Throws the end of its log where it does not: a moment behind the
 * end of the archive, or before the first backup.
 * @param programs folder of PostgreSQL's; absent: Debian's of the version that the data have
 */
export async function startRestored(place: Place, programs?: string) {
  const data = dataOf(place);
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const bin = programs ?? `/usr/lib/postgresql/${version}/bin`;
  if (!existsSync(join(bin, 'postgres')))
    throw new Error(
      `There is no PostgreSQL ${version} in ${bin} (Debian: postgresql-${version}; or --postgres <folder>).`,
    );
  const [config, hba, ident] = ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'].map((name) =>
    join(place.folder, name),
  );
  // Settings of the machine that was backed up lie in its data or not (Debian); these stand above all of them.
  writeFileSync(config ?? '', '');
  writeFileSync(ident ?? '', '');
  writeFileSync(hba ?? '', `local all ${SUPERUSER} trust\nhost all all ${HOST}/32 scram-sha-256\n`);
  const port = await freePort();
  const settings = {
    ...SETTINGS,
    port: String(port),
    unix_socket_directories: place.socket,
    config_file: config,
    hba_file: hba,
    ident_file: ident,
  };
  const log = join(place.folder, 'postgres.log');
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const out = openSync(log, 'a', 0o600);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...words], {
    env: environmentOf(place),
    stdio: ['ignore', out, out],
  });
  const gone = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await gone;
  };
  while (!(await answers(place.socket, port))) {
    if (child.exitCode !== null) throw new Error(endOf(readFileSync(log, 'utf8')));
    if (place.signal.aborted) await stop();
    place.signal.throwIfAborted();
    await sleep(LOOK_MS);
  }
  return {
    version,
    /** Of the last transaction before the moment, as the log of the backup has it: ISO 8601. */
    until(): string | null {
      const [, time] =
        /last completed transaction was at log time (\S+ \S+?)(?:\+00| UTC)/.exec(readFileSync(log, 'utf8')) ?? [];
      return time ? new Date(`${time.replace(' ', 'T')}Z`).toISOString() : null;
    },
    /** The product's own address, role and password, at this server. */
    url: (ofProduct: string): string => {
      const { username, password, pathname } = new URL(ofProduct);
      return `postgres://${username}:${password}@${HOST}:${port}${pathname}`;
    },
    /** Every page of every table and index is read and compared with each other (pg_amcheck). Throws what it found. */
    async examine(database: string): Promise<void> {
      const to = [`--host=${place.socket}`, `--port=${port}`, `--username=${SUPERUSER}`];
      try {
        await run(join(bin, 'pg_amcheck'), [...to, '--install-missing', '--heapallindexed', '--jobs=2', database], {
          env: environmentOf(place),
          signal: place.signal,
        });
      } catch (error) {
        place.signal.throwIfAborted();
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`pg_amcheck: ${(stdout + stderr).trim().slice(0, 2000)}`, { cause: error });
      }
    },
    stop,
  };
}

/** It takes nobody before it has reached the moment. */
async function answers(socket: string, port: number): Promise<boolean> {
  const client = new Client({ host: socket, port, user: SUPERUSER, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
    return rows[0]?.waits === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const endOf = (log: string): string => {
  const words = /recovery ended before configured recovery target|requested recovery stop point is before/.test(log)
    ? NOT_REACHED
    : '';
  return `${words}PostgreSQL did not start:\n${log.trim().split('\n').slice(-4).join('\n')}`;
};
