/** What must not start says why in one sentence with the variable's name: before anything is installed, built or made. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeLock } from '../../platform/folder-lock.mjs';
import { mayMount, onMount } from './support/mount.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = join(ROOT, 'node_modules/.bin/node');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetrina-refused-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function runOut(file: string, args: string[], env: NodeJS.ProcessEnv, cwd = ROOT) {
  const child = spawn(NODE, [join(cwd, file), ...args], { cwd, env: { PATH: process.env['PATH'], ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim() };
}
/** As `npm start` begins, and as a service begins. */
const WAYS = [
  ['npm start', 'scripts/prepare.mjs', ['start']],
  ['the start itself', 'scripts/start.ts', []],
] as const;
const card = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

const CASES: [string, () => NodeJS.ProcessEnv, RegExp][] = [
  [
    'a file in the place of the data folder',
    () => ({ DATA_DIR: join(ROOT, 'package.json') }),
    /^DATA_DIR \(\S+\) is a/,
  ],
  ['a folder of the system', () => ({ DATA_DIR: '/proc' }), /^DATA_DIR \(\/proc\) .*\.$/],
  [
    'a database that nobody answers for',
    () => ({ DATABASE_URL: 'postgres://u:geheim@127.0.0.1:9/v' }),
    /^DATABASE_URL: no database answers at 127\.0\.0\.1:9 \(ECONNREFUSED\)/,
  ],
  [
    'a wrong vendor key',
    () => ({ ...card, STRIPE_SECRET_KEY: 'hunter2-hunter2' }),
    /^STRIPE_SECRET_KEY is not such a key/,
  ],
  [
    'half of a vendor’s keys',
    () => ({ STRIPE_SECRET_KEY: 'sk_test_1' }),
    /^STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are missing/,
  ],
  [
    'live cards beside a played registrar',
    () => card,
    /^STRIPE_SECRET_KEY is for real business, and a sandbox would play .*the registrar/,
  ],
  [
    'a public address beside played vendors',
    () => ({ PUBLIC_URL: 'https://vetrina.example' }),
    /^PUBLIC_URL \(https:\/\/vetrina\.example\) is an address for the public, and a sandbox would play the card provider/,
  ],
  ['a mistyped mode', () => ({ VETRINA_ENV: 'prod' }), /^VETRINA_ENV \(prod\)/],
];

describe.each(WAYS)('%s', (_way, file, args) => {
  it.each(CASES)('refuses %s', async (_what, env, sentence) => {
    const dataDir = join(folder, 'never');
    const { code, said } = await runOut(file, [...args], { DATA_DIR: dataDir, ...env() });
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).not.toContain('geheim');
    expect(existsSync(join(dataDir, 'postgres')), 'no database was made').toBe(false);
    expect(existsSync(join(dataDir, 'sandbox-keys.json')), 'no key was made').toBe(false);
  });
});

// Skipped, and counted as such, where this user may mount nothing.
describe.skipIf(!mayMount)('a disk of its own', () => {
  it.each(WAYS)('%s refuses a disk that is read-only', async (_way, file, args) => {
    await onMount(folder, 'size=1m,mode=700,ro', async (place) => {
      const { code, said } = await runOut(file, [...args], { DATA_DIR: place });
      expect([code, said]).toEqual([
        1,
        expect.stringMatching(/^DATA_DIR \(\S+\) stands on a file system that is read-only/),
      ]);
    });
  });

  it.each(WAYS)('%s refuses a disk that is full, or too small for a first start', async (_way, file, args) => {
    await onMount(folder, 'size=1m,mode=700', async (place) => {
      const small = await runOut(file, [...args], { DATA_DIR: place });
      expect([small.code, small.said]).toEqual([
        1,
        expect.stringMatching(/^DATA_DIR \(\S+\) has \d MB free; a first start needs 200/),
      ]);
      expect(() => writeFileSync(join(place, 'big'), Buffer.alloc(2 ** 21))).toThrow('ENOSPC');
      const full = await runOut(file, [...args], { DATA_DIR: place });
      expect([full.code, full.said]).toEqual([
        1,
        expect.stringMatching(/^DATA_DIR \(\S+\) stands on a disk that is full/),
      ]);
    });
  });
});

describe('installing', () => {
  it('takes nothing away from a product that runs from the same folder', async () => {
    const copy = mkdtempSync(join(folder, 'program-'));
    for (const name of [
      'package-lock.json',
      'scripts/prepare.mjs',
      'scripts/before-start.mjs',
      'platform/folder-lock.mjs',
      'platform/data-dir.mjs',
      'platform/named-files.mjs',
      'platform/vendors.mjs',
    ]) {
      mkdirSync(join(copy, name, '..'), { recursive: true });
      writeFileSync(join(copy, name), readFileSync(join(ROOT, name)));
    }
    mkdirSync(join(copy, 'node_modules'));
    writeFileSync(join(copy, 'node_modules/.install-stamp'), 'an earlier version');
    const running = takeLock(copy, { shared: true });
    const { code, said } = await runOut('scripts/prepare.mjs', [], {}, copy);
    running?.release();
    expect([code, said]).toEqual([
      1,
      `Something runs from ${copy}: stop it, then this installs what has changed (package-lock.json).`,
    ]);
    expect(readdirSync(join(copy, 'node_modules'))).toEqual(['.install-stamp']);
  });
});
