/**
 * The PostgreSQL that comes with the product: a real server from npm packages, on loopback, with its data in the data
 * folder. Any other PostgreSQL >= 15 is used instead when DATABASE_URL is set.
 */
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { findPlace, type Place } from './place.ts';

const run = promisify(execFile);
const DATABASE = 'vetrina';
const LOOK_MS = 1000;

export interface Cluster {
  /** Connection string of the product's database. */
  url: string;
  /** Ends the server in order: running statements finish or are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>;
}

const toolPath = (place: Place, name: string) => join(place.native, 'bin', name);
const howToRun = (place: Place) => ({
  cwd: tmpdir(),
  ...place.owner,
  // The libraries beside the server are found through /proc, which some machines hide from all users but one.
  env: { PATH: process.env['PATH'], LC_ALL: 'C', LD_LIBRARY_PATH: join(place.native, 'lib') },
});
const tool = (place: Place, name: string, args: string[]) => run(toolPath(place, name), args, howToRun(place));

/** The password reaches initdb by a file that has no name any more: it stands in no folder and in no list of processes. */
async function initialise(place: Place): Promise<void> {
  const name = join(place.data, '..', `init-${randomUUID()}`);
  const password = openSync(name, 'wx+', 0o600);
  rmSync(name);
  try {
    // At its begin, wherever the reader's place in the file is (macOS shares it).
    writeSync(password, place.password, 0);
    if (place.owner) fchownSync(password, place.owner.uid, place.owner.gid);
    const options = [
      '--username=vetrina',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ];
    const child = spawn(toolPath(place, 'initdb'), [`--pgdata=${place.data}`, '--pwfile=/dev/fd/3', ...options], {
      ...howToRun(place),
      stdio: ['ignore', 'ignore', 'pipe', password],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`initdb: ${said.trim()}`);
  } finally {
    closeSync(password);
  }
}

/** The port a running server wrote down, or null: it survives a kill of ours, and is taken over rather than fought. */
async function runningPort(place: Place): Promise<number | null> {
  const pidFile = join(place.data, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  try {
    await tool(place, 'pg_ctl', ['status', '-D', place.data]);
  } catch {
    // Left behind by a crash: pg_ctl start checks the process itself and replaces the file.
    return null;
  }
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

async function createDatabase(base: string): Promise<void> {
  const client = new Client({ connectionString: `${base}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

const baseUrl = (place: Place, port: number): string =>
  `postgres://vetrina:${encodeURIComponent(place.password)}@127.0.0.1:${port}`;

/** Connection string of the cluster that runs under `dataDir`, or null where none does. */
export async function runningCluster(dataDir: string): Promise<string | null> {
  if (!existsSync(join(dataDir, 'postgres.json'))) return null;
  const place = await findPlace(dataDir);
  const port = await runningPort(place);
  return port === null ? null : `${baseUrl(place, port)}/${DATABASE}`;
}

async function startServer(place: Place, port: number): Promise<void> {
  // No Unix socket: a folder's path may be longer than a socket's name can be.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
  const log = join(place.data, 'server.log');
  try {
    await tool(place, 'pg_ctl', ['start', '-w', '-t', '30', '-D', place.data, '-l', log, '-o', options]);
  } catch (error) {
    const last = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join('\n');
    const full = /No space left|Disk quota/.test(last) ? `The disk of ${place.data} is full: make room. ` : '';
    throw new Error(`${full}The database does not start. The end of ${log}:\n${last}`, { cause: error });
  }
}

/** Whether the process that the server wrote down lives; asked every second, so without a process of its own. */
function isAlive(place: Place): boolean {
  try {
    process.kill(Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')[0]), 0);
    return true;
  } catch (error) {
    // It runs as another user: there it is.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Nobody else looks after this server: one that ended, by a crash or by a hand, is started again on its port. */
function keepRunning(place: Place, port: number, onTrouble: (what: string) => void): { end(): Promise<void> } {
  let starting: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (starting || isAlive(place)) return;
    onTrouble('the database server has ended; starting it again');
    starting = startServer(place, port)
      .catch((error: unknown) => onTrouble(`the database server does not start: ${String(error)}`))
      .finally(() => (starting = null));
  }, LOOK_MS).unref();
  return {
    async end() {
      clearInterval(timer);
      await starting;
    },
  };
}

/**
 * Starts (or takes over) the cluster under `dataDir` and keeps it running. The caller holds the data folder's lock.
 * `onTrouble` hears, in words for a log, when it had to be started again.
 */
export async function startCluster(
  dataDir: string,
  onTrouble: (what: string) => void = () => undefined,
): Promise<Cluster> {
  const place = await findPlace(dataDir);
  if (!existsSync(join(place.data, 'PG_VERSION'))) await initialise(place);
  let port = await runningPort(place);
  if (port === null) {
    port = await freePort();
    await startServer(place, port);
  }
  const base = baseUrl(place, port);
  await createDatabase(base);
  const watch = keepRunning(place, port, onTrouble);
  return {
    url: `${base}/${DATABASE}`,
    async stop() {
      await watch.end();
      await tool(place, 'pg_ctl', ['stop', '-w', '-t', '30', '-m', 'fast', '-D', place.data]);
    },
  };
}
