import { expect, it } from 'vitest';
import { requireFittingStore } from './fits-store.ts';
import type { Manifest } from './manifest.ts';

const FILE = { path: 'photos/a', size: 1, sha256: '0'.repeat(64) };
const manifest = (brings: boolean, bucket?: string) =>
  ({ files: brings ? [FILE] : [], ...(bucket === undefined ? {} : { bucket }) }) as Manifest;
const s3 = { bucket: 'ours', endpoint: undefined, region: 'r', accessKeyId: 'k', secretAccessKey: 's' };
const DISK = { store: 'disk', s3: null } as const;
const BOTH = { store: 'both', s3 } as const;
const BUCKET = { store: 's3', s3 } as const;

it('a backup is restored where its files are looked for', () => {
  for (const [of, store] of [
    [manifest(true), DISK],
    [manifest(true), BOTH],
    [manifest(false, 'ours'), BUCKET],
    [manifest(false, 'ours'), BOTH],
    [manifest(true, 'ours'), BOTH],
  ] as const)
    expect(() => requireFittingStore(of, store)).not.toThrow();
});

it('and refused in a sentence where they would not be found', () => {
  const missing = /The files of this backup are in the bucket ours: set FILES_STORE/;
  expect(() => requireFittingStore(manifest(false, 'ours'), DISK)).toThrow(missing);
  expect(() => requireFittingStore(manifest(true, 'ours'), DISK)).toThrow(missing);
  const other = { ...BUCKET, s3: { ...s3, bucket: 'theirs' } };
  expect(() => requireFittingStore(manifest(false, 'ours'), other)).toThrow(missing);
  expect(() => requireFittingStore(manifest(true), BUCKET)).toThrow(/brings 1 files.*FILES_STORE=both/);
});
