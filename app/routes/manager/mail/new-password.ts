import { inLetters, SECRET_BYTES } from '../../../../modules/mailboxes/secret-letters.rules.ts';

/** A password that nobody guesses, made in this browser. */
export const newPassword = (): string => inLetters(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
