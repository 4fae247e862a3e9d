/** The door of the digests room. */
export { openLink } from './open-link.ts';
export { findDueLetters } from './schedule-letters.ts';
export { answerByLink } from './answer-by-link.ts';
export { writeLetter } from './write-letter.ts';
