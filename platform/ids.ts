import { randomBytes } from 'node:crypto';

/** `ord_` + 22 base64url characters: 128 random bits, so an id cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}
