/** Gives words that no screen is wide enough for places where a line may break. */
import type { Text } from '../document.ts';
import { unbroken } from './typeset.ts';

/** Longer than nearly every word of the five languages. */
const LONG = /[^\s\u00ad\u200b\u2013\u2014-]{21,}/gu;
const EVERY = 10;
const SOFT_HYPHEN = '\u00ad';
const BREAK = '\u200b';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const MAIL = /^[^@]+@[^@.]+(?:\.[^@.]+)+$/;

/** A word of letters breaks with a hyphen; an address or a number breaks without one, so that none is read into it. */
function softened(word: string): string {
  // People copy mail addresses: no invisible letter may be in one. The style lets them break anywhere.
  if (MAIL.test(word)) return word;
  const mark = /^\p{L}[\p{L}\p{M}’]*$/u.test(word) ? SOFT_HYPHEN : BREAK;
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  return letters.map((letter, index) => (index > 0 && index % EVERY === 0 ? mark + letter : letter)).join('');
}

/** "9-12", "16.30-17.30": no line ends within a span. The joiner has no glyph and no width. */
const SPAN = /(?<=(?<!\d)(?:\d{1,3}|\d{1,2}[.:]\d{2})[€£]?-)(?=\d{1,3}(?!\d))/gu;
/** "952 000 122", "06 39 98 62 10" inside a sentence. */
const NUMBER = /(?<![\d.,])\d{2,5}(?: \d{2,4}){1,5}(?![\d.,]\d)/gu;
const PHONE_DIGITS = 8;
const bound = (number: string): string =>
  number.replaceAll(/\D/g, '').length < PHONE_DIGITS ? number : unbroken(number);

export const softBreaks = (value: string): string =>
  value.replaceAll(NUMBER, bound).replaceAll(LONG, softened).replaceAll(SPAN, '\u2060');

/** Every Text inside a part of a document, softened. Nothing else changes. */
export function withSoftBreaks<T>(part: T): T {
  if (Array.isArray(part)) return part.map((entry: unknown) => withSoftBreaks(entry)) as T;
  if (part === null || typeof part !== 'object') return part;
  if ('source' in part && 'value' in part) {
    const text = part as unknown as Text;
    return { ...text, value: softBreaks(text.value) } as T;
  }
  return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, withSoftBreaks(entry)])) as T;
}
