import type { Text } from '../../document.ts';
import { bindWords } from './bind-words.ts';

/** A second sentence, or what follows the last comma; one to seven words, so that the first part stays the main one. */
const TAILS = [/^(.{6,}[.!?…:;·–—])\s+(\S+(?:\s+\S+){0,6})$/u, /^(.{6,},)\s+(\S+(?:\s+\S+){0,6})$/u];

/** Splits a headline where its own punctuation does; the tail is empty when it has no natural second part. */
export function splitHeadline(value: string): [head: string, tail: string] {
  const match = TAILS.map((tail) => tail.exec(value)).find(Boolean);
  return match ? [bindWords(match[1] ?? ''), bindWords(match[2] ?? '')] : [bindWords(value), ''];
}

/**
 * Classes for the size of a headline. By its length, so that long names still fit: "h-s" (short) to "h-xl". And by its longest
 * word, so that none is broken: "w6" to "w12" say that it needs as many times the size of its letters, and less than once more.
 */
export function headlineSize(text: Text): string {
  const { length } = text.value;
  const size = length <= 24 ? 'h-s' : length <= 42 ? 'h-m' : length <= 60 ? 'h-l' : 'h-xl';
  const width = Math.min(WIDEST_EM, Math.floor(widestWord(text)));
  return width < WIDE_EM ? size : `${size} w${width}`;
}

/** Sizes of letters that a word has room for in each column. */
const WIDE_EM = 6;
const WIDEST_EM = 12;
const CAPITAL_EM = 0.7;
const SMALL_EM = 0.52;
const SPACE_EM = 0.25;
const BOUND = '\u00a0';
/** Where a line may end: a space that binds two words is not among them. */
const BREAKS = /[ \n\u00ad\u200b]+/u;

/** Times the size of its letters that the longest word is wide, with those bound to it, as wide as any of our fonts sets it. */
function widestWord({ value }: Text): number {
  const width = (word: string) =>
    [...word].reduce(
      (sum, letter) => sum + (letter === BOUND ? SPACE_EM : /\p{Lu}/u.test(letter) ? CAPITAL_EM : SMALL_EM),
      0,
    );
  return Math.max(...bindWords(value).split(BREAKS).map(width));
}

/** Whether a narrow column would break the longest word. */
export const hasWideWord = (text: Text): boolean => widestWord(text) > NARROW_EM;
const NARROW_EM = 8;

/** What the classes of wide words mean: `--e`, the width that a headline's size has to leave room for. */
export const WIDE_WORDS = Array.from(
  { length: WIDEST_EM - WIDE_EM + 1 },
  (_, at) => `.w${WIDE_EM + at}{--e:${WIDE_EM + at + 1}}`,
).join('');
