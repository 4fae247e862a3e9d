const NO_BREAK = '\u00a0';
const TINY = /^\p{L}{1,2}$/u;
const SHORT = /^\p{L}{3}$/u;
const DASH = /^[–—]$/u;
const SHORT_END = /^\p{L}{1,3}\p{P}?$/u;
/** Letters that even a large headline gets on a line of a narrow phone. */
const NARROW = 13;

/**
 * Keeps short words ("a", "del", "que", "και") with the word that follows, a short last word and a dash with the one before, so
 * that none stands alone on a line of a headline, and no line begins with a dash.
 */
export function bindWords(value: string, narrow = NARROW): string {
  const words = value.split(' ');
  const last = words.length - 1;
  return words.reduceRight((text, word, index) => {
    const [after = ''] = text.split(' ', 1);
    const fits = word.length + after.length < narrow;
    const ends = index === last - 1 && SHORT_END.test(after);
    const bound = TINY.test(word) || DASH.test(words[index + 1] ?? '') || (fits && (SHORT.test(word) || ends));
    return word + (bound ? NO_BREAK : ' ') + text;
  });
}
