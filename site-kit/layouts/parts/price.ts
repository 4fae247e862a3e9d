/** "da 149 €" is a small word and a huge figure, "35 € / mois" a huge figure and a small word. */
export interface Price {
  before: string;
  figure: string;
  /** With the space before it, if there is one. */
  after: string;
  /** The figure has too many characters to be huge. */
  long: boolean;
}

const LONG_FIGURE = 8;
/** At the beginning of a word: a figure inside of one ("XL3") is no price of its own. */
const FIGURE = /(?<![\p{L}\p{N}])[£€$]?\s?\d/u;
/** An amount with its sign, and a unit that holds no other figure. */
const WITH_UNIT = /^((?:[£€$]\s?[\d.,]+|[\d.,]+\s?[£€$]))(\s*[^\d\s£€$.,][^\d£€$]*)$/u;

export function splitPrice(value: string): Price {
  const at = Math.max(0, value.search(FIGURE));
  const [before, rest] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
  const [, figure = rest, after = ''] = WITH_UNIT.exec(rest) ?? [];
  return { before, figure, after, long: figure.length > LONG_FIGURE };
}
