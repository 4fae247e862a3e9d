import { newId } from '../ids.ts';
import type { Invoice } from './invoice.ts';
import { taxOf } from './invoice-line.ts';
import type { Refund } from './refund.ts';

export interface CreditLine {
  type: 'custom_line_item' | 'invoice_line_item';
  invoiceLine: string | null;
  description: string | null;
  quantity: number | null;
  unitAmount: number | null;
  amount: number;
  metadata: Record<string, string>;
}

function buildLine(line: CreditLine, vat: number) {
  return {
    id: newId('cnli_1'),
    object: 'credit_note_line_item' as const,
    amount: line.amount,
    description: line.description,
    discount_amount: 0,
    discount_amounts: [],
    ...(line.invoiceLine !== null && { invoice_line_item: line.invoiceLine }),
    livemode: false,
    metadata: line.metadata,
    pretax_credit_amounts: [],
    quantity: line.quantity,
    tax_rates: [],
    taxes: [taxOf(vat, line.amount - vat)],
    type: line.type,
    unit_amount: line.unitAmount,
    unit_amount_decimal: line.unitAmount === null ? null : String(line.unitAmount),
  };
}

/** Of an open invoice it lowers what is due (`pre_payment`), of a paid one it gives back. */
export function buildCreditNote(input: {
  invoice: Invoice;
  /** How many notes the invoice had before. */
  earlier: number;
  amount: number;
  lines: CreditLine[];
  refund: Refund | null;
  prePayment: boolean;
  memo: string | null;
  reason: 'duplicate' | 'fraudulent' | 'order_change' | 'product_unsatisfactory' | null;
  metadata: Record<string, string>;
  created: number;
}) {
  const { invoice, amount, refund, prePayment } = input;
  const id = newId('cn_1');
  const vatIn = (part: number) =>
    Math.round((part * (invoice.total_taxes[0]?.amount ?? 0)) / Math.max(1, invoice.total));
  const vat = vatIn(amount);
  return {
    id,
    object: 'credit_note' as const,
    amount,
    amount_shipping: 0,
    created: input.created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: input.created,
    invoice: invoice.id,
    lines: {
      object: 'list' as const,
      data: input.lines.map((line) => buildLine(line, vatIn(line.amount))),
      has_more: false,
      url: `/v1/credit_notes/${id}/lines`,
    },
    livemode: false,
    memo: input.memo,
    metadata: input.metadata,
    number: `${invoice.number ?? invoice.id}-CN-${String(input.earlier + 1).padStart(2, '0')}`,
    out_of_band_amount: null,
    pdf: '',
    post_payment_amount: prePayment ? 0 : amount,
    pre_payment_amount: prePayment ? amount : 0,
    pretax_credit_amounts: [],
    reason: input.reason,
    refunds:
      refund === null
        ? []
        : [{ amount_refunded: refund.amount, payment_record_refund: null, refund: refund.id, type: 'refund' as const }],
    shipping_cost: null,
    status: 'issued' as 'issued' | 'void',
    subtotal: amount,
    subtotal_excluding_tax: amount - vat,
    total: amount,
    total_excluding_tax: amount - vat,
    total_taxes: [taxOf(vat, amount - vat)],
    type: prePayment ? ('pre_payment' as const) : ('post_payment' as const),
    voided_at: null as number | null,
  };
}
export type CreditNote = ReturnType<typeof buildCreditNote>;
