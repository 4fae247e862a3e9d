/** The whole product as `npm start` runs it, on free ports of its own, with a data folder that is thrown away. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { NODE_FLAGS } from '../../deploy/node-flags.ts';
import { freePort } from '../../platform/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 120_000;

export interface Product {
  port: number;
  /** Process that answers requests and runs the jobs. */
  pid: number;
  /** All processes that answer requests: more than one with SERVERS. */
  servers: number[];
  /** The thrown-away data folder. */
  folder: string;
  database: { host: string; port: number; user: string; password: string; database: string };
  /** On the product's own database, outside its pool. */
  sql: Client;
  /** What PostgreSQL logged so far. */
  databaseLog(): string;
  stop(): Promise<void>;
}

const running = new Set<() => Promise<void>>();
/** For a run that is ended by hand: suites start products of their own too. */
export const stopProducts = async (): Promise<void> => void (await Promise.all([...running].map((stop) => stop())));

/** @param settings variables of its environment, beyond those that put it on ports and in a folder of its own */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-bench-'));
  // PostgreSQL runs as another user when we are root, and must get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const log = join(folder, 'product.log');
  const output = openSync(log, 'a');
  // As the start script of package.json has it.
  const child = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: tmpdir(),
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
      PORT: String(port),
      DATA_DIR: folder,
      ...settings,
    },
    stdio: ['ignore', output, output],
  });
  const gone = once(child, 'exit');
  const stop = async (): Promise<void> => {
    running.delete(stop);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await Promise.race([gone, sleep(20_000).then(() => child.kill('SIGKILL'))]);
      await gone;
    }
    const pidFile = join(folder, 'postgres', 'postmaster.pid');
    if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  running.add(stop);
  try {
    await answering(`http://127.0.0.1:${port}/readyz`, () => child.exitCode !== null);
    const { base, password } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as Record<
      string,
      string
    >;
    const data = join(base ?? folder, 'postgres');
    const databasePort = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3]);
    const database = {
      host: '127.0.0.1',
      port: databasePort,
      user: 'vetrina',
      password: password ?? '',
      database: 'vetrina',
    };
    const sql = new Client(database);
    await sql.connect();
    // The start script keeps it running in a process of its own, which the lock of its folder names.
    const pid = Number(/process (\d+)/.exec(readFileSync(join(folder, 'lock'), 'utf8'))?.[1]);
    return {
      port,
      pid,
      servers: await allServers(pid, Number(settings['SERVERS'] ?? 1)),
      folder,
      database,
      sql,
      databaseLog: () => readFileSync(join(data, 'server.log'), 'utf8'),
      async stop() {
        await sql.end().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    const said = readFileSync(log, 'utf8').slice(-2000);
    await stop();
    throw new Error(`the product did not start:\n${said}`, { cause: error });
  }
}

async function answering(url: string, ended: () => boolean): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && !ended()) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await sleep(50);
  }
  throw new Error('not ready');
}

/** The first process, and those that it started to answer beside it, once all of them are there. */
async function allServers(pid: number, count: number): Promise<number[]> {
  for (let tries = 0; tries < 600; tries++) {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const further = children.filter((child) =>
      readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server/serve.ts'),
    );
    if (further.length === count - 1) return [pid, ...further.map(Number)];
    await sleep(100);
  }
  throw new Error(`${count} servers did not start`);
}
