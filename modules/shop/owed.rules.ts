/** Money that a buyer waits for until its owner presses. Pure, browser-safe. */
import type { OrderView } from './views/schemas.ts';

/** Of one withdrawal: it has not gone, or the provider refused it. Of what was never paid nothing is. */
export const isOwed = ({ amount, refund }: OrderView['withdrawals'][number]): boolean =>
  amount > 0 && (refund === null || refund.state === 'failed');

/** Of an order: its owner can give back what a withdrawal is owed, or what the provider refused. What goes by itself is none of their work. */
export const owesMoney = ({
  withdrawals,
  refundable,
  refused,
}: Pick<OrderView, 'withdrawals' | 'refundable' | 'refused'>): boolean =>
  refundable !== null && (refused !== null || withdrawals.some(isOwed));
