import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFiles, type DiskFiles } from '../../adapters/files-disk/index.ts';
import { ask } from '../../tests/journeys/support/ask.ts';
import { answered } from '../../tests/support/answered.ts';
import { keepBuild, openFormerBuilds } from './former-builds.ts';

const log = pino({ level: 'silent' });
const always = { 'strict-transport-security': 'max-age=1' };
let folder: string;
let files: DiskFiles;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetrina-builds-'));
  files = createDiskFiles(join(folder, 'store'));
});
afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

function build(version: number, more: Record<string, string> = {}): string {
  const root = join(folder, `build-${version}`);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'favicon.ico'), 'icon');
  const made = { [`index-V${version}.js`]: `version ${version}`, 'frame-Same.js': 'of all', ...more };
  for (const [name, body] of Object.entries(made)) writeFileSync(join(root, 'assets', name), body);
  return root;
}
async function node(root: string, store: Parameters<typeof openFormerBuilds>[0] = files) {
  const builds = await openFormerBuilds(store, { root, always, log });
  server = createServer((req, res) => {
    const otherwise = () => void res.writeHead(404).end('nobody has it');
    if (!builds.handle(req, res, otherwise)) res.writeHead(404).end('not asked');
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}) => ask(port, 'localhost', path, headers);
  const said = async (path: string) => (await get(path)).body.toString();
  const post = (url: string) =>
    answered({ handle: (req, res) => builds.handle(req, res, () => undefined) }, { url, headers: {}, method: 'POST' });
  return { get, said, post, close: () => builds.close() };
}

it('a node answers for the build before it and the one after it, for the same year as for its own', async () => {
  const { get, said, post, close } = await node(build(1));
  await keepBuild(files, build(2, { 'big-B.css': 'a{}'.repeat(1000), 'odd-C.exe': 'x' }));
  const answer = await get('/assets/index-V2.js');
  expect([answer.status, answer.body.toString()]).toEqual([200, 'version 2']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    ...always,
  });
  const packed = await get('/assets/big-B.css', { 'accept-encoding': 'br' });
  expect([packed.headers['content-encoding'], brotliDecompressSync(packed.body).length]).toEqual(['br', 3000]);
  for (const path of ['/assets/index-V9.js', '/assets/odd-C.exe']) expect(await said(path)).toBe('nobody has it');
  for (const path of ['/assets/../favicon.ico', '/assets/a/b.js', '/favicon.ico', `/assets/${'x'.repeat(200)}.js`])
    expect(await said(path)).toBe('not asked');
  expect(post('/assets/index-V2.js')).toBeNull();
  await close();
});

it('five builds are kept, each once; what only an older one has goes, what a kept one shares stays', async () => {
  for (let version = 1; version <= 6; version++) await keepBuild(files, build(version));
  await keepBuild(files, build(6));
  const { get, close } = await node(build(6));
  const found = [];
  for (let version = 1; version <= 6; version++) found.push((await get(`/assets/index-V${version}.js`)).status);
  expect(found).toEqual([404, 200, 200, 200, 200, 200]);
  expect((await get('/assets/frame-Same.js')).status).toBe(200);
  // Five of their own, one of all, the list.
  expect(readdirSync(join(folder, 'store/builds/files'))).toHaveLength(6);
  await close();
});

it('a store that is away holds up no start, is no 404, and takes the build when it is back', async () => {
  const away = (_key: string): Promise<never> => Promise.reject(new Error('away'));
  const store = { ...files, read: away as DiskFiles['read'], write: away };
  const { get, close } = await node(build(1), store);
  const answer = await get('/assets/index-V0.js');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  await keepBuild(files, build(0));
  store.read = files.read.bind(files);
  expect((await get('/assets/index-V0.js')).status).toBe(200);
  await close();
});

it('a name that nobody has is looked for once a minute', async () => {
  const asked: string[] = [];
  const store = { ...files, read: (key: string) => (asked.push(key), files.read(key)) };
  const { get, close } = await node(build(1), store);
  asked.length = 0;
  for (let times = 0; times < 5; times++) expect((await get('/assets/none-X.js')).status).toBe(404);
  expect(asked).toHaveLength(1);
  await close();
});
