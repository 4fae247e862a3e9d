import { changedFields } from '../changed-fields.ts';
import type { Change } from '../desk.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Subscription, SubscriptionStatus } from '../objects/subscription.ts';
import { accountSettings } from '../store.ts';
import { endSubscription } from './end-subscription.ts';
import { customerOfInvoice, subscriptionOfInvoice } from './invoice-life.ts';

/** Runs a change of a subscription and tells of it, when it was one. */
export function updating(change: Change, subscription: Subscription, run: () => void): void {
  const before = structuredClone(subscription);
  run();
  const changed = changedFields(before, subscription);
  if (Object.keys(changed).length > 0) change.emit('customer.subscription.updated', subscription, changed);
}

function turn(change: Change, subscription: Subscription, status: SubscriptionStatus): void {
  updating(change, subscription, () => {
    subscription.status = status;
  });
}

function applyPendingUpdate(change: Change, subscription: Subscription): void {
  const { pending_update: pending } = subscription;
  if (pending === null) return;
  updating(change, subscription, () => {
    subscription.items.data = pending.subscription_items;
    subscription.pending_update = null;
  });
  change.emit('customer.subscription.pending_update_applied', subscription);
}

function linkPaid({ state, now, emit }: Change, invoice: Invoice): void {
  const link = [...state.invoicePayments.values()].find(
    (each) => each.invoice === invoice.id && each.status === 'open',
  );
  if (link === undefined) return;
  Object.assign(link, { status: 'paid', amount_paid: invoice.amount_paid });
  link.status_transitions.paid_at = now;
  emit('invoice_payment.paid', link);
}

export function paymentSucceeded(change: Change, invoice: Invoice): void {
  const { state, now, emit } = change;
  Object.assign(invoice, { status: 'paid', attempted: true, auto_advance: false, next_payment_attempt: null });
  Object.assign(invoice, { amount_paid: invoice.amount_due, amount_remaining: 0 });
  invoice.status_transitions.paid_at = now;
  emit('invoice.paid', invoice);
  emit('invoice.payment_succeeded', invoice);
  linkPaid(change, invoice);
  const customer = customerOfInvoice(change, invoice);
  if (customer.delinquent) {
    customer.delinquent = false;
    emit('customer.updated', customer, { delinquent: true });
  }
  const subscription = subscriptionOfInvoice(change, invoice);
  if (subscription === undefined) return;
  if (subscription.latest_invoice === invoice.id) applyPendingUpdate(change, subscription);
  const owed = [...state.invoices.values()].some(
    (each) => each.status === 'open' && each.id !== invoice.id && subscriptionOfInvoice(change, each) === subscription,
  );
  if (/^(incomplete|past_due|unpaid)$/.test(subscription.status) && !owed) turn(change, subscription, 'active');
}

function giveUp(change: Change, invoice: Invoice, subscription: Subscription): void {
  const { afterRetries } = accountSettings(change.state);
  invoice.next_payment_attempt = null;
  if (afterRetries === 'unpaid') turn(change, subscription, 'unpaid');
  if (afterRetries === 'cancel') endSubscription(change, subscription, 'payment_failed');
}

/** Plans the next try of a renewal, counted from when it was first due; the first invoice is left to its buyer. */
export function paymentFailed(change: Change, invoice: Invoice, attempt: { automatic: boolean }): void {
  const { state, now, emit } = change;
  const subscription = subscriptionOfInvoice(change, invoice);
  const renewal = subscription !== undefined && invoice.billing_reason !== 'subscription_create';
  const waits = subscription?.latest_invoice === invoice.id && subscription.pending_update !== null;
  invoice.next_payment_attempt = null;
  if (renewal && attempt.automatic && !waits) {
    const firstDue = invoice.status_transitions.finalized_at ?? now;
    const later = accountSettings(state).retryDays.map((days) => firstDue + days * 86_400);
    invoice.next_payment_attempt = later.find((at) => at > now) ?? null;
  }
  emit('invoice.payment_failed', invoice);
  const customer = customerOfInvoice(change, invoice);
  if (!customer.delinquent) {
    customer.delinquent = true;
    emit('customer.updated', customer, { delinquent: false });
  }
  if (subscription === undefined || waits) return;
  if (subscription.status === 'active') turn(change, subscription, 'past_due');
  if (renewal && attempt.automatic && invoice.next_payment_attempt === null) giveUp(change, invoice, subscription);
}
