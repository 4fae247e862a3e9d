import type { Change } from '../desk.ts';
import { buildInvoicePayment, type Invoice } from '../objects/invoice.ts';
import { buildPaymentIntent, type PaymentIntent } from '../objects/payment-intent.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import { confirmIntent, type Confirmation, type Manner } from '../payments/confirm-intent.ts';
import { paymentFailed, paymentSucceeded } from './consequences.ts';
import { customerOfInvoice, subscriptionOfInvoice } from './invoice-life.ts';

/** The card that an invoice is charged to: its own, its subscription's, the customer's. */
export function methodFor(change: Change, invoice: Invoice): PaymentMethod | undefined {
  const { state } = change;
  const customer = customerOfInvoice(change, invoice);
  const chosen =
    invoice.default_payment_method ??
    subscriptionOfInvoice(change, invoice)?.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  return state.paymentMethods.get(chosen ?? '');
}

const describe: Record<string, string> = {
  subscription_create: 'Subscription creation',
  subscription_update: 'Subscription update',
};

/** The payment of an invoice: one intent, however often it is tried. */
export function intentOfInvoice(change: Change, invoice: Invoice): PaymentIntent {
  const { state, now, emit } = change;
  const link = [...state.invoicePayments.values()].find(
    (each) => each.invoice === invoice.id && each.status === 'open',
  );
  const open = state.paymentIntents.get(link?.payment.payment_intent ?? '');
  if (open !== undefined) return open;
  const intent = buildPaymentIntent({
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: describe[invoice.billing_reason] ?? invoice.description,
    created: now,
  });
  state.paymentIntents.set(intent.id, intent);
  const payment = buildInvoicePayment(invoice, intent.id, now);
  state.invoicePayments.set(payment.id, payment);
  emit('payment_intent.created', intent);
  return intent;
}

/** Tries to get an open invoice paid and draws the consequences for its subscription. */
export function collectInvoice(
  change: Change,
  invoice: Invoice,
  manner: Manner & { method?: PaymentMethod | undefined; outOfBand?: boolean },
): Confirmation {
  if (invoice.amount_due === 0 || manner.outOfBand === true) {
    paymentSucceeded(change, invoice);
    return { status: 'succeeded' };
  }
  const method = manner.method ?? methodFor(change, invoice);
  const intent = intentOfInvoice(change, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (method === undefined) {
    paymentFailed(change, invoice, { automatic: manner.offSession });
    return { status: 'declined', code: 'invoice_payment_intent_requires_action', declineCode: null };
  }
  const confirmation = confirmIntent(change, intent, method, manner);
  if (confirmation.status === 'succeeded') paymentSucceeded(change, invoice);
  else if (confirmation.status === 'processing') invoice.next_payment_attempt = null;
  else if (confirmation.status === 'requires_action') change.emit('invoice.payment_action_required', invoice);
  else if (confirmation.status === 'declined') {
    // A holder who must confirm can do so on the invoice's page, which the vendor's mail links to.
    if (confirmation.code === 'authentication_required') {
      intent.status = 'requires_action';
      change.emit('invoice.payment_action_required', invoice);
    }
    paymentFailed(change, invoice, { automatic: manner.offSession });
  }
  return confirmation;
}
