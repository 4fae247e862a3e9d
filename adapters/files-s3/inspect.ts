import { isMissing, nameOf, openBucket, type BucketConfig } from './bucket.ts';

/** Why a bucket is of no use to us. */
export type BucketFault = 'no-bucket' | 'refused' | 'clock' | 'region' | 'unreachable' | 'damaged' | 'failing';
export type Inspected =
  | { well: true; slowestMs: number }
  /** `step`: what we asked for; `says`: the store's own word. */
  | { well: false; step: string; fault: BucketFault; says: string };

const PATIENCE_MS = 5000;
const FAULTS: [BucketFault, RegExp][] = [
  ['no-bucket', /^NoSuchBucket$/],
  ['clock', /^RequestTimeTooSkewed$|^RequestExpired$/],
  ['region', /^PermanentRedirect$|^AuthorizationHeaderMalformed$|^IllegalLocationConstraintException$/],
  ['refused', /^AccessDenied$|^InvalidAccessKeyId$|^SignatureDoesNotMatch$|^Forbidden$|^Unauthorized|^Account/],
  ['damaged', /^Damaged$/],
  ['unreachable', /^TimeoutError$|^AbortError$|^E[A-Z]+$/],
];

/** Writes, reads, lists and removes one small file, each once; looks also for one that is not there. */
export async function inspectBucket(config: BucketConfig): Promise<Inspected> {
  const { sdk, client, name: Bucket } = await openBucket(config, 1);
  const Key = `doctor/${crypto.randomUUID()}`;
  const inTime = () => ({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });
  const steps: Record<string, () => Promise<unknown>> = {
    write: () => client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: Key }), inTime()),
    read: async () => {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), inTime());
      if ((await Body?.transformToString()) !== Key) throw Object.assign(new Error('other bytes'), { name: 'Damaged' });
    },
    // Without the right to list a store refuses where it would say that a file is not there.
    list: () => client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: 'doctor/', MaxKeys: 1 }), inTime()),
    'look for what is not there': () =>
      client.send(new sdk.GetObjectCommand({ Bucket, Key: `${Key}-none` }), inTime()).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      }),
    remove: () => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), inTime()),
  };
  let slowestMs = 0;
  try {
    for (const [step, run] of Object.entries(steps)) {
      const began = performance.now();
      try {
        await run();
      } catch (error) {
        return { well: false, step, fault: faultOf(error), says: saidBy(error) };
      }
      slowestMs = Math.max(slowestMs, performance.now() - began);
    }
  } finally {
    client.destroy();
  }
  return { well: true, slowestMs };
}

function faultOf(error: unknown): BucketFault {
  const name = nameOf(error);
  return FAULTS.find(([, words]) => words.test(name))?.[0] ?? 'failing';
}

const saidBy = (error: unknown): string =>
  `${nameOf(error)}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 200);
