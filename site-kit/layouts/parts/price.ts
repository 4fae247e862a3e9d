/** "da 149 €" is a small word and a huge figure. */
export interface Price {
  before: string;
  figure: string;
  /** The figure has too many characters to be huge. */
  long: boolean;
}

const LONG_FIGURE = 8;
/** What stands before the first currency sign or digit. */
const PARTS = /^(.*?)\s*([£€$]?\s*\d.*)$/u;

export function splitPrice(value: string): Price {
  const [, before = '', figure = value] = PARTS.exec(value) ?? [];
  return { before, figure, long: figure.length > LONG_FIGURE };
}
