import type { Change } from '../desk.ts';
import type { Customer } from '../objects/customer.ts';
import { buildSubscription, type ItemInput, type Subscription } from '../objects/subscription.ts';
import type { InvoiceLine } from '../objects/invoice-line.ts';
import type { Invoice } from '../objects/invoice.ts';
import { openDraft } from './invoice-life.ts';
import { periodLine, takeItems, waitingItems } from './lines.ts';

/** A subscription and the draft of its first invoice, paid or not by whoever made it. */
export function beginSubscription(
  change: Change,
  customer: Customer,
  input: {
    items: ItemInput[];
    paymentMethod: string | null;
    automaticTax: boolean;
    metadata: Record<string, string>;
    description: string | null;
    /** One-time lines that the first invoice carries beside the items. */
    oneTime: (subscription: Subscription) => InvoiceLine[];
  },
): { subscription: Subscription; invoice: Invoice } {
  const currency = input.items[0]?.price.currency ?? 'eur';
  const subscription = buildSubscription({
    ...input,
    customer: customer.id,
    currency,
    testClock: customer.test_clock,
    created: change.now,
  });
  change.state.subscriptions.set(subscription.id, subscription);
  customer.currency = currency;
  const context = { change, customer, subscription };
  const taken = waitingItems(context);
  const lines = subscription.items.data.map((item) => periodLine(context, item));
  const invoice = openDraft(change, customer, {
    subscription,
    lines: [...taken.map((each) => each.line), ...lines, ...input.oneTime(subscription)],
    reason: 'subscription_create',
    currency,
    period: { start: change.now, end: change.now },
    autoAdvance: true,
  });
  takeItems(taken, invoice.id);
  return { subscription, invoice };
}
