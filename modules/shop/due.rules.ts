/** When an order that nobody ends is over by itself, and what becomes of it then. Pure. */
import type { OrderState } from './shop.states.ts';

const DAY_MS = 86_400_000;
/** What left the shop so long ago has been delivered, whatever its owner pressed. */
export const SENT_DAYS = 30;
/** Nobody waits longer for what was accepted and never left. */
export const ACCEPTED_DAYS = 60;

interface Waiting {
  state: OrderState;
  delivery: object | null;
  placedAt: Date;
  keptUntil: Date;
  sentAt: Date | null;
}

const after = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

/**
 * From then on it is over. What was accepted to be delivered waits longer than a buyer would be waited for; no row says when it was accepted,
 * and it was not before it was placed. A later day that its buyer was promised is waited for, with the days that follow it.
 */
export function dueAt({ state, delivery, placedAt, keptUntil, sentAt }: Waiting): Date {
  if (delivery === null || state === 'placed') return keptUntil;
  if (state === 'sent') return after(sentAt ?? placedAt, SENT_DAYS);
  const waited = after(placedAt, ACCEPTED_DAYS);
  return keptUntil > waited ? keptUntil : waited;
}

/** What becomes of it then. */
export function overdue({ state, delivery }: Pick<Waiting, 'state' | 'delivery'>): OrderState {
  if (state === 'placed') return 'expired';
  if (delivery === null) return 'not-collected';
  return state === 'sent' ? 'delivered' : 'cancelled-by-owner';
}
