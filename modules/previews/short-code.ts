import { createHmac } from 'node:crypto';
import type { Ctx } from '../../platform/ctx.ts';

/** Base 32 without what is read for another sign: no i, l, o, u (Crockford). */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
const CODE = /^[0-9a-hjkmnp-tv-z]{10}$/i;

const keyed = (ctx: Ctx, text: string): Buffer => createHmac('sha256', ctx.config.appSecret).update(text).digest();

/** Ten signs of a link: 50 bits that nobody guesses, made from its id and our secret, so that they are kept nowhere. */
const codeOf = (ctx: Ctx, linkId: string): string =>
  Array.from(keyed(ctx, `short-code:${linkId}`).subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

export const isCode = (text: string): boolean => CODE.test(text);

/** By what a link is found whose code somebody brings: a keyed hash, of no use to a reader of the database. */
export const codeHash = (ctx: Ctx, code: string): string =>
  keyed(ctx, `short-code-hash:${code.toLowerCase()}`).toString('base64url');

/** The hash that is kept with a link. */
export const hashOfLink = (ctx: Ctx, linkId: string): string => codeHash(ctx, codeOf(ctx, linkId));

/** A link's address as it stands in messages and on paper. */
export const shortPath = (ctx: Ctx, linkId: string): string => `/v/${codeOf(ctx, linkId)}`;
