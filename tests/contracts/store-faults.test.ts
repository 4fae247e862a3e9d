/** A bucket that is slow, fails, lies in the middle of an answer, or is gone: every call ends in time and says what it knows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Files, STORE_AWAY } from '../../adapters/files-s3/index.ts';
import { openTestBucket, type StoreFault, type TestBucket } from '../support/bucket.ts';

/** The product has two seconds; a test waits less long. */
const PATIENCE_MS = 700;
const HEDGE_MS = 150;
const FAULTS: Record<string, StoreFault> = {
  'slow beyond patience': { slow: 3000 },
  'answering 500': { says: { status: 500, code: 'InternalError' } },
  'answering 503': { says: { status: 503, code: 'SlowDown' } },
  gone: { gone: true },
  'without this bucket': { says: { status: 404, code: 'NoSuchBucket' } },
  'refusing us': { says: { status: 403, code: 'AccessDenied' } },
};
let bucket: TestBucket;
const files = () => createS3Files({ ...bucket.config, patienceMs: PATIENCE_MS });
beforeAll(async () => {
  bucket = await openTestBucket();
  await files().write('kept', Buffer.from('bytes'));
});
afterAll(() => bucket.close());

describe.each(Object.entries(FAULTS))('a store that is %s', (_name, fault) => {
  it('is told as away, in time, never as a file that is not there', async () => {
    bucket.spoil(fault);
    const store = files();
    const calls = {
      read: () => store.read('kept'),
      write: () => store.write('new', Buffer.from('x')),
      remove: () => store.remove('kept'),
      removeFolder: () => store.removeFolder('kept'),
    };
    for (const [name, call] of Object.entries(calls)) {
      const began = performance.now();
      const error: unknown = await call().catch((thrown: unknown) => thrown);
      expect([name, error]).toEqual([
        name,
        expect.objectContaining({ code: STORE_AWAY, status: 503, retryable: true, retryAfterS: 2 }),
      ]);
      // A write of one byte has one second more; a busy machine another.
      expect(performance.now() - began).toBeLessThan(PATIENCE_MS + 2500);
    }
    bucket.spoil(null);
    // A busy machine may be slower than this patience itself.
    const read = () => store.read('kept').then((bytes) => Buffer.from(bytes ?? []).toString(), String);
    await expect.poll(read, { timeout: 30_000 }).toBe('bytes');
  });
});

describe('a store that stumbles', () => {
  it('is asked again: two failures of a call are met by nobody', async () => {
    for (const fault of [FAULTS['answering 500'], FAULTS['gone']] as StoreFault[]) {
      bucket.spoil(fault, 2);
      const store = createS3Files(bucket.config);
      await store.write('again', Buffer.from('x'));
      bucket.spoil(fault, 2);
      expect(await store.read('again')).toHaveLength(1);
    }
  });

  it('and keeps one reader waiting is asked a second time, whose answer counts', async () => {
    await files().read('kept');
    bucket.asked();
    bucket.spoil({ slow: 5000 }, 1);
    const store = createS3Files({ ...bucket.config, hedgeMs: HEDGE_MS });
    const began = performance.now();
    expect(await store.read('kept')).toHaveLength(5);
    const took = performance.now() - began;
    expect(took).toBeGreaterThanOrEqual(HEDGE_MS - 5);
    expect(took).toBeLessThan(1900);
    expect(bucket.asked()).toHaveLength(2);
  });

  it('and is quick is asked once', async () => {
    bucket.spoil(null);
    const store = createS3Files({ ...bucket.config, hedgeMs: 2000 });
    bucket.asked();
    await store.read('kept');
    expect(bucket.asked()).toEqual(['GET /vetrina-tests/kept']);
  });

  it('in the middle of an answer is no shorter file', async () => {
    await files().write('long', Buffer.alloc(200_000, 'a'));
    bucket.spoil({ halves: true });
    await expect(files().read('long')).rejects.toMatchObject({ code: STORE_AWAY });
    bucket.spoil(null);
    expect(await files().read('long')).toHaveLength(200_000);
  });

  it('is not asked twice by everybody: eight second questions at most are under way', async () => {
    bucket.spoil({ slow: 3000 });
    const store = files();
    bucket.asked();
    await Promise.allSettled(Array.from({ length: 30 }, () => store.read('kept')));
    bucket.spoil(null);
    expect(bucket.asked().length).toBeLessThanOrEqual(38);
  });
});
