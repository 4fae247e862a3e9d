/** The cache of a node before a bucket: what it saves, what it survives, and how large it grows. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFiles } from '../../adapters/files-disk/index.ts';
import { createFileCache } from '../../adapters/files-s3/cache.ts';
import type { Files } from '../../modules/sites/files.port.ts';

const DAY_MS = 86_400_000;
let folder: string;
let store: Files;
let reads: string[];
let away: boolean;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetrina-cache-'));
  const kept = createDiskFiles(join(folder, 'store'));
  [reads, away, now] = [[], false, Date.now()];
  store = {
    ...kept,
    async read(key) {
      reads.push(key);
      if (away) throw new Error('the store is away');
      return kept.read(key);
    },
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const place = () => join(folder, 'cache');
const cache = (mostBytes = 1e9) =>
  createFileCache(store, { disk: createDiskFiles(place()), folder: place(), mostBytes, now: () => now });
const held = () =>
  readdirSync(place(), { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(place(), path)).isFile());
const text = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString();

it('the store is read once, also by the next process of the node, and not at all while it is away', async () => {
  await store.write('a/1', Buffer.from('one'));
  const first = cache();
  expect(text(await first.read('a/1'))).toBe('one');
  await expect.poll(held).toEqual(['a/1']);
  away = true;
  expect(text(await first.read('a/1'))).toBe('one');
  expect(text(await cache().read('a/1'))).toBe('one');
  expect(reads).toEqual(['a/1']);
  await expect(first.read('a/2')).rejects.toThrow('the store is away');
});

it('what is written here is near at once; what is not there is kept by nobody', async () => {
  const files = cache();
  await files.write('a/1', Buffer.from('one'));
  await expect.poll(held).toEqual(['a/1']);
  expect(text(await files.read('a/1'))).toBe('one');
  expect(await files.read('a/none')).toBeNull();
  expect([reads, held()]).toEqual([['a/none'], ['a/1']]);
});

it('what is removed is gone here too, even while it is on its way to the disk', async () => {
  const files = cache();
  await files.write('a/1', Buffer.from('one'));
  await files.remove('a/1');
  await files.write('b/c/1', Buffer.alloc(2e6));
  await files.removeFolder('b/c');
  expect([await files.read('a/1'), await files.read('b/c/1'), held()]).toEqual([null, null, []]);
});

it('whether a file exists is the store’s to say', async () => {
  const files = cache();
  await files.write('a/1', Buffer.from('one'));
  await expect.poll(held).toEqual(['a/1']);
  await store.remove('a/1');
  expect(await files.exists('a/1')).toBe(false);
});

it('grows to its size, and lets go what was not used for longest', async () => {
  const files = cache(10_000);
  for (let at = 0; at < 9; at++) {
    await files.write(`k/${at}`, Buffer.alloc(1000));
    await expect.poll(held).toContain(`k/${at}`);
    utimesSync(join(place(), `k/${at}`), new Date(now - (9 - at) * 60_000), new Date(now));
  }
  await files.read('k/0');
  await expect.poll(() => statSync(join(place(), 'k/0')).atimeMs).toBeGreaterThan(now - 1000);
  for (const at of [9, 10]) {
    await files.write(`k/${at}`, Buffer.alloc(1000));
    await expect.poll(held).toContain(`k/${at}`);
  }
  await expect.poll(() => held().toSorted()).not.toContain('k/1');
  const left = held();
  expect(left).toContain('k/0');
  expect(left).toContain('k/10');
  expect(left.length).toBeLessThanOrEqual(10);
});

it('keeps nothing for longer than a week, used or not: another node may have removed it', async () => {
  const files = cache();
  await files.write('old', Buffer.from('x'));
  await expect.poll(held).toEqual(['old']);
  await files.read('old');
  now += 8 * DAY_MS;
  await files.read('old');
  await expect.poll(held).toEqual([]);
});

it('a cache that cannot be written or read costs speed and nothing else', async () => {
  await store.write('a/1', Buffer.from('one'));
  mkdirSync(place());
  // A file where its folder should be: nothing can be put there, whoever runs this.
  writeFileSync(join(place(), 'a'), '');
  chmodSync(place(), 0o500);
  const files = cache();
  expect(text(await files.read('a/1'))).toBe('one');
  await files.write('a/2', Buffer.from('two'));
  expect(text(await files.read('a/2'))).toBe('two');
  await files.remove('a/2');
  expect(await files.read('a/2')).toBeNull();
  chmodSync(place(), 0o700);
});
