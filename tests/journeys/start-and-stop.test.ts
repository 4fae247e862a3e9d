/** What an operator meets: starting twice, stopping in order, a configuration with holes, two copies side by side. */
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningCluster } from '../../platform/postgres/cluster.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from '../../platform/free-port.ts';
import { openStage, type Stage } from './support/stage.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = join(ROOT, 'node_modules/.bin/node');

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({}, { ownServer: true });
});
afterAll(() => stage.close());

const modeOf = (path: string): number => lstatSync(path).mode & 0o7777;

/** Runs the product until it ends by itself. */
async function runOut(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const child = spawn(NODE, [join(ROOT, 'server/main.ts')], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

describe('start and stop', () => {
  it('a second start on the same data folder is refused and told who holds it', async () => {
    const second = await runOut({ ...stage.env, PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(second.said).toContain(
      `The data folder ${stage.folder} is in use by Vetrina on port ${stage.port} (process `,
    );
    expect(second.said).not.toMatch(/^\s+at /m);
    expect((await fetch(`${stage.origin}/readyz`)).status, 'the first goes on').toBe(200);
  });

  it('a product that stands still keeps its data: a second one is refused, and the first goes on afterwards', async () => {
    stage.signal('SIGSTOP');
    const second = await runOut({ ...stage.env, PORT: String(await freePort()) });
    stage.signal('SIGCONT');
    expect(second.code).toBe(1);
    expect(second.said).toContain(`is in use by Vetrina on port ${stage.port} (process `);
    await eventually(async () => (await fetch(`${stage.origin}/readyz`)).status).toBe(200);
    // Killed, it lets go at once, without a word.
    await stage.kill();
    await stage.start();
  });

  it('nobody else on this machine reads what it keeps', () => {
    expect(modeOf(stage.folder)).toBe(0o700);
    const kept = readdirSync(stage.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(stage.folder, name))
      .filter((path) => lstatSync(path).isFile());
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((path) => (modeOf(path) & 0o077) !== 0)).toEqual([]);
  });

  it('a copy with another secret and another folder on the same database is refused before it changes anything', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vetrina-stage-'));
    const second = await runOut({
      ...stage.env,
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: (await runningCluster(stage.folder)) ?? '',
      APP_SECRET: 'yesterdays-secret',
    });
    rmSync(folder, { recursive: true, force: true });
    expect(second.code).toBe(1);
    expect(second.said.trim()).toMatch(
      /^This database belongs to another installation of Vetrina: APP_SECRET is another, and DATA_DIR \(\S+\) is another folder\. .*INSTALLATION_ACCEPT=[0-9a-f]{16}$/,
    );
    expect((await fetch(`${stage.origin}/readyz`)).status, 'the first goes on').toBe(200);
  });

  it('a port that somebody else has is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vetrina-stage-'));
    const second = await runOut({ ...stage.env, DATA_DIR: folder });
    rmSync(folder, { recursive: true, force: true });
    expect(second.code).toBe(1);
    expect(second.said).toContain(`Port ${stage.port} is in use`);
  });

  it('every missing variable is named, with what it is for, before anything starts', async () => {
    const folder = join(tmpdir(), `vetrina-never-${process.pid}`);
    const bare = await runOut({ PATH: stage.env.PATH, DATA_DIR: folder, PORT: 'door', STRIPE_API_BASE: 'nowhere' });
    expect(bare.code).toBe(1);
    for (const name of [
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_BASE',
      'SOCIAL_ACCESS_TOKEN',
      'SOCIAL_APP_SECRET',
      'REGISTRAR_ACCESS_KEY_ID',
      'REGISTRAR_SECRET_ACCESS_KEY',
      'SMTP_URL',
      'DATA_KEYS',
      'PORT',
    ])
      expect(bare.said).toMatch(new RegExp(`^  ${name} \\S`, 'm'));
    expect(bare.said).not.toMatch(/^\s+at /m);
    expect(existsSync(folder), 'nothing was made').toBe(false);
  });

  it('a second copy with its own port and folder runs beside the first', async () => {
    const beside = await openStage({}, { ownServer: true });
    expect((await fetch(`${beside.origin}/livez`)).status).toBe(200);
    expect((await fetch(`${stage.origin}/livez`)).status).toBe(200);
    await beside.close();
    expect((await fetch(`${stage.origin}/livez`)).status, 'the first does not mind').toBe(200);
  });

  it('SIGTERM ends everything in order: code 0, database stopped, folder free for the next start', async () => {
    const database = stage.databasePidFile();
    expect(existsSync(database)).toBe(true);
    expect(await stage.stop()).toBe(0);
    expect(existsSync(database)).toBe(false);
    expect(stage.log.join('')).not.toContain('"level":50');
    await stage.start();
    await eventually(async () => (await fetch(`${stage.origin}/readyz`)).status).toBe(200);
  });
});
