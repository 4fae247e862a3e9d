/** What an operator may do by hand. */
export { enterLetter } from './enter-letter.ts';
export { giveBack } from './give-back.ts';
