import { randomBytes } from 'node:crypto';

/** Base 32 without what is read for another sign: no i, l, o, u (Crockford). */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** Ten signs: 50 random bits, so that whoever tries addresses finds none. */
export const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

const CODE = /^[0-9a-hjkmnp-tv-z]{10}$/i;
export const isCode = (text: string): boolean => CODE.test(text);

/** As it stands in messages and on paper. */
export const shortPath = (code: string): string => `/v/${code}`;
