import { z } from 'zod';
import { defineSettings, secret, url } from '../../platform/settings.ts';

const GIB = 1024 ** 3;
/** Without each of them no bucket can be asked. */
export const BUCKET_NEEDS = ['FILES_BUCKET', 'FILES_ACCESS_KEY_ID', 'FILES_SECRET_ACCESS_KEY'] as const;

export const filesSettings = defineSettings({
  variables: {
    FILES_STORE: z.enum(['disk', 'both', 's3'], { error: 'must be disk, both or s3' }).default('disk'),
    FILES_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    FILES_ENDPOINT: url('the S3 API of whoever keeps the bucket').optional(),
    FILES_REGION: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region')
      .default('us-east-1'),
    FILES_ACCESS_KEY_ID: secret('the access key id of the bucket').optional(),
    FILES_SECRET_ACCESS_KEY: secret('the secret access key of the bucket').optional(),
    FILES_CACHE_GB: z.coerce.number().min(0).max(10_000).default(5),
  },
  rows: [
    {
      names: ['FILES_STORE'],
      what: 'where photos and built sites are kept: on the `disk` of `DATA_DIR`, in a bucket (`s3`), or, while they move, in `both` ([production](docs/production.md))',
    },
    {
      names: ['FILES_BUCKET', 'FILES_ACCESS_KEY_ID', 'FILES_SECRET_ACCESS_KEY'],
      unset: '–',
      what: 'the bucket and the key that may read, write, list and delete in it',
    },
    {
      names: ['FILES_ENDPOINT', 'FILES_REGION'],
      unset: 'Amazon’s, `us-east-1`',
      what: 'its S3 API at another provider or of one’s own, and its region',
    },
    {
      names: ['FILES_CACHE_GB'],
      what: 'of a bucket, what was used last is kept in `DATA_DIR/file-cache` up to about this size; 0: nothing',
    },
  ],
  /** `s3` is null where files are on the disk alone. */
  read: (env) => ({
    store: env.FILES_STORE,
    cacheBytes: env.FILES_CACHE_GB * GIB,
    s3:
      env.FILES_STORE === 'disk'
        ? null
        : {
            bucket: env.FILES_BUCKET ?? '',
            endpoint: env.FILES_ENDPOINT,
            region: env.FILES_REGION,
            accessKeyId: env.FILES_ACCESS_KEY_ID ?? '',
            secretAccessKey: env.FILES_SECRET_ACCESS_KEY ?? '',
          },
  }),
});
