/** How random bytes are written as a secret that people type. Browser-safe. */

/** Without letters that are taken for another: 32 of them, five bits each. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUPS = 4;
const GROUP = 5;
/** Random bytes of a secret of 100 bits. */
export const SECRET_BYTES = GROUPS * GROUP;

/** As "abcde-fghjk-mnpqr-stuvw". */
export function inLetters(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length] ?? '');
  return Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-');
}
