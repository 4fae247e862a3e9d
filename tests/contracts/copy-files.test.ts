/** Moving from the disk to a bucket, and back, beside a product that reads, writes and forgets. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFiles, type DiskFiles } from '../../adapters/files-disk/index.ts';
import { createBothFiles } from '../../adapters/files-s3/both.ts';
import { copyFiles, type CopiedFiles } from '../../adapters/files-s3/copy.ts';
import { createS3Files } from '../../adapters/files-s3/index.ts';
import { openTestBucket, type TestBucket } from '../support/bucket.ts';

let bucket: TestBucket;
let folder: string;
let disk: DiskFiles;
let s3: CopiedFiles;
beforeEach(async () => {
  bucket = await openTestBucket();
  folder = mkdtempSync(join(tmpdir(), 'vetrina-copy-'));
  disk = createDiskFiles(join(folder, 'files'));
  s3 = createS3Files({ ...bucket.config, patienceMs: 1000 });
  for (let at = 0; at < 30; at++) await disk.write(`site-files/${at % 3}/f${at}`, Buffer.from(`bytes ${at}`));
});
afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});
const all = async (files: CopiedFiles) => {
  const found: Record<string, string> = {};
  for await (const { key } of files.keys())
    found[key] = createHash('sha256')
      .update((await files.read(key)) ?? '')
      .digest('hex');
  return found;
};

it('copies everything once; begun again it compares and copies nothing; and brings the same bytes back', async () => {
  expect(await copyFiles({ from: disk, to: s3 })).toEqual({
    seen: 30,
    same: 0,
    copied: 30,
    went: 0,
    failed: [],
    failures: 0,
  });
  expect(await all(s3)).toEqual(await all(disk));
  bucket.asked();
  expect(await copyFiles({ from: disk, to: s3 })).toMatchObject({ same: 30, copied: 0 });
  expect(bucket.asked().filter((line) => line.startsWith('PUT'))).toEqual([]);
  const other = createDiskFiles(join(folder, 'other'));
  expect(await copyFiles({ from: s3, to: other })).toMatchObject({ copied: 30, failures: 0 });
  expect(await all(other)).toEqual(await all(disk));
});

it('a file of the same name and other bytes is replaced', async () => {
  await s3.write('site-files/0/f0', Buffer.from('bytes X'));
  expect(await copyFiles({ from: disk, to: s3 })).toMatchObject({ same: 0, copied: 30 });
  expect(await all(s3)).toEqual(await all(disk));
});

it('goes on after the store was away, and says what it could not copy', async () => {
  bucket.spoil({ says: { status: 500, code: 'InternalError' } });
  const stopped = await copyFiles({ from: disk, to: s3, waitMs: 1 });
  expect([stopped.failures, stopped.failed.length]).toEqual([30, 30]);
  bucket.spoil(null);
  expect(await copyFiles({ from: disk, to: s3 })).toMatchObject({ copied: 30, failures: 0 });
});

it('meanwhile everything is read, what is written reaches both, and what is forgotten stays forgotten', async () => {
  const both = createBothFiles(s3, disk);
  const forgotten = 'site-files/1/f1';
  // The product forgets it after the tool has read it and before it is written.
  const slow: CopiedFiles = {
    ...disk,
    async read(key) {
      const bytes = await disk.read(key);
      if (key === forgotten) await both.remove(key);
      return bytes;
    },
  };
  expect(Buffer.from((await both.read('site-files/0/f0')) ?? []).toString()).toBe('bytes 0');
  await both.write('site-files/9/new', Buffer.from('new'));
  expect(await copyFiles({ from: slow, to: s3 })).toMatchObject({ went: 1, failures: 0 });
  expect(await s3.exists(forgotten)).toBe(false);
  expect(Object.keys(await all(s3))).toHaveLength(30);
  expect(await all(s3)).toEqual(await all(disk));
});

it('while the bucket is away both are read from the disk, and a write that reaches one of them is no write', async () => {
  const both = createBothFiles(s3, disk);
  bucket.spoil({ gone: true });
  expect(Buffer.from((await both.read('site-files/0/f0')) ?? []).toString()).toBe('bytes 0');
  await expect(both.write('site-files/9/new', Buffer.from('new'))).rejects.toMatchObject({ status: 503 });
});
