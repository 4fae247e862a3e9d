import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../platform/errors.ts';

/** A program of ours says by a key that both know who it is; null: none is configured. Throws 'http.not-found' (404): to everybody else there is nothing here. */
export function requireSharedKey(authorization: string | undefined, key: string | null | undefined): void {
  const expected = Buffer.from(`Bearer ${key ?? ''}`);
  const given = Buffer.from(authorization ?? '');
  if (!key || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('http.not-found', { status: 404 });
}
