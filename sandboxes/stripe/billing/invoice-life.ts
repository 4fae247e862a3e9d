import { newId } from '../ids.ts';
import { invalid } from '../api-error.ts';
import type { Change } from '../desk.ts';
import type { Customer } from '../objects/customer.ts';
import { buildInvoice, subscriptionOf, type Invoice, type InvoicePayment } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import { cancelIntent } from '../payments/cancel-intent.ts';

type Draft = Omit<Parameters<typeof buildInvoice>[0], 'created' | 'customer'>;

/** How long a renewal's invoice stays a draft that a merchant may still change. */
export const draftSeconds = 3600;

export function customerOfInvoice({ state }: Change, invoice: Invoice): Customer {
  const customer = state.customers.get(invoice.customer);
  if (customer === undefined) throw invalid(`No such customer: '${invoice.customer}'`, 'customer', 'resource_missing');
  return customer;
}

export function openDraft(change: Change, customer: Customer, draft: Draft): Invoice {
  const invoice = buildInvoice({ ...draft, customer, created: change.now });
  change.state.invoices.set(invoice.id, invoice);
  if (draft.subscription !== null) draft.subscription.latest_invoice = invoice.id;
  change.emit('invoice.created', invoice);
  return invoice;
}

/** Gives an invoice its number and takes off what the customer has to their credit; a zero invoice is paid by that. */
export function finalizeInvoice(change: Change, invoice: Invoice): void {
  const { now, emit, desk } = change;
  const customer = customerOfInvoice(change, invoice);
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence += 1;
  // A balance below zero is money that the customer has to their credit.
  invoice.starting_balance = customer.balance;
  const due = Math.max(0, invoice.total + customer.balance);
  customer.balance = Math.min(0, invoice.total + customer.balance);
  Object.assign(invoice, { amount_due: due, amount_remaining: due, ending_balance: customer.balance });
  Object.assign(invoice, { status: 'open', effective_at: now, automatically_finalizes_at: null });
  invoice.status_transitions.finalized_at = now;
  invoice.hosted_invoice_url = `${desk.url}/invoices/${invoice.id}/${newId('', 24)}`;
  emit('invoice.finalized', invoice);
}

export function voidInvoice(change: Change, invoice: Invoice): void {
  const { state, now, emit } = change;
  Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null, amount_remaining: 0 });
  invoice.status_transitions.voided_at = now;
  for (const payment of openPayments(change, invoice)) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = now;
    const intent = state.paymentIntents.get(payment.payment.payment_intent);
    if (intent !== undefined) cancelIntent(change, intent, 'void_invoice');
  }
  emit('invoice.voided', invoice);
  const subscription = subscriptionOfInvoice(change, invoice);
  // A change that waited for this payment goes with it.
  if (subscription?.pending_update && subscription.latest_invoice === invoice.id) {
    const { pending_update: dropped } = subscription;
    subscription.pending_update = null;
    emit('customer.subscription.updated', subscription, { pending_update: dropped });
  }
}

/** The merchant counts on it no more; it can still be paid, or voided. */
export function giveInvoiceUp({ now, emit }: Change, invoice: Invoice): void {
  Object.assign(invoice, { status: 'uncollectible', auto_advance: false, next_payment_attempt: null });
  invoice.status_transitions.marked_uncollectible_at = now;
  emit('invoice.marked_uncollectible', invoice);
}

/** The payments of an invoice that have not come to an end. */
export const openPayments = ({ state }: Change, invoice: Invoice): InvoicePayment[] =>
  [...state.invoicePayments.values()].filter((each) => each.invoice === invoice.id && each.status === 'open');

export function subscriptionOfInvoice({ state }: Change, invoice: Invoice): Subscription | undefined {
  return state.subscriptions.get(subscriptionOf(invoice) ?? '');
}
