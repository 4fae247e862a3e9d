/** A text in three: what it begins and ends with like another, and what lies between. Together they are the text. */
export interface Parts {
  head: string;
  own: string;
  tail: string;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/gu) ?? [];

/** Where `text` differs from `other`, by whole words. Linear in both. Texts with nothing in common are all `own`. */
export function differing(text: string, other: string): Parts {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const most = Math.min(words.length, others.length);
  let from = 0;
  while (from < most && words[from] === others[from]) from += 1;
  let end = 0;
  while (end < most - from && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const to = words.length - end;
  return {
    head: words.slice(0, from).join(''),
    own: words.slice(from, to).join(''),
    tail: words.slice(to).join(''),
  };
}

const LONG = { letters: 280, lines: 6 };
/** Of what stands before the difference, where the text is cut. */
const LED_BY = 80;

export const isLong = (text: string): boolean => text.length > LONG.letters || text.split('\n').length > LONG.lines;

/** So that in a cut text what differs is among what is seen. */
export function nearDifference(parts: Parts): Parts {
  if (parts.head.length <= 2 * LED_BY) return parts;
  const near = parts.head.slice(-LED_BY);
  return { ...parts, head: `… ${near.slice(near.search(/\s/u) + 1)}` };
}
