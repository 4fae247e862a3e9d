import type { Change } from '../desk.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import { voidInvoice } from './invoice-life.ts';

type Reason = 'cancellation_requested' | 'payment_failed' | 'payment_disputed';

export const hasEnded = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** Ends a subscription now: drafts vanish, open invoices are collected no more but stay owed, as at the vendor. */
export function endSubscription(change: Change, subscription: Subscription, reason: Reason): void {
  const { state, now, emit } = change;
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.pending_update = null;
  subscription.cancellation_details.reason ??= reason;
  for (const invoice of state.invoices.values()) {
    if (subscriptionOf(invoice) !== subscription.id) continue;
    if (invoice.status === 'draft' || invoice.status === 'open') {
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null, automatically_finalizes_at: null });
    }
  }
  emit('customer.subscription.deleted', subscription);
}

/** A first payment that never came: 23 hours after the creation the subscription is over without ever having begun. */
export function expireIncomplete(change: Change, subscription: Subscription): void {
  const before = subscription.status;
  subscription.status = 'incomplete_expired';
  subscription.ended_at = change.now;
  const invoice = change.state.invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(change, invoice);
  change.emit('customer.subscription.updated', subscription, { status: before });
}
