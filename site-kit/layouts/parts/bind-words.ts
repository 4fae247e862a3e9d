const NO_BREAK = '\u00a0';
const TINY = /^\p{L}{1,2}$/u;
const SHORT = /^\p{L}{3}$/u;
const SHORT_END = /^\p{L}{1,3}\p{P}?$/u;
/** Letters that even a large headline gets on a line of a narrow phone. */
const NARROW = 14;

const lastOf = (bound: string): string => bound.slice(bound.lastIndexOf(NO_BREAK) + 1);

/**
 * Keeps short words ("a", "del", "que", "και") with the word that follows, and a short last word with the one before, so
 * that none stands alone on a line of a headline.
 */
export function bindWords(value: string): string {
  const words = value.split(' ');
  return words.reduce((text, word, index) => {
    const before = text.slice(text.lastIndexOf(' ') + 1);
    const fits = before.length + word.length < NARROW;
    const ends = index === words.length - 1 && SHORT_END.test(word);
    const bound = TINY.test(lastOf(before)) || (fits && (SHORT.test(lastOf(before)) || ends));
    return text + (bound ? NO_BREAK : ' ') + word;
  });
}
