import type { charges, refunds } from '../billing/tables.ts';
import type { orderEvents } from '../ordering/tables.ts';
import type { HistoryLine } from './schemas.ts';

/** Steps between two states that mean nothing to the customer. */
const UNSEEN = new Set(['draft', 'awaiting_payment', 'complete']);
/** Details that are no words for a customer. */
const VALUE_OF: Record<string, string> = {
  'plan-changed': 'plan',
  'next-plan': 'plan',
  'cancellation-scheduled': 'at',
  'domain-added': 'domain',
};

/** The order's story as its customer counts it, newest first: states, money, and what was changed. */
export function orderHistory(rows: {
  events: (typeof orderEvents.$inferSelect)[];
  paid: (typeof charges.$inferSelect)[];
  back: (typeof refunds.$inferSelect)[];
}): HistoryLine[] {
  const story = rows.events
    // Back from refunded is told by the refund that failed.
    .filter((event) => event.what !== 'state' || !(UNSEEN.has(event.to) || event.from === 'refunded'))
    .map((event): HistoryLine => {
      const at = event.at.toISOString();
      if (event.what === 'state') return { at, what: `state-${backTo(event)}`, values: {} };
      const name = VALUE_OF[event.what];
      return { at, what: event.what, values: name ? { [name]: event.why } : {} };
    });
  const money = rows.paid.map(({ paidAt, kind, amount }): HistoryLine => ({
    at: paidAt.toISOString(),
    what: `charged-${kind}`,
    values: { amount: String(amount) },
  }));
  const returned = rows.back.flatMap(({ doneAt, failedAt, amount }): HistoryLine[] => {
    const at = failedAt ?? doneAt;
    if (!at) return [];
    const what = failedAt ? 'refund-failed' : amount === null ? 'refunded-whole' : 'refunded-part';
    return [{ at: at.toISOString(), what, values: amount === null ? {} : { amount: String(amount) } }];
  });
  return [...story, ...money, ...returned].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** Live for the first time is another story than live again. */
const backTo = ({ from, to }: { from: string; to: string }): string =>
  to === 'live' && (from === 'past_due' || from === 'suspended') ? 'resumed' : to;
