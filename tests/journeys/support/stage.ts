/**
 * The whole product for a test: sandboxes in this process, the built product in its own, on free ports with a data
 * folder of its own, and a database of its own on the server of the test run, or a server of its own. The product can be
 * killed and started again on the same data.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clusterBase } from '../../../platform/postgres/place.ts';
import { openTestDatabase } from '../../support/database.ts';
import { openVendors } from '../../support/vendors.ts';
import { freePort } from '../../../platform/free-port.ts';
import { hear, untilFound } from './silence.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const HOST = '127.0.0.1';

export type Stage = Awaited<ReturnType<typeof openStage>>;

interface StageOptions {
  folder?: string;
  /** The server that comes with the product, in its folder: for a test that ends, loses or weighs it. */
  ownServer?: boolean;
}

/** `settings` are variables of the product's environment beyond those that put it on this stage. */
export async function openStage(
  settings: Record<string, string> = {},
  { folder = mkdtempSync(join(tmpdir(), 'vetrina-stage-')), ownServer = false }: StageOptions = {},
) {
  const database = ownServer ? undefined : await openTestDatabase();
  const port = await freePort();
  const vendors = await openVendors({
    host: HOST,
    publicUrl: `http://localhost:${port}`,
    webhooks: `http://${HOST}:${port}`,
  });
  const env = {
    ...vendors.env,
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    DATABASE_URL: database?.url,
    APP_SECRET: database && 'a secret of the stage that signs links',
    ...settings,
  };
  let child: ChildProcess | undefined;
  const log: string[] = [];
  const origin = `http://localhost:${port}`;

  async function start(): Promise<void> {
    // A product that nobody asks would tidy its memory every few seconds, while others wait for the processor.
    const started = spawn(join(ROOT, 'node_modules/.bin/node'), ['--no-memory-reducer', join(ROOT, 'server/main.ts')], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const keep = (chunk: Buffer) => {
      log.push(chunk.toString());
      hear(chunk.toString());
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    const ready = () =>
      fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    await untilFound(
      async () => [started.exitCode !== null, await ready()] as const,
      ([ended, answers]) => {
        if (!ended && !answers) throw new Error('the product was silent for 240 s and is not ready');
      },
      240,
    );
    if (started.exitCode !== null) throw new Error(`the product did not start:\n${log.slice(-20).join('')}`);
  }

  /** Resolves with the exit code; null after a kill. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
    return running.exitCode;
  }

  /** Of a server of its own; its data stand outside the data folder when its user cannot reach the product's binaries. */
  const databasePidFile = () => join(clusterBase(folder) ?? folder, 'postgres', 'postmaster.pid');

  /** After a SIGKILL the database server outlives the product until the next start takes it over. */
  function endDatabase(): void {
    const pidFile = databasePidFile();
    if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
  }

  async function close(): Promise<void> {
    await end('SIGTERM');
    endDatabase();
    await vendors.close();
    await database?.close();
    for (const path of [clusterBase(folder) ?? folder, folder])
      rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  try {
    await start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    port,
    folder,
    env,
    stripe: vendors.stripe,
    social: vendors.social,
    registrar: vendors.registrar,
    dns: vendors.dns,
    mail: vendors.mail,
    eInvoices: vendors.eInvoices,
    /** Everything the product printed. */
    log,
    start,
    /** Exists while the database server runs. */
    databasePidFile,
    endDatabase,
    pid: () => child?.pid,
    signal: (name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') => void child?.kill(name),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    close,
  };
}
