/** Marks that Unicode sets apart from their letter: accents, diaereses, the Greek tonos. */
const MARKS = /\p{M}+/gu;
const NOT_WORDS = /[^\p{L}\p{N}]+/gu;

/** A name as it is compared: "Caffè  d’Àngelo" and "caffe d angelo" are the same. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(NOT_WORDS, ' ').replaceAll('ς', 'σ').trim();

/** The words of a folded text as a PostgreSQL tsquery: each must occur, the last one at least as a beginning. */
export const wordsQuery = (folded: string): string =>
  folded
    .split(' ')
    .filter(Boolean)
    .map((word, index, all) => (index === all.length - 1 ? `${word}:*` : word))
    .join(' & ');
