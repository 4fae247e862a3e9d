/** What every store of files does, whichever keeps them. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { createBothFiles } from '../../adapters/files-s3/both.ts';
import { createFileCache } from '../../adapters/files-s3/cache.ts';
import type { CopiedFiles } from '../../adapters/files-s3/copy.ts';
import { createS3Files } from '../../adapters/files-s3/index.ts';
import type { Files } from '../../modules/sites/files.port.ts';
import { openTestBucket, type TestBucket } from '../support/bucket.ts';

const root = mkdtempSync(join(tmpdir(), 'vetrina-files-'));
let bucket: TestBucket;
const stores: Record<string, () => Files | CopiedFiles> = {
  disk: () => createDiskFiles(join(root, 'kept')),
  bucket: () => createS3Files(bucket.config),
  'bucket with a cache': () => {
    const folder = join(root, 'cache');
    return createFileCache(createS3Files(bucket.config), { disk: createDiskFiles(folder), folder, mostBytes: 1e9 });
  },
  both: () => createBothFiles(createS3Files(bucket.config), createDiskFiles(join(root, 'old'))),
};
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(root, { recursive: true, force: true });
});
const text = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString();

describe.each(Object.keys(stores))('files: %s', (name) => {
  let files: () => Files;
  beforeAll(() => {
    const one = stores[name]?.() as Files;
    files = () => one;
  });
  const key = (of: string) => `${name.replaceAll(' ', '-')}/${of}`;

  it('gives back what was written, and null for what was not', async () => {
    await files().write(key('ab/original'), Buffer.from('bytes'));
    expect(text(await files().read(key('ab/original')))).toBe('bytes');
    expect(await files().read(key('ab/other'))).toBeNull();
    expect([await files().exists(key('ab/original')), await files().exists(key('ab/other'))]).toEqual([true, false]);
  });

  it('keeps every byte, also of an empty file and of a large one', async () => {
    for (const [at, bytes] of [
      Buffer.alloc(0),
      Buffer.from(Array.from({ length: 256 }, (_, at) => at)),
      Buffer.alloc(3e6, 7),
    ].entries()) {
      await files().write(key(`whole-${at}`), bytes);
      expect(Buffer.from((await files().read(key(`whole-${at}`))) ?? 'x').equals(bytes)).toBe(true);
    }
  });

  it('forgets a file, twice as well as once', async () => {
    await files().write(key('gone'), Buffer.from('x'));
    await files().remove(key('gone'));
    await files().remove(key('gone'));
    expect([await files().read(key('gone')), await files().exists(key('gone'))]).toEqual([null, false]);
  });

  it('forgets a folder with all that is in it, and nothing beside it', async () => {
    for (const each of ['a/1/original', 'a/1/lean/480.avif', 'a/10/original', 'a/1x'])
      await files().write(key(each), Buffer.from(each));
    await files().removeFolder(key('a/1'));
    await files().removeFolder(key('a/none'));
    expect(await Promise.all(['a/1/original', 'a/1/lean/480.avif'].map((each) => files().read(key(each))))).toEqual([
      null,
      null,
    ]);
    expect(
      await Promise.all(['a/10/original', 'a/1x'].map(async (each) => text(await files().read(key(each))))),
    ).toEqual(['a/10/original', 'a/1x']);
  });

  it.each(['../outside', '/etc/passwd', 'a//b', '.hidden', 'A', 'a\0b', ''])('refuses the key %j', async (odd) => {
    await expect(files().write(odd, Buffer.from('x'))).rejects.toThrow('not well formed');
    await expect(files().read(odd)).rejects.toThrow('not well formed');
  });
});

describe.each(['disk', 'bucket'])('what is in it: %s', (name) => {
  const files = () => stores[name]?.() as CopiedFiles;
  it('is listed, and known by its hash', async () => {
    const bytes = Buffer.from('known');
    await files().write('listed/one', bytes);
    const found = [];
    for await (const { key } of files().keys()) found.push(key);
    expect(found).toContain('listed/one');
    expect(new Set(found).size).toBe(found.length);
    expect(await files().hashOf('listed/one')).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await files().hashOf('listed/none')).toBeNull();
  });
});

it('a folder of more files than one answer lists goes whole', async () => {
  const files = createS3Files(bucket.config);
  const keys = Array.from({ length: 1003 }, (_, at) => `many/${at}`);
  for (let at = 0; at < keys.length; at += 20)
    await Promise.all(keys.slice(at, at + 20).map((key) => files.write(key, Buffer.from('x'))));
  bucket.asked();
  await files.removeFolder('many');
  expect(bucket.asked().filter((line) => line.startsWith('POST')).length).toBeGreaterThanOrEqual(2);
  for await (const { key } of files.keys()) expect(key).not.toMatch(/^many\//);
});

it('the vendor’s package is loaded by the first call, not by a product whose files are on the disk', () => {
  const look = `
    const { createRequire } = await import('node:module');
    const { createS3Files } = await import('./adapters/files-s3/index.ts');
    const loaded = () => Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('client-s3'));
    const files = createS3Files(JSON.parse(process.env.BUCKET));
    const before = loaded();
    await files.exists('a');
    console.log(before, loaded());`;
  const env = { PATH: process.env['PATH'], BUCKET: JSON.stringify(bucket.config) };
  const child = spawn(process.execPath, ['--input-type=module', '-e', look], { env });
  return new Promise<void>((done, fail) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.on('close', () => {
      try {
        expect(said.trim()).toBe('false true');
        done();
      } catch (error) {
        fail(error);
      }
    });
  });
});
