/** Secrets of a box and their hashes, in the forms that the engine reads (Dovecot 2.3 and 2.4). */
import { argon2, createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { inLetters, SECRET_BYTES } from './secret-letters.rules.ts';

const deriveArgon2 = promisify(argon2);
/** OWASP's least: 19 MiB, two passes, one lane. Every sign-in with a typed password costs that on the mail host. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const withoutPadding = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** `{ARGON2ID}` and the PHC form. A letter with an accent is hashed composed, as keyboards send it. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await deriveArgon2('argon2id', { message: password.normalize('NFC'), nonce, ...COST });
  const { memory, passes, parallelism } = COST;
  const phc = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${withoutPadding(nonce)}$${withoutPadding(tag)}`;
  return `{ARGON2ID}${phc}`;
}

/** 100 random bits, as "abcde-fghjk-mnpqr-stuvw". */
export const newDeviceSecret = (): string => inLetters(randomBytes(SECRET_BYTES));

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
