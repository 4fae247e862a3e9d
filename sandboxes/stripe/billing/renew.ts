import { requireIn, type Change } from '../desk.ts';
import { noSuch } from '../api-error.ts';
import { buildInvoice, type Invoice } from '../objects/invoice.ts';
import type { InvoiceLine } from '../objects/invoice-line.ts';
import { periodEnd, type Subscription } from '../objects/subscription.ts';
import { collectInvoice } from './collect.ts';
import { updating } from './consequences.ts';
import { endSubscription } from './end-subscription.ts';
import { draftSeconds, finalizeInvoice, openDraft } from './invoice-life.ts';
import { periodLine, takeItems, waitingItems, type LineContext } from './lines.ts';

function contextOf(change: Change, subscription: Subscription): LineContext {
  const customer = requireIn(change.state.customers, subscription.customer, (id) => noSuch('customer', id));
  return { change, customer, subscription };
}

/** The same subscription one period on; its day of the month is that of its beginning, where the month has it. */
export function nextPeriod(subscription: Subscription): Subscription {
  const rhythm = subscription.items.data[0]?.price.recurring ?? { interval: 'year' as const, interval_count: 1 };
  const anchor = subscription.billing_cycle_anchor;
  const start = subscription.items.data[0]?.current_period_end ?? anchor;
  let count = 1;
  let end = periodEnd(anchor, rhythm);
  while (end <= start) {
    count += 1;
    end = periodEnd(anchor, { interval: rhythm.interval, interval_count: rhythm.interval_count * count });
  }
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}

/** The invoice of the next renewal as it would be now; shown by previews and announcements, kept nowhere. */
export function upcomingInvoice(context: LineContext, id: string, prorated: InvoiceLine[]): Invoice {
  const { change, customer, subscription } = context;
  const next = nextPeriod(subscription);
  const item = subscription.items.data[0];
  const lines = next.items.data.map((each) => periodLine({ ...context, subscription: next }, each));
  return {
    ...buildInvoice({
      id,
      customer,
      subscription,
      lines: [...waitingItems(context).map((each) => each.line), ...prorated, ...lines],
      reason: 'subscription_cycle',
      currency: subscription.currency,
      period: { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 },
      autoAdvance: true,
      created: item?.current_period_end ?? change.now,
    }),
    next_payment_attempt: (item?.current_period_end ?? change.now) + draftSeconds,
  };
}

export function announceRenewal(change: Change, subscription: Subscription): void {
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  change.state.announced.set(subscription.id, end);
  const upcoming: Partial<Invoice> = upcomingInvoice(contextOf(change, subscription), 'upcoming', []);
  // The vendor's announcement has no id: this invoice does not exist yet.
  delete upcoming.id;
  change.emit('invoice.upcoming', upcoming);
}

/** The end of a period: the end of the subscription where that was asked for, else a new period and its draft. */
export function renew(change: Change, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) return endSubscription(change, subscription, 'cancellation_requested');
  const context = contextOf(change, subscription);
  const { current_period_start: start, current_period_end: end } = subscription.items.data[0] ?? {
    current_period_start: change.now,
    current_period_end: change.now,
  };
  const taken = waitingItems(context);
  updating(change, subscription, () => {
    subscription.items = nextPeriod(subscription).items;
    const lines = subscription.items.data.map((item) => periodLine(context, item));
    const invoice = openDraft(change, context.customer, {
      subscription,
      lines: [...taken.map((each) => each.line), ...lines],
      reason: 'subscription_cycle',
      currency: subscription.currency,
      period: { start, end },
      // An unpaid subscription goes on making invoices that nobody collects.
      autoAdvance: subscription.status !== 'unpaid',
    });
    takeItems(taken, invoice.id);
    if (invoice.auto_advance) invoice.automatically_finalizes_at = change.now + draftSeconds;
  });
}

/** A draft whose hour is over is numbered and charged. */
export function advanceDraft(change: Change, invoice: Invoice): void {
  finalizeInvoice(change, invoice);
  collectInvoice(change, invoice, { offSession: true, authentication: null });
}
