/** How much an own page may hold. */
export const MOST_BLOCKS = 60;
export const MOST_PHOTOS = 24;
export const MOST_ROWS = 100;
export const MOST_QUESTIONS = 40;
/** UTF-8 bytes of a page as JSON: a call takes so much, and a browser still sends it when its window goes. */
export const MOST_PAGE_BYTES = 48 * 1024;

/** Letters of each text of a page. */
export const LETTERS = {
  title: 60,
  heading: 80,
  caption: 200,
  name: 80,
  detail: 200,
  price: 30,
  question: 200,
  answer: 2000,
  label: 40,
} as const;
