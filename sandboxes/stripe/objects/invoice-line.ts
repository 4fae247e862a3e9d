import { newId } from '../ids.ts';
import type { Price } from './catalogue.ts';
import type { SubscriptionItem } from './subscription.ts';

export function taxOf(amount: number, taxable: number) {
  return {
    amount,
    tax_behavior: 'inclusive' as const,
    tax_rate_details: null,
    taxability_reason: amount === 0 ? ('not_collecting' as const) : ('standard_rated' as const),
    taxable_amount: taxable,
    type: 'tax_rate_details' as const,
  };
}

/** The vendor's own wording: `1 × Vetrina Premium (at €99.00 / year)`. */
export function describeLine(name: string, price: Price, quantity: number): string {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: price.currency });
  const every = price.recurring === null ? '' : ` / ${price.recurring.interval}`;
  return `${quantity} × ${name} (at ${money.format(price.unit_amount / 100)}${every})`;
}

export interface LineInput {
  description: string;
  amount: number;
  /** The VAT inside the amount. */
  vat: number;
  currency: string;
  quantity: number;
  price: Price | null;
  period: { start: number; end: number };
  /** The subscription and, where one is meant, its item. */
  subscription: { id: string; item: Pick<SubscriptionItem, 'id'> | null; metadata: Record<string, string> } | null;
  /** The pending item that the line comes from. */
  invoiceItem?: string | null;
  /** For a credit: the invoice whose lines it gives back. */
  proration?: { creditedInvoice: string; creditedLines: string[] } | boolean;
}

function parentOf(line: LineInput) {
  const prorated = line.proration ?? false;
  const credited =
    typeof prorated === 'object'
      ? { invoice: prorated.creditedInvoice, invoice_line_items: prorated.creditedLines }
      : null;
  const shared = { proration: prorated !== false, proration_details: { credited_items: credited } };
  if (line.subscription?.item) {
    return {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: line.invoiceItem ?? null,
        ...shared,
        subscription: line.subscription.id,
        subscription_item: line.subscription.item.id,
      },
      type: 'subscription_item_details' as const,
    };
  }
  return {
    invoice_item_details: {
      invoice_item: line.invoiceItem ?? newId('ii_1'),
      ...shared,
      subscription: line.subscription?.id ?? null,
    },
    subscription_item_details: null,
    type: 'invoice_item_details' as const,
  };
}

export function buildInvoiceLine(line: LineInput) {
  return {
    id: newId('il_1'),
    object: 'line_item' as const,
    amount: line.amount,
    currency: line.currency,
    description: line.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null as string | null,
    livemode: false,
    metadata: line.subscription?.metadata ?? {},
    parent: parentOf(line),
    period: line.period,
    pretax_credit_amounts: [],
    pricing:
      line.price === null
        ? null
        : {
            price_details: { price: line.price.id, product: line.price.product },
            type: 'price_details' as const,
            unit_amount_decimal: line.price.unit_amount_decimal,
          },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: line.subscription?.id ?? null,
    subtotal: line.amount,
    taxes: [taxOf(line.vat, line.amount - line.vat)],
  };
}
export type InvoiceLine = ReturnType<typeof buildInvoiceLine>;
