/** What an operator may do by hand. */
export { enterLetter } from './enter-letter.ts';
export { refundOrder } from './refund-order.ts';
