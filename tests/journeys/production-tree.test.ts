/** A package (`npm run packages`) has nothing that builds or tests: the product, its threads and its commands run without. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productionPackages } from '../../scripts/packages/production-packages.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { openStage, type Stage } from './support/stage.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = join(ROOT, 'node_modules/.bin/node');
const ONLY = `--import=${join(import.meta.dirname, 'support/only-production.ts')}`;
const BUILDS_OR_TESTS =
  /^(?:vite|vitest|@vitest\/.+|rolldown|@rolldown\/.+|lightningcss.*|esbuild|@esbuild\/.+|drizzle-kit|typescript|oxlint|playwright-core|mailauth)$/;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ NODE_OPTIONS: ONLY }, { ownServer: true });
});
afterAll(() => stage.close());

describe('the production tree', () => {
  it('has nothing of vitest and vite, though a library that it needs names them as peers', () => {
    const names = [...productionPackages()].map((path) => path.split('node_modules/').at(-1) ?? '');
    expect(names).toEqual(expect.arrayContaining(['hono', 'better-auth', 'sharp', 'pg']));
    expect(names.filter((name) => BUILDS_OR_TESTS.test(name))).toEqual([]);
  });

  it('is enough to be ready, to draw our screens, and to make a site of a social page with its pictures', async () => {
    expect((await fetch(`${stage.origin}/vetrina`)).status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ id: '900000000000101', locale: 'it' });
    const asked = await fetch(`${stage.origin}/buy_yr/api/page/preview`, { method: 'POST', headers, body });
    const { _id: id, url } = (await asked.json()) as { _id: string; url: string };
    await eventually(async () => {
      const answer = await fetch(`${stage.origin}/buy_yr/api/page/preview/${id}`);
      return ((await answer.json()) as { status: string }).status;
    }).toBe('ready');
    const { host, pathname } = new URL(url);
    const page = (await ask(stage.port, host, pathname)).body.toString();
    const [photo = ''] = /\/prv_[\w-]+\/p\/[\w-]+\.(?:avif|webp)/.exec(page) ?? [];
    expect((await ask(stage.port, host, photo)).headers['content-type']).toMatch(/^image\//);
  });

  it.each(['start', 'backup', 'restore', 'recovery', 'files', 'doctor', 'staff', 'keys'])(
    'is enough for scripts/%s.ts, which says what it lacks instead',
    (name) => {
      const env = { PATH: process.env['PATH'], VETRINA_ENV: 'production', DATA_DIR: join(stage.folder, 'none') };
      const { stderr, stdout, status } = spawnSync(NODE, [ONLY, join(ROOT, `scripts/${name}.ts`)], { env });
      const said = `${stdout.toString()}${stderr.toString()}`;
      expect(said).not.toContain('production has no');
      expect(said).not.toContain('ERR_MODULE');
      expect([said.length > 10, status]).toEqual([true, expect.any(Number)]);
    },
  );

  it('lacks what judges mails, and the mail sandbox says so instead [P10]', () => {
    const asked = `const { judge } = await import('./sandboxes/mail/verdict.ts');
      console.log((await judge({ raw: '', to: [], envelopeFrom: '', receivedAt: '' }, '127.0.0.1:9')).why)`;
    const { stdout } = spawnSync(NODE, [ONLY, '--input-type=module', '-e', asked], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'] },
    });
    expect(stdout.toString().trim()).toBe('mailauth is not installed here');
  });

  it('is really all there is in these tests: what is not in it is not found', () => {
    const { stderr } = spawnSync(NODE, [ONLY, '-e', "import('vite')"], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'] },
    });
    expect(stderr.toString()).toContain('production has no node_modules/vite');
  });
});
