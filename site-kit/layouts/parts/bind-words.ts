const NO_BREAK = '\u00a0';
const TINY = /^(?:\p{L}{1,2}|[&+])$/u;
const SHORT = /^\p{L}{3}$/u;
const OPENING = /^\p{L}{3,4}$/u;
/** Of a day before its month, of what is counted. */
const NUMBER = /^\d{1,4}$/;
const DASH = /^[–—]$/u;
/** Of a compound that fits on a line; the joiner has no glyph and no width. */
const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu;
const NO_BREAK_AFTER = '-\u2060';
/** "(4 coperti)": a short aside stays on its line. */
const BRACKET = /\([^()]{1,12}\)/gu;
/** Letters that even a large headline gets on a line of a narrow phone. */
const NARROW = 13;

/** In small letters: a capital takes a third more. */
const widthOf = (word: string): number => word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) / 3;

/**
 * Keeps short words ("a", "del", "que", "και") with the word that follows, the last word and a dash with the one before and the
 * parts of a compound together where they fit, so that no word stands alone on a line of a headline, and no line begins with
 * a dash.
 */
export function bindWords(value: string, narrow = NARROW): string {
  const words = value.replaceAll(BRACKET, (inside) => inside.replaceAll(' ', NO_BREAK)).split(' ');
  const last = words.length - 1;
  const bindable = words.map((word) => (word.length < narrow ? word.replaceAll(HYPHEN, NO_BREAK_AFTER) : word));
  return bindable.reduceRight((text, word, index) => {
    const [after = ''] = text.split(' ', 1);
    // "au 30 septembre": a short word before a number is bound to it, and all three have to fit.
    // "Walk ins only": so is a short one behind a short beginning, which would stand alone.
    const isSecond = index === 1 && OPENING.test(words[0] ?? '') && OPENING.test(word);
    const isLed = isSecond || (NUMBER.test(word) && TINY.test(words[index - 1] ?? ''));
    const led = isLed ? widthOf(words[index - 1] ?? '') : 0;
    const fits = led + widthOf(word) + widthOf(after) < narrow;
    const ends = index === last - 1;
    const [tiny = '', ...rest] = after.split(NO_BREAK);
    const before = words[index - 1];
    const isFirst = before === undefined || widthOf(before) + widthOf(word) >= narrow;
    // "Καθαρίζουμε και τα φέρνουμε" is too wide on both sides: then the two short ones stand together.
    if (SHORT.test(word) && isFirst && !fits && TINY.test(tiny) && rest.length > 0)
      return word + NO_BREAK + tiny + ' ' + text.slice(tiny.length + 1);
    const bound =
      TINY.test(word) ||
      (index === 0 && OPENING.test(word) && OPENING.test(words[1] ?? '')) ||
      DASH.test(words[index + 1] ?? '') ||
      (fits && (SHORT.test(word) || NUMBER.test(word) || (ends && !DASH.test(word))));
    return word + (bound ? NO_BREAK : ' ') + text;
  });
}
