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
 * word, so that none is broken: "w12" says that it needs six times the size of its letters, "w13" half of one more.
 * `drawn`: its parts as they are set, words bound; a part binds others than the whole does.
 */
export function headlineSize(text: Text, drawn = [bindWords(text.value)]): string {
  const { length } = text.value;
  const size = length <= 24 ? 'h-s' : length <= 42 ? 'h-m' : length <= 60 ? 'h-l' : 'h-xl';
  const width = wideWord(text, drawn);
  return width ? `${size} ${width}` : size;
}

/** The class of the longest word alone; none where every column has room for it. */
export function wideWord(text: Text, drawn = [bindWords(text.value)]): string | undefined {
  const width = Math.min(WIDEST, Math.floor(2 * widestWord(drawn)));
  return width < WIDE ? undefined : `w${width}`;
}

/** Halves of the size of the letters: what every column has room for, and what none has. */
const WIDE = 10;
const WIDEST = 24;
/** Widths of letters in a wide face, as parts of their size. */
const NARROW_LETTERS = /[iljtfrIιτ.,:;!’']/u;
const WIDE_LETTERS = /[mwMWωΩΜ]/u;
/** Where a line may end: a space that binds two words is not among them. */
const BREAKS = /[ \n\u00ad\u200b]+|(?<=[\u2013\u2014])/u;

const letterWidth = (letter: string): number => {
  if (letter === '\u00a0') return 0.25;
  if (NARROW_LETTERS.test(letter)) return 0.36;
  if (WIDE_LETTERS.test(letter)) return 0.86;
  if (/\p{Lu}/u.test(letter)) return 0.7;
  return /\p{Script=Greek}/u.test(letter) ? 0.6 : 0.5;
};

/** Times the size of its letters that the longest word is wide, with those bound to it. */
const widestWord = (drawn: readonly string[]): number =>
  Math.max(
    ...drawn
      .flatMap((part) => part.split(BREAKS))
      .map((word) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0)),
  );

/** Whether a narrow column would break the longest word. */
export const hasWideWord = (drawn: readonly string[]): boolean => widestWord(drawn) > NARROW_EM;
const NARROW_EM = 7.5;

/** What the classes of wide words mean: `--e`, the width that a headline's size has to leave room for. */
export const WIDE_WORDS = Array.from(
  { length: WIDEST - WIDE + 1 },
  (_, at) => `.w${WIDE + at}{--e:${(WIDE + at + 1) / 2}}`,
).join('');
