/** "da 149 €" is a small word and a huge figure. */
export interface Price {
  before: string;
  figure: string;
  /** The figure has too many characters to be huge. */
  long: boolean;
}

const LONG_FIGURE = 8;
const FIGURE = /[£€$]?\s?\d/u;

export function splitPrice(value: string): Price {
  const at = Math.max(0, value.search(FIGURE));
  const [before, figure] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
  return { before, figure, long: figure.length > LONG_FIGURE };
}
