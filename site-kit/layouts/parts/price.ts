/** "da 149 €" is a small word and a huge figure. */
export interface Price {
  before: string;
  figure: string;
  /** The figure has too many characters to be huge. */
  long: boolean;
}

const LONG_FIGURE = 8;
/** At the beginning of a word: a figure inside of one ("XL3") is no price of its own. */
const FIGURE = /(?<![\p{L}\p{N}])[£€$]?\s?\d/u;

export function splitPrice(value: string): Price {
  const at = Math.max(0, value.search(FIGURE));
  const [before, figure] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
  return { before, figure, long: figure.length > LONG_FIGURE };
}
