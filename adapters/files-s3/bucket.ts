/** The vendor's client for one bucket, and what its failures mean to us. */
import type * as Sdk from '@aws-sdk/client-s3';
import { AppError } from '../../platform/errors.ts';

export interface BucketConfig {
  bucket: string;
  /** Absent: Amazon's of the region. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
export interface Bucket {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
  name: string;
}

/** Connections at once; who finds none free waits within its own patience. */
const MOST_SOCKETS = 64;
/** Milliseconds until a connection stands. */
const CONNECT_MS = 1000;

/**
 * The SDK is loaded by the first call only: a product whose files are on the disk does without its memory.
 * @param attempts of each call; between them the SDK waits for a random time that doubles from 100 ms on, and its budget of
 *   repeats is soon used up where the store fails for everybody
 */
export async function openBucket(config: BucketConfig, attempts = 3): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: config.region,
    ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    maxAttempts: attempts,
    // Every store knows Content-MD5, which we send; not every one knows the newer sums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: { keepAlive: true, maxSockets: MOST_SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: MOST_SOCKETS },
    },
  });
  return { sdk, client, name: config.bucket };
}

/** The vendor's name of what went wrong, or the system's (ECONNRESET); 'TimeoutError' where nobody answered in time. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { name, code } = error as Error & { code?: unknown };
  return ['Error', 'AggregateError'].includes(name) && typeof code === 'string' ? code : name;
}

/** A file that is not there. A bucket that is not there is none of those: its sites are not gone. */
export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes(nameOf(error));

export const STORE_AWAY = 'sites.store-unavailable';

export const unavailable = (what: string, cause: unknown): AppError =>
  new AppError(STORE_AWAY, {
    status: 503,
    retryable: true,
    retryAfterS: 2,
    reason:
      `the store of files, ${what}: ${nameOf(cause)}: ${cause instanceof Error ? cause.message : String(cause)}`.slice(
        0,
        300,
      ),
    cause,
  });
