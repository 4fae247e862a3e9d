/**
 * What people may type, by one rule for every door (forms, calls, addresses) and for browser and server. Letters, marks
 * and signs of every script are welcome; what nobody sees or means is not. docs/security.md, "Text that people type".
 */
import * as z from 'zod/mini';

/** Controls (line breaks and NUL too), lone surrogates, and code points that are no characters, like U+FFFE. */
const NO_TEXT = /[\p{Cc}\p{Cs}\p{Cn}]/u;
const NO_NOTE = /(?![\n\t])[\p{Cc}\p{Cs}\p{Cn}]/u;
/** Joiners stay: Persian and Indic names are spelled with them, and families of emoji. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;
const NO_CODE = /[\p{Cc}\p{Cs}\p{Cn}\p{Cf}]/u;

/** Text on one line, such as a name, a street, a search. */
export const isLine = (text: string): boolean => !NO_TEXT.test(text);
/** Something that a machine compares: mail address, domain name, telephone, tax code. */
export const isCode = (text: string): boolean => !NO_CODE.test(text);
/** NFC, without marks of direction, soft hyphens and the like, which come along when somebody copies. */
export const cleaned = (text: string): string => text.replaceAll(UNSEEN, '').normalize('NFC');

/** What was pasted from several lines or columns is one line. */
const joined = (text: string): string => text.replaceAll(/[\t\r\n]/g, ' ');

/** A line of at most `longest` UTF-16 units, cleaned. */
export const line = (longest: number) =>
  z
    .string()
    .check(
      z.maxLength(longest),
      z.overwrite(joined),
      z.refine(isLine),
      z.overwrite(cleaned),
      z.trim(),
      z.maxLength(longest),
    );
/** As a line, and lines may break. */
export const note = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((text) => !NO_NOTE.test(text)),
    z.overwrite(cleaned),
    z.trim(),
    z.maxLength(longest),
  );
/** What a machine compares: nothing unseen is taken away from it, it is refused. */
export const code = (longest: number) => z.string().check(z.maxLength(longest), z.trim(), z.refine(isCode));

/** Of a calendar that has such a day and hour: what was read is written the same. `rest`: what makes it an instant. */
const isReal = (rest: string) => (text: string) => {
  const at = Date.parse(text + rest);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
/** YYYY-MM-DD; 30 February is none. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isReal('')));
/** YYYY-MM-DDTHH:MM by the clock of the business. */
export const wallTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/), z.refine(isReal(':00Z')));

/** False when anything in a value read from JSON, keys too, is NUL or half a character: no store and no vendor takes those. */
export function isStorable(given: unknown): boolean {
  const waiting = [given];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return false;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) waiting.push(key, each);
    }
  }
  return true;
}
