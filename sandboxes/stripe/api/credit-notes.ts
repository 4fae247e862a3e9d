import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { newId } from '../ids.ts';
import { taxOf } from '../objects/invoice-line.ts';
import { expand, integer, metadata, text } from '../params.ts';
import { refundCharge } from '../payments/refunds.ts';
import { route } from './route.ts';

const create = z.strictObject({
  invoice: z.string(),
  amount: integer.pipe(z.number().min(1)),
  refund_amount: integer.optional(),
  credit_amount: integer.optional(),
  memo: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']).optional(),
  metadata: metadata.default({}),
  expand,
});

function createNote(whole: Change, params: z.output<typeof create>) {
  const { state } = whole;
  const invoice = requireIn(state.invoices, params.invoice, (id) => noSuch('invoice', id, 'invoice'));
  const customer = requireIn(state.customers, invoice.customer, (id) => noSuch('customer', id));
  const change = timeOf(whole, invoice.customer);
  const { amount } = params;
  if (invoice.status !== 'paid') throw invalid('This sandbox credits paid invoices only.', 'invoice');
  const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
  if (amount > left)
    throw invalid(`The credit note amount (${amount}) exceeds what is left to credit (${left}).`, 'amount');
  const given = (params.refund_amount ?? 0) + (params.credit_amount ?? 0);
  if (given !== amount) throw invalid('refund_amount and credit_amount must add up to the amount.', 'amount');
  const link = [...state.invoicePayments.values()].find(
    (each) => each.invoice === invoice.id && each.status === 'paid',
  );
  const intent = state.paymentIntents.get(link?.payment.payment_intent ?? '');
  const charge = state.charges.get(intent?.latest_charge ?? '');
  const refund =
    params.refund_amount && charge !== undefined
      ? refundCharge(change, charge, { amount: params.refund_amount, reason: null, metadata: params.metadata })
      : null;
  customer.balance -= params.credit_amount ?? 0;
  invoice.post_payment_credit_notes_amount += amount;
  const vat = Math.round((amount * (invoice.total_taxes[0]?.amount ?? 0)) / Math.max(1, invoice.total));
  const earlier = [...state.events.values()].filter((each) => each.type === 'credit_note.created').length;
  const note = {
    id: newId('cn_1'),
    object: 'credit_note' as const,
    amount,
    amount_shipping: 0,
    created: change.now,
    currency: invoice.currency,
    customer: customer.id,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: change.now,
    invoice: invoice.id,
    lines: { object: 'list' as const, data: [], has_more: false, url: '/v1/credit_notes/lines' },
    livemode: false,
    memo: params.memo ?? null,
    metadata: params.metadata,
    number: `${invoice.number ?? invoice.id}-CN-${String(earlier + 1).padStart(2, '0')}`,
    out_of_band_amount: null,
    pdf: '',
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: params.reason ?? null,
    refunds:
      refund === null
        ? []
        : [{ amount_refunded: refund.amount, payment_record_refund: null, refund: refund.id, type: 'refund' as const }],
    shipping_cost: null,
    status: 'issued' as const,
    subtotal: amount,
    subtotal_excluding_tax: amount - vat,
    total: amount,
    total_excluding_tax: amount - vat,
    total_taxes: [taxOf(vat, amount - vat)],
    type: 'post_payment' as const,
    voided_at: null,
  };
  change.emit('credit_note.created', note);
  return note;
}

export const creditNoteRoutes = [route('POST', '/v1/credit_notes', create, createNote)];
