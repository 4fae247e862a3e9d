/** The product on a restored database, in recovery: it answers on loopback, runs no job and changes nothing at vendors. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../platform/config.ts';
import { withSecretFiles } from '../../platform/secret-files.ts';
import { freePort } from '../../platform/free-port.ts';
import { askSite } from './open-sites.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const READY_MS = 5 * 60 * 1000;
const LOOK_MS = 200;
/** Of this node alone: what the other nodes have stands for nothing here. */
const ALONE = {
  HOST: '127.0.0.1',
  ROLE: 'all',
  QUEUES: '',
  SERVERS: '1',
  ASK_PORT: '',
  METRICS_PORT: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  DATABASE_DIRECT_URL: '',
  DATABASE_NAMED_STATEMENTS: '',
  INSTALLATION_ACCEPT: '',
};

interface Given {
  folder: string;
  config: Config;
  databaseUrl: string;
  /** Where photos and built sites lie when they are on a disk. */
  files: string;
  signal: AbortSignal;
}

/** Brings the tables up to this version, starts it and waits until it is ready. Throws the end of what it said. */
export async function startOnRestored({ folder, config, databaseUrl, files, signal }: Given) {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  // Read through it: in recovery nothing is published, and nothing forgotten.
  if (config.files.store !== 's3') symlinkSync(files, join(dataDir, 'files'));
  const port = await freePort();
  const log = join(folder, 'product.log');
  const out = openSync(log, 'a', 0o600);
  const env = {
    ...withSecretFiles(process.env),
    ...ALONE,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: config.publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    APP_SECRET: config.appSecrets.join(','),
  };
  const start = (script: string) =>
    spawn(process.execPath, [join(ROOT, script)], { cwd: ROOT, env, stdio: ['ignore', out, out] });
  const fail = (what: string): never => {
    throw new Error(`${what}:\n${readFileSync(log, 'utf8').trim().split('\n').slice(-4).join('\n')}`);
  };
  const [code] = (await once(start('scripts/migrate.ts'), 'exit')) as [number | null];
  if (code !== 0) fail('The restored tables cannot be brought up to this version');
  const child = start('server/main.ts');
  const gone = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await gone;
  };
  const own = new URL(config.publicUrl).host;
  const ready = async () => (await askSite(port, own, '/readyz')).status === 200;
  for (let waited = 0; !(await ready()); waited += LOOK_MS) {
    if (child.exitCode !== null) fail('The product does not start on the restored data');
    if (waited > READY_MS || signal.aborted) {
      await stop();
      signal.throwIfAborted();
      fail('The product is not ready on the restored data');
    }
    await sleep(LOOK_MS);
  }
  return { port, stop };
}
