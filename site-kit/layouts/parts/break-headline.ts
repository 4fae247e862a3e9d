import { bindWords } from './bind-words.ts';

/** Breaks a headline in two: the second part is set in italics on a line of its own. */
const JOINTS: readonly RegExp[] = [/\s[–—|·]\s+|[;:!?…]\s+/gu, /(?<=\p{L}{4})\.\s+/gu, /,\s+/gu];
/** Words that must not end a line: articles and prepositions are short in all five languages. */
const SHORT = 3;
const SHORTEST_PART = 6;
/** The first line is best a little shorter than the second. */
const WISHED = 0.44;

function nearest(value: string, cuts: number[], from: number, to: number): number | undefined {
  const wished = value.length * WISHED;
  return cuts
    .filter((at) => at >= Math.max(SHORTEST_PART, value.length * from) && at <= value.length * to)
    .filter((at) => value.length - at >= SHORTEST_PART)
    .toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0];
}

/** Where the text itself pauses, else between two words near the middle; the tail is empty if there is no such place. */
export function breakHeadline(value: string): [head: string, tail: string] {
  for (const joint of JOINTS) {
    const ends = [...value.matchAll(joint)].map((match) => match.index + match[0].length);
    const at = nearest(value, ends, 0.2, 0.85);
    if (at !== undefined) return [bindWords(value.slice(0, at).trim()), bindWords(value.slice(at))];
  }
  const gaps = [...value.matchAll(/(?<!\S)(\S+)\s+/gu)]
    .filter((match) => (match[1] ?? '').length > SHORT)
    .map((match) => match.index + match[0].length);
  const at = nearest(value, gaps, 0.25, 0.75);
  return at === undefined ? [bindWords(value), ''] : [bindWords(value.slice(0, at).trim()), bindWords(value.slice(at))];
}
