/** Sets words in capitals of Sofia Sans Extra Condensed 900 as large as a box allows, as a compositor fills a poster. */

/** Advance widths in ems, measured; letters that are not named here are WIDE_ENOUGH. */
const WIDTHS: readonly [letters: string, ems: number][] = [
  [' \u00A0\u202F', 0.13],
  ["IJΙÌÍÎÏ()’'.,:;!·", 0.26],
  ['L/-1?Γ', 0.38],
  ['EFTZS237ÉÈÊËΕΣΖΤΞ', 0.41],
  ['CDGOQUHNÇÑÓÒÔÖÚÙÛÜΘΟΩΗΝΠ–', 0.49],
  ['MWΜΦΨ—', 0.63],
];
const WIDE_ENOUGH = 0.46;
const EM_OF = new Map(WIDTHS.flatMap(([letters, ems]) => [...letters].map((letter) => [letter, ems] as const)));

/** In ems. Greek capitals lose their tonos, so they are measured without it. */
export function emWidth(value: string, lang: string): number {
  const capitals = value.toLocaleUpperCase(lang);
  return [...capitals].reduce((sum, letter) => sum + (EM_OF.get(letter) ?? WIDE_ENOUGH), 0);
}

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
export const OPEN_LEADING = 0.92;
const MOST_LINES = 7;

/** Fills lines from the left; null when a word is wider than the measure. */
function wrap(words: string[], measure: number, lang: string): string[][] | null {
  const lines: string[][] = [];
  for (const word of words) {
    if (emWidth(word, lang) > measure) return null;
    const last = lines.at(-1);
    if (last && emWidth([...last, word].join(' '), lang) <= measure) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Articles and prepositions of one or two letters stay with the word that follows. */
function wordsOf(value: string): string[] {
  return value
    .replaceAll(/(?<=^|\s)(\p{L}{1,2}|[–—]) (?=\S)/gu, '$1\u00A0')
    .replaceAll(/ (?=[–—](?:\s|$))/gu, '\u00A0')
    .split(/ +/)
    .filter(Boolean);
}

/** Breaks the words so that they can be set largest; of equal sizes the one with fewer lines. */
export function fit(value: string, box: Box, lang: string): Setting {
  const words = wordsOf(value.trim());
  const measures = words.flatMap((_, from) =>
    words.slice(from).map((__, upTo) => emWidth(words.slice(from, from + upTo + 1).join(' '), lang)),
  );
  let best: Setting = { size: 0, lines: [words] };
  for (const measure of new Set(measures.toSorted((a, b) => b - a))) {
    const lines = wrap(words, measure, lang);
    if (!lines || lines.length > MOST_LINES) continue;
    const size = Math.floor(
      Math.min(box.most, box.width / measure, box.height / ((lines.length - 1) * LEADING + CAPITALS)),
    );
    if (size > best.size) best = { size, lines };
  }
  return best;
}

const TAILS = /[JQÇ,;]/;
const MARKS = /[À-ÏÑ-ÖÙ-ÝΪΫ]/;

/** Whether any line has a tail above another line, or an accent below one. */
export function needsAir(lines: string[][], lang: string): boolean {
  const capitals = lines.map((words) => words.join(' ').toLocaleUpperCase(lang));
  return capitals.slice(0, -1).some((line) => TAILS.test(line)) || capitals.slice(1).some((line) => MARKS.test(line));
}
