/** Sets words in capitals of Sofia Sans Extra Condensed 900 as large as a box allows, as a compositor fills a poster. */

import { bindWords } from '../parts/bind-words.ts';

/** Advance widths in ems, measured; others of its alphabets are WIDE_ENOUGH. */
const WIDTHS: readonly [letters: string, ems: number][] = [
  [' \u00A0\u202F', 0.13],
  ["IJÌÍÎÏΙΪ()’'.,:;!·", 0.25],
  ['L/-Γ', 0.36],
  ['EFTZ12?ÉÈÊËΕΣΖΤ', 0.4],
  ['PS357+ΡΞ', 0.42],
  ['B0689RXY4€$£ΒΔΥΧ', 0.45],
  ['HNÑΗΝΠ', 0.48],
  ['–', 0.52],
  ['MΜΦΨ', 0.59],
  ['W—', 0.64],
];
const WIDE_ENOUGH = 0.47;
/** Letters of alphabets that the font lacks come from a font of the device, which is not condensed. */
const STAND_IN = 0.8;
const LACKING = /[^\P{L}\p{Script=Latin}\p{Script=Greek}]/u;
const EM_OF = new Map(WIDTHS.flatMap(([letters, ems]) => [...letters].map((letter) => [letter, ems] as const)));

interface Word {
  text: string;
  /** Width of each letter. */
  ems: number[];
}
const SPACE = EM_OF.get(' ') ?? WIDE_ENOUGH;

/** Greek capitals lose their tonos, so they are measured without it. */
const measured = (text: string, lang: string): Word => ({
  text,
  ems: [...text.toLocaleUpperCase(lang)].map(
    (letter) => EM_OF.get(letter) ?? (LACKING.test(letter) ? STAND_IN : WIDE_ENOUGH),
  ),
});

const widen = (width: number, { ems }: Word): number => ems.reduce((sum, letter) => sum + letter, width);

/** In ems, as capitals. */
export const emWidth = (value: string, lang: string): number => widen(0, measured(value, lang));

export interface Box {
  /** Hundredths of the screen's width. */
  width: number;
  height: number;
  /** Largest size, in the same unit. */
  most: number;
}

export interface Setting {
  /** Whole hundredths of the screen's width. */
  size: number;
  /** The words by line. */
  lines: string[][];
}

/** Height of capitals, in ems; lines stand `LEADING` apart. */
const CAPITALS = 0.66;
export const LEADING = 0.8;
/** Where an accent or a tail would touch the line beside it. */
export const OPEN_LEADING = 0.9;
const MOST_LINES = 7;
/** Headlines have at most 78 characters; trying every break of a longer text would take for ever and set it too small. */
const MOST_WORDS = 40;

/** After which a line is best begun: any pause, else the end of a sentence; the point of an abbreviation follows fewer letters. */
const PAUSE = /\p{L}{4}[.!?…;:,]$/u;
const STOP = /\p{L}{4}[.!?…;]$/u;

/** Fills lines from the left; null when a word is wider than the measure. After a word that matches `stop` a line ends. */
function wrap(words: Word[], measure: number, stop: RegExp | null): string[][] | null {
  const lines: string[][] = [];
  let width = 0;
  for (const word of words) {
    const alone = widen(0, word);
    if (alone > measure) return null;
    const last = lines.at(-1);
    const closed = stop?.test(last?.at(-1) ?? '');
    const longer = widen(width + SPACE, word);
    if (last && !closed && longer <= measure) {
      last.push(word.text);
      width = longer;
    } else {
      lines.push([word.text]);
      width = alone;
    }
  }
  return lines;
}

/** A compositor may bind one letter more than a browser that has to break lines by itself. */
const BOUND = 14;

/** Short words stay with the word that follows, a dash with the word before it. */
function wordsOf(value: string): string[] {
  return bindWords(value, BOUND)
    .replaceAll(/(?<=^| )([–—]) (?=\S)/gu, '$1\u00A0')
    .replaceAll(/ (?=[–—](?:\s|$))/gu, '\u00A0')
    .split(/ +/)
    .filter(Boolean);
}

const TAILS = /[JQÇ,;]/;
const MARKS = /[À-ÏÑ-ÖÙ-ÝΪΫ]/;

/** Whether any line has a tail above another line, or an accent below one. */
export function needsAir(lines: string[][], lang: string): boolean {
  const capitals = lines.map((words) => words.join(' ').toLocaleUpperCase(lang));
  return capitals.slice(0, -1).some((line) => TAILS.test(line)) || capitals.slice(1).some((line) => MARKS.test(line));
}

/** Width of every run of words: one of them is the measure at which the type is largest. */
function measuresOf(words: Word[]): number[] {
  return words.flatMap((first, from) => {
    let width = widen(0, first);
    return [width, ...words.slice(from + 1).map((word) => (width = widen(width + SPACE, word)))];
  });
}

function largest(words: Word[], measures: Set<number>, box: Box, lang: string, stop: RegExp | null): Setting {
  let best: Setting = { size: 0, lines: [words.map(({ text }) => text)] };
  for (const measure of measures) {
    const lines = wrap(words, measure, stop);
    if (!lines || lines.length > MOST_LINES) continue;
    const leading = needsAir(lines, lang) ? OPEN_LEADING : LEADING;
    const height = (lines.length - 1) * leading + CAPITALS;
    const size = Math.floor(Math.min(box.most, box.width / measure, box.height / height));
    if (size > best.size) best = { size, lines };
  }
  return best;
}

/** How much smaller the type may get so that pauses end lines. */
const WORTH = 0.9;
/** How much smaller, so that no article or preposition stands alone on a line. */
const COMPANY = 0.6;

const SHORT = /^\p{L}{1,3}$/u;
const isLone = ([word = '', ...more]: string[]): boolean => more.length === 0 && SHORT.test(word);

/** Every short word with the one that follows, however wide the two are. */
const accompanied = (texts: string[]): string[] =>
  texts.reduceRight<string[]>(
    (done, text) => (SHORT.test(text) && done[0] ? [`${text}\u00A0${done[0]}`, ...done.slice(1)] : [text, ...done]),
    [],
  );

/** Breaks the words so that they can be set largest, at their pauses where that costs little; of equal sizes the one with fewer lines. */
export function fit(value: string, box: Box, lang: string): Setting {
  const texts = wordsOf(value.trim());
  if (texts.length > MOST_WORDS) return { size: 0, lines: [texts] };
  const best = set(texts, box, lang);
  if (best.lines.length === 1 || !best.lines.some(isLone)) return best;
  const calm = set(accompanied(texts), box, lang);
  return calm.size >= best.size * COMPANY ? calm : best;
}

function set(texts: string[], box: Box, lang: string): Setting {
  const words = texts.map((text) => measured(text, lang));
  const measures = new Set(measuresOf(words).toSorted((a, b) => b - a));
  const free = largest(words, measures, box, lang, null);
  const paused = [PAUSE, STOP].map((stop) => largest(words, measures, box, lang, stop));
  return paused.find(({ size }) => size > 0 && size >= free.size * WORTH) ?? free;
}
