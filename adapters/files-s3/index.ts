/** Files in a bucket, by the S3 API: at a provider, or of one's own (SeaweedFS, Ceph, Garage). */
import { createHash } from 'node:crypto';
import { secondsSince, storeSeconds } from '../../platform/meters.ts';
import { checkedKey } from '../../platform/file-key.ts';
import { isMissing, nameOf, openBucket, unavailable, type Bucket, type BucketConfig } from './bucket.ts';
import { sha256, type CopiedFiles } from './copy.ts';
import { hedged } from './hedge.ts';

export { STORE_AWAY } from './bucket.ts';

/** What every call has; a write has a second more for each MiB. */
const PATIENCE_MS = 2000;
const HEDGE_MS = 150;
const MIB = 1024 * 1024;
/** As many keys as one answer lists, and one call removes. */
const PAGE = 1000;

/**
 * A PUT is atomic, so nothing is renamed. Every call ends within its patience, however the store behaves, and throws
 * AppError 'sites.store-unavailable' (503, worth another try) for whatever is neither an answer nor "no such file".
 */
export function createS3Files(config: BucketConfig & { patienceMs?: number; hedgeMs?: number }): CopiedFiles {
  const { patienceMs = PATIENCE_MS, hedgeMs = HEDGE_MS } = config;
  let opened: Promise<Bucket> | undefined;

  async function call<T>(
    what: string,
    work: (bucket: Bucket, signal: AbortSignal) => Promise<T>,
    moreMs = 0,
  ): Promise<T> {
    const bucket = await (opened ??= openBucket(config));
    const began = performance.now();
    const count = (code: string) => storeSeconds.observe({ op: what, code }, secondsSince(began));
    try {
      const answer = await work(bucket, AbortSignal.timeout(patienceMs + moreMs));
      count(answer === null ? 'missing' : 'ok');
      return answer;
    } catch (error) {
      count(nameOf(error));
      throw unavailable(what, error);
    }
  }
  /** `null` for a file that is not there. */
  const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
    try {
      return await answer;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  async function head(key: string) {
    const Key = checkedKey(key);
    return call('head', ({ sdk, client, name }, abortSignal) =>
      orNull(client.send(new sdk.HeadObjectCommand({ Bucket: name, Key }), { abortSignal })),
    );
  }
  const list = (Prefix: string, StartAfter?: string) =>
    call('list', async ({ sdk, client, name }, abortSignal) => {
      const asked = new sdk.ListObjectsV2Command({ Bucket: name, Prefix, MaxKeys: PAGE, StartAfter });
      const { Contents = [], IsTruncated } = await client.send(asked, { abortSignal });
      const found = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ key: Key }]));
      return { found, more: IsTruncated === true };
    });

  return {
    async read(key) {
      const Key = checkedKey(key);
      return call('read', ({ sdk, client, name: Bucket }, patience) => {
        const ask = async (abortSignal: AbortSignal): Promise<Uint8Array> => {
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), { abortSignal });
          return (await Body?.transformToByteArray()) ?? new Uint8Array();
        };
        return orNull(hedged(ask, { afterMs: hedgeMs, patience }));
      });
    },
    async write(key, bytes) {
      const asked = {
        Key: checkedKey(key),
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentMD5: createHash('md5').update(bytes).digest('base64'),
        Metadata: { sha256: sha256(bytes) },
      };
      await call(
        'write',
        ({ sdk, client, name }, abortSignal) =>
          client.send(new sdk.PutObjectCommand({ Bucket: name, ...asked }), { abortSignal }),
        Math.ceil(bytes.byteLength / MIB) * 1000,
      );
    },
    exists: async (key) => (await head(key)) !== null,
    async remove(key) {
      const Key = checkedKey(key);
      await call('remove', ({ sdk, client, name }, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key }), { abortSignal }),
      );
    },
    async removeFolder(folder) {
      const prefix = `${checkedKey(folder)}/`;
      for (let more = true; more;) {
        const page = await list(prefix);
        if (page.found.length > 0) await removeAll(page.found.map(({ key }) => key));
        ({ more } = page);
      }
    },
    async *keys() {
      for (let after: string | undefined, more = true; more;) {
        const page = await list('', after);
        yield* page.found;
        after = page.found.at(-1)?.key;
        more = page.more && after !== undefined;
      }
    },
    hashOf: async (key) => (await head(key))?.Metadata?.['sha256'] ?? null,
  };

  async function removeAll(keys: string[]): Promise<void> {
    await call('remove', async ({ sdk, client, name }, abortSignal) => {
      const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
      const { Errors = [] } = await client.send(new sdk.DeleteObjectsCommand({ Bucket: name, Delete }), {
        abortSignal,
      });
      // Those that went are not listed again; the next try has the rest.
      if (Errors[0]) throw new Error(`${Errors.length} of ${keys.length} stay: ${Errors[0].Code ?? ''}`);
    });
  }
}
