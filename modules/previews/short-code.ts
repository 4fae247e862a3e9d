import { createHmac } from 'node:crypto';
import type { Ctx } from '../../platform/ctx.ts';

/** Base 32 without what is read for another sign: no i, l, o, u (Crockford). */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
const CODE = /^[0-9a-hjkmnp-tv-z]{10}$/i;

const keyed = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** Ten signs of a link: 50 bits that nobody guesses, made from its id and our secret, so that they are kept nowhere. */
const codeOf = (secret: string, linkId: string): string =>
  Array.from(keyed(secret, `short-code:${linkId}`).subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

export const isCode = (text: string): boolean => CODE.test(text);

const codeHash = (secret: string, code: string): string =>
  keyed(secret, `short-code-hash:${code.toLowerCase()}`).toString('base64url');

/** By what a link is found whose code somebody brings: keyed hashes, of no use to a reader of the database, one for each secret. */
export const codeHashes = ({ config }: Ctx, code: string): string[] =>
  config.appSecrets.map((secret) => codeHash(secret, code));

/** The hash that is kept with a link. */
export const hashOfLink = ({ config: { appSecret } }: Ctx, linkId: string): string =>
  codeHash(appSecret, codeOf(appSecret, linkId));

/** A link's address as it stands in messages and on paper; `kept`: its hash, which tells the secret that it was made with. */
export function shortPath({ config: { appSecret, appSecrets } }: Ctx, linkId: string, kept: string): string {
  const madeWith = appSecrets.find((secret) => codeHash(secret, codeOf(secret, linkId)) === kept);
  return `/v/${codeOf(madeWith ?? appSecret, linkId)}`;
}
