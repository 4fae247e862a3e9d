/** Two machines of one installation: one database, one bucket, a folder each. What one sells and publishes the other answers. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { createS3Files } from '../../adapters/files-s3/index.ts';
import { keepBuild } from '../../server/http/former-builds.ts';
import { openTestBucket, type TestBucket } from '../support/bucket.ts';
import { ask } from './support/ask.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from '../../platform/free-port.ts';
import { openStage, type Stage } from './support/stage.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = join(ROOT, 'node_modules/.bin/node');
const folder = mkdtempSync(join(tmpdir(), 'vetrina-second-'));
let bucket: TestBucket;
let first: Stage;
let second: { port: number; process: ChildProcess };
let host: string;
let figures: number;

beforeAll(async () => {
  bucket = await openTestBucket();
  figures = await freePort();
  first = await openStage({ ...bucket.env, APP_SECRET: 'the same secret on both', METRICS_PORT: String(figures) });
  const port = await freePort();
  const env = { ...first.env, PORT: String(port), DATA_DIR: join(folder, 'data'), METRICS_PORT: '' };
  second = { port, process: spawn(NODE, [join(ROOT, 'server/main.ts')], { cwd: ROOT, env, stdio: 'ignore' }) };
  await eventually(() =>
    ask(port, 'localhost', '/readyz').then(
      ({ status }) => status,
      () => 0,
    ),
  ).toBe(200);
});
afterAll(async () => {
  const gone = once(second.process, 'exit');
  second.process.kill('SIGTERM');
  await gone;
  await first.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every address of the site's own that its front page names. */
const addressesIn = (page: string): string[] => [
  ...new Set(Array.from(page.matchAll(/(?:src|href)="(\/[^"#?]*)"/g), ([, path = '']) => path)),
];

describe('two machines on one bucket', () => {
  it('what is bought at one is answered by the other, with everything that its page names', async () => {
    const client = newClient(first);
    const { id, session } = await client.readyToPay('900000000000101', []);
    expect((await client.pay(session)).status).toBe('complete');
    await client.sync(id, session.session_id);
    await eventually(async () => (await client.order(id)).status).toBe('live');
    host = new URL((await client.progress(id)).free_url ?? '').host;
    const pages = await Promise.all([first.port, second.port].map((port) => ask(port, host)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(pages[1]?.body.equals(pages[0]?.body ?? Buffer.alloc(0))).toBe(true);
    const named = addressesIn(pages[0]?.body.toString() ?? '');
    expect(named.length).toBeGreaterThan(2);
    for (const path of named)
      for (const port of [first.port, second.port])
        expect([path, port, (await ask(port, host, path)).status]).toEqual([path, port, expect.toBeOneOf([200, 308])]);
  });

  it('both answer for a browser file that only another build has', async () => {
    const root = join(folder, 'other-build');
    mkdirSync(join(root, 'assets'), { recursive: true });
    writeFileSync(join(root, 'assets/later-Xy_1.js'), 'export const later = 1;');
    await keepBuild(createS3Files(bucket.config), root);
    for (const port of [first.port, second.port]) {
      const { status, headers, body } = await ask(port, 'localhost', '/assets/later-Xy_1.js');
      expect([status, headers['content-type'], body.toString()]).toEqual([
        200,
        'text/javascript; charset=utf-8',
        'export const later = 1;',
      ]);
      expect((await ask(port, 'localhost', '/assets/none-Xy_1.js')).status).toBe(404);
    }
  });

  it('with the bucket gone, what a machine has seen stays; what it has not is a 503 with a moment to come again', async () => {
    bucket.spoil({ gone: true });
    for (const port of [first.port, second.port]) expect((await ask(port, host)).status).toBe(200);
    const began = performance.now();
    const cold = await ask(second.port, host, '/robots.txt');
    expect(cold.status).toBeOneOf([200, 503]);
    if (cold.status === 503) expect(cold.headers['retry-after']).toBe('2');
    expect(performance.now() - began).toBeLessThan(2500);
    bucket.spoil(null);
  });

  it('figures of all that are told at a port of their own, and not at the product’s', async () => {
    const text = (await ask(figures, 'localhost', '/metrics')).body.toString();
    expect(text).toMatch(/vetrina_store_seconds_count\{op="write",code="ok"\} \d/);
    expect(text).toMatch(/vetrina_job_seconds_count\{queue="[\w.-]+",outcome="done"\} \d/);
    expect(text).toMatch(/vetrina_vendor_calls_total\{vendor="payments",op="\w+",outcome="ok"\} \d/);
    expect(text).toContain('vetrina_orders{state="live"} 1');
    expect(text).not.toContain(host);
    expect((await ask(first.port, 'localhost', '/metrics')).status).toBe(404);
  });

  it('what was on a disk is copied by the tool, which refuses where the product would not write to both', async () => {
    const dataDir = join(folder, 'moving');
    const disk = createDiskFiles(join(dataDir, 'files'));
    for (let at = 0; at < 12; at++) await disk.write(`moved/${at}`, Buffer.from(`file ${at}`));
    const run = async (store: string) => {
      const env = { ...bucket.env, PATH: process.env['PATH'], DATA_DIR: dataDir, FILES_STORE: store };
      const child = spawn(NODE, [join(ROOT, 'scripts/files.ts'), 'copy', 'disk', 's3'], { env });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
      const [code] = (await once(child, 'close')) as [number];
      return { code, said };
    };
    expect(await run('s3')).toMatchObject({ code: 1, said: expect.stringContaining('Set FILES_STORE=both') as string });
    expect(await run('both')).toMatchObject({ code: 0, said: expect.stringContaining('12 copied') as string });
    expect((await run('both')).said).toContain('Nothing is left to copy: FILES_STORE=s3 may follow');
    expect(Buffer.from((await createS3Files(bucket.config).read('moved/7')) ?? []).toString()).toBe('file 7');
    const { status, stderr } = spawnSync(NODE, [join(ROOT, 'scripts/files.ts')], {
      env: { PATH: process.env['PATH'] },
    });
    expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('npm run files -- copy disk s3')]);
  });
});
