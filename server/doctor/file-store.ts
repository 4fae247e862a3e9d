import { inspectBucket, type BucketFault } from '../../adapters/files-s3/inspect.ts';
import type { Config } from '../../platform/config.ts';
import { note, ok, wrong, type Finding } from '../../platform/finding.ts';

const ABOUT = 'files';
/** A page that is in no memory waits for it. */
const SLOW_MS = 500;
const MEANS = 'pages that are in no memory answer 503, nothing is published, and no photo is kept.';

const MENDED_BY: Record<BucketFault, (place: string) => string> = {
  'no-bucket': (place) => `Make the bucket (private, versioned), or correct FILES_BUCKET: there is none at ${place}.`,
  refused: () =>
    'Check FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY, and that this key may get, put, delete and list there (docs/production.md).',
  clock: () =>
    'Synchronise the clock of this machine (timedatectl set-ntp true): the store takes no call that is minutes away from its own.',
  region: () => 'Set FILES_REGION, and FILES_ENDPOINT, to those of the bucket.',
  unreachable: (place) => `Check that this machine reaches ${place}, and FILES_ENDPOINT.`,
  damaged: () => 'Something between here and the store changes what passes: look at proxies, and ask the provider.',
  failing: () => 'Ask whoever keeps the store, or look at its log.',
};

/** Where files are kept: a bucket is written to, read, listed and tidied once. */
export async function lookAtFiles({ files }: Pick<Config, 'files'>): Promise<Finding[]> {
  const { store, s3 } = files;
  if (!s3) return [ok(ABOUT, 'on the disk of this machine')];
  const place = s3.endpoint ?? `Amazon’s ${s3.region}`;
  const seen = await inspectBucket(s3);
  if (!seen.well)
    return [
      wrong(ABOUT, `the bucket ${s3.bucket}: cannot ${seen.step} (${seen.says})`, MEANS, MENDED_BY[seen.fault](place)),
    ];
  const found = [ok(ABOUT, `the bucket ${s3.bucket} at ${place} takes, gives, lists and forgets`)];
  if (seen.slowestMs > SLOW_MS)
    found.push(
      note(
        ABOUT,
        `a call took ${Math.round(seen.slowestMs)} ms`,
        'who asks for a page that is in no memory waits as long; after two seconds it is a 503.',
        'Take a store that is nearer, or a larger FILES_CACHE_GB.',
      ),
    );
  if (store === 'both')
    found.push(
      note(
        ABOUT,
        'FILES_STORE=both',
        'everything is written to disk and bucket.',
        'When npm run files -- copy disk s3 has nothing left to copy, set FILES_STORE=s3.',
      ),
    );
  return found;
}
