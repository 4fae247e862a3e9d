import { invalid } from '../api-error.ts';
import { changedFields } from '../changed-fields.ts';
import type { Change } from '../desk.ts';
import type { CreditNote } from '../objects/credit-note.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Refund } from '../objects/refund.ts';
import { cancelIntent } from '../payments/cancel-intent.ts';
import { refundCharge } from '../payments/refunds.ts';
import { paymentSucceeded } from './consequences.ts';
import { customerOfInvoice, openPayments } from './invoice-life.ts';

/** Runs a change of an invoice's sums and tells of it. */
function updating(change: Change, invoice: Invoice, run: () => void): void {
  const before = structuredClone(invoice);
  run();
  change.emit('invoice.updated', invoice, changedFields(before, invoice));
}

/** Less is due from now on, or, below zero, more again; the payment that waits for it follows. */
function lower({ state }: Change, invoice: Invoice, open: ReturnType<typeof openPayments>, amount: number): void {
  invoice.pre_payment_credit_notes_amount += amount;
  invoice.amount_due -= amount;
  invoice.amount_remaining -= amount;
  for (const payment of open) {
    payment.amount_requested -= amount;
    const intent = state.paymentIntents.get(payment.payment.payment_intent);
    if (intent !== undefined) intent.amount -= amount;
  }
}

/** An open invoice that nothing is left of is paid. */
export function creditOpenInvoice(change: Change, invoice: Invoice, amount: number): void {
  if (amount > invoice.amount_remaining) {
    throw invalid(
      `The credit note amount (${amount}) exceeds the amount remaining on the invoice (${invoice.amount_remaining}).`,
      'amount',
    );
  }
  const whole = amount === invoice.amount_remaining;
  const open = openPayments(change, invoice);
  if (whole) {
    for (const payment of open) {
      payment.status = 'canceled';
      payment.status_transitions.canceled_at = change.now;
      const intent = change.state.paymentIntents.get(payment.payment.payment_intent);
      if (intent !== undefined) cancelIntent(change, intent, null);
    }
  }
  updating(change, invoice, () => lower(change, invoice, whole ? [] : open, amount));
  if (whole) paymentSucceeded(change, invoice);
}

/** Of a paid invoice: to the card, to the customer's credit, or both. */
export function creditPaidInvoice(
  change: Change,
  invoice: Invoice,
  given: { amount: number; refund: number; credit: number; metadata: Record<string, string> },
): Refund | null {
  const { state } = change;
  const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
  if (given.amount > left)
    throw invalid(`The credit note amount (${given.amount}) exceeds what is left to credit (${left}).`, 'amount');
  if (given.refund + given.credit !== given.amount)
    throw invalid('refund_amount and credit_amount must add up to the amount.', 'amount');
  const link = [...state.invoicePayments.values()].find(
    (each) => each.invoice === invoice.id && each.status === 'paid',
  );
  const intent = state.paymentIntents.get(link?.payment.payment_intent ?? '');
  const charge = state.charges.get(intent?.latest_charge ?? '');
  const refund =
    given.refund > 0 && charge !== undefined
      ? refundCharge(change, charge, { amount: given.refund, reason: null, metadata: given.metadata })
      : null;
  customerOfInvoice(change, invoice).balance -= given.credit;
  updating(change, invoice, () => (invoice.post_payment_credit_notes_amount += given.amount));
  return refund;
}

/** What it lowered is due again. Only while the invoice is open. */
export function voidCreditNote(change: Change, note: CreditNote, invoice: Invoice): void {
  if (note.status === 'void') throw invalid('This credit note has already been voided.');
  if (note.type !== 'pre_payment' || invoice.status !== 'open')
    throw invalid('You can only void a credit note of an open invoice.');
  updating(change, invoice, () => lower(change, invoice, openPayments(change, invoice), -note.amount));
  Object.assign(note, { status: 'void', voided_at: change.now });
  change.emit('credit_note.voided', note);
}
