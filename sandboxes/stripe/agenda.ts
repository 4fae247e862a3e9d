import { updating, paymentFailed, paymentSucceeded } from './billing/consequences.ts';
import { collectInvoice } from './billing/collect.ts';
import { endSubscription, expireIncomplete } from './billing/end-subscription.ts';
import { voidInvoice } from './billing/invoice-life.ts';
import { advanceDraft, announceRenewal, renew } from './billing/renew.ts';
import { allDesks } from './connect/scope.ts';
import { settleSession } from './checkout/settle-session.ts';
import { byItself, change, expireSessions, type Change, type Desk } from './desk.ts';
import type { Invoice } from './objects/invoice.ts';
import type { Subscription } from './objects/subscription.ts';
import { settleIntent } from './payments/confirm-intent.ts';
import { settleRefund } from './payments/refunds.ts';
import { accountSettings, type State } from './store.ts';

interface Happening {
  /** Seconds since the epoch, on the clock of the customer whom it concerns. */
  at: number;
  customer: string | null;
  run: (change: Change) => void;
}

const incompleteSeconds = 23 * 3600;

function ofSubscription(state: State, subscription: Subscription): Happening[] {
  const { customer, status, pending_update: pending } = subscription;
  const found: Happening[] = [];
  const add = (at: number, run: Happening['run']) => void found.push({ at, customer, run });
  if (status === 'incomplete') {
    add(subscription.created + incompleteSeconds, (each) => expireIncomplete(each, subscription));
  }
  if (!/^(active|past_due|unpaid)$/.test(status)) return found;
  const end = subscription.items.data[0]?.current_period_end ?? Infinity;
  add(end, (each) => renew(each, subscription));
  const { cancel_at: cancelAt } = subscription;
  if (cancelAt !== null && cancelAt < end) {
    add(cancelAt, (each) => endSubscription(each, subscription, 'cancellation_requested'));
  }
  const notice = end - accountSettings(state).upcomingDays * 86_400;
  if (state.announced.get(subscription.id) !== end && !subscription.cancel_at_period_end) {
    // A period shorter than the notice is announced when it begins.
    add(Math.max(notice, subscription.items.data[0]?.current_period_start ?? 0), (each) =>
      announceRenewal(each, subscription),
    );
  }
  if (pending !== null) {
    add(pending.expires_at, (each) => {
      updating(each, subscription, () => (subscription.pending_update = null));
      each.emit('customer.subscription.pending_update_expired', subscription);
      const invoice = state.invoices.get(subscription.latest_invoice ?? '');
      if (invoice?.status === 'open') voidInvoice(each, invoice);
    });
  }
  return found;
}

function ofInvoice(invoice: Invoice): Happening[] {
  const { customer, status, automatically_finalizes_at: draftUntil, next_payment_attempt: retryAt } = invoice;
  if (status === 'draft' && draftUntil !== null) {
    return [{ at: draftUntil, customer, run: (each) => advanceDraft(each, invoice) }];
  }
  if (status !== 'open' || retryAt === null) return [];
  const retry = (each: Change) => void collectInvoice(each, invoice, { offSession: true, authentication: null });
  return [{ at: retryAt, customer, run: retry }];
}

/** The bank has answered: the invoice and the session that wait for it hear of it. */
function settlePayment(each: Change, id: string): void {
  const { state } = each;
  const intent = state.paymentIntents.get(id);
  if (intent === undefined || intent.status !== 'processing') return;
  const confirmation = settleIntent(each, intent);
  const link = [...state.invoicePayments.values()].find((one) => one.payment.payment_intent === id);
  const invoice = state.invoices.get(link?.invoice ?? '');
  if (invoice !== undefined) {
    if (confirmation.status === 'succeeded') paymentSucceeded(each, invoice);
    else paymentFailed(each, invoice, { automatic: true });
  }
  settleSession(each, id, confirmation.status === 'succeeded');
}

function ofTimers(state: State): Happening[] {
  return [...state.timers].map(([key, timer]) => ({
    at: timer.at,
    customer:
      timer.kind === 'settle-payment'
        ? (state.paymentIntents.get(timer.id)?.customer ?? null)
        : (state.refunds.get(timer.id)?.customer ?? null),
    run: (each) => {
      state.timers.delete(key);
      const refund = state.refunds.get(timer.id);
      if (timer.kind === 'settle-payment') settlePayment(each, timer.id);
      else if (refund !== undefined) settleRefund(each, refund);
    },
  }));
}

function all(state: State): Happening[] {
  return [
    ...[...state.subscriptions.values()].flatMap((subscription) => ofSubscription(state, subscription)),
    ...[...state.invoices.values()].flatMap(ofInvoice),
    ...ofTimers(state),
  ];
}

/**
 * Lets everything happen whose time has come, one after the other in the order of its hours, each in its own time. What
 * hangs on a test clock goes by that clock, everything else by the sandbox's.
 */
export function runAgenda(desk: Desk): void {
  for (const each of allDesks(desk)) runOne(each);
}

function runOne(desk: Desk): void {
  expireSessions(desk);
  const { state } = desk;
  for (;;) {
    const now = Math.floor(desk.now() / 1000);
    const reached = (customer: string | null) =>
      state.testClocks.get(state.customers.get(customer ?? '')?.test_clock ?? '')?.frozen_time ?? now;
    const due = all(state).filter((each) => each.at <= reached(each.customer));
    if (due.length === 0) return;
    const next = due.reduce((first, each) => (each.at < first.at ? each : first));
    change(desk, byItself, next.run, { at: next.at });
  }
}
