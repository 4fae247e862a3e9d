/**
 * Sets one short figure (initials, a price with its unit, an hour) as large as its box allows, by its number of letters. The
 * box must be a query container (`container-type:inline-size`).
 */
/** Letters of the longest figure that is set large. */
export const LONGEST_FIGURE = 9;

/** Name of the class that holds `--w`, the size at which the figure is as wide as its box. */
export const figureClass = (figure: string): string =>
  `n-${Math.min(LONGEST_FIGURE, Math.max(2, Array.from(figure).length))}`;

/**
 * Rules of the classes. `letter` is the width of an average letter of a price in em, `capital` that of initials, which are the
 * only figures of two letters. Divided here: a checker of style sheets refuses a division by a custom property.
 */
export const figureRules = (letter: number, capital = letter): string =>
  Array.from({ length: LONGEST_FIGURE - 1 }, (_, at) => at + 2)
    .map((count) => `.n-${count}{--w:${Math.floor(100 / (count * (count === 2 ? capital : letter)))}cqi}`)
    .join('');
