/** The product is killed, not its parent: it comes back by itself, tells the operator, and does not try for ever. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holderOf } from '../../platform/data-lock.ts';
import { runningCluster } from '../../platform/postgres/cluster.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from '../../platform/free-port.ts';
import { hear } from './support/silence.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let folder: string;
let port: number;
let parent: ChildProcess;
let said = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vetrina-again-'));
  chmodSync(folder, 0o755);
  port = await freePort();
  said = '';
  parent = spawn(join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: folder,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [parent.stdout, parent.stderr])
    stream?.on('data', (part: Buffer) => {
      said += part.toString();
      hear(part.toString());
    });
  await eventually(() => said).toContain('Stop with Ctrl-C');
});
afterEach(async () => {
  if (parent.exitCode === null && parent.signalCode === null) {
    parent.kill('SIGTERM');
    await once(parent, 'exit');
  }
  await eventually(() => holderOf(folder)).toBe(null);
  const { base } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { base: string };
  const database = join(base, 'postgres', 'postmaster.pid');
  if (existsSync(database)) process.kill(Number(readFileSync(database, 'utf8').split('\n')[0]), 'SIGINT');
  for (const path of [base, folder]) rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

const ready = () =>
  fetch(`http://localhost:${port}/readyz`).then(
    (answer) => answer.status,
    () => 0,
  );
/** The process that answers, as the lock of the data folder names it. */
const product = () => Number(/process (\d+)/.exec(readFileSync(join(folder, 'lock'), 'utf8'))?.[1]);
async function tasks(): Promise<{ kind: string; times: number; detail: string }[]> {
  const pool = new Pool({ connectionString: (await runningCluster(folder)) ?? '', max: 1 });
  const { rows } = await pool.query('select kind, times, detail from tasks where resolved_at is null');
  await pool.end();
  return rows as { kind: string; times: number; detail: string }[];
}

it('a killed product answers again by itself, the cause stands in the log, and the operator has one task', async () => {
  const page = `http://localhost:${port}/vetrina`;
  const before = product();
  expect(before).not.toBe(parent.pid);
  process.kill(before, 'SIGKILL');
  await eventually(async () => (await ready()) === 200 && product() !== before).toBe(true);
  expect(said).toContain('the product ended unexpectedly');
  expect(said).toContain('ended by SIGKILL');
  await eventually(tasks).toEqual([
    { kind: 'operations.ended', times: 1, detail: expect.stringContaining('ended by SIGKILL') as string },
  ]);
  expect((await fetch(page)).status).toBe(200);
  parent.kill('SIGTERM');
  expect((await once(parent, 'exit'))[0]).toBe(0);
  expect(holderOf(folder)).toBe(null);
});

it('a product that ends each time is not started for ever: code 1, and what to do', async () => {
  for (let life = 1; life <= 5; life++) {
    const before = product();
    process.kill(before, 'SIGKILL');
    if (life < 5) await eventually(async () => (await ready()) === 200 && product() !== before).toBe(true);
  }
  if (parent.exitCode === null) await once(parent, 'exit');
  expect(parent.exitCode).toBe(1);
  expect(said).toContain('is not started again');
});

it('a killed parent takes the product with it, and the data folder is free for the next start', async () => {
  parent.kill('SIGKILL');
  await eventually(() => holderOf(folder)).toBe(null);
  expect(await ready()).toBe(0);
});
