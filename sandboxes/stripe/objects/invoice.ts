import { newId } from '../ids.ts';
import type { Customer } from './customer.ts';
import type { LineItem } from './session.ts';
import type { Subscription } from './subscription.ts';

function tax(amount: number, taxable: number) {
  return {
    amount,
    tax_behavior: 'inclusive' as const,
    tax_rate_details: null,
    taxability_reason: amount > 0 ? ('standard_rated' as const) : ('not_collecting' as const),
    taxable_amount: taxable,
    type: 'tax_rate_details' as const,
  };
}

/** The vendor's own wording: `1 × Vetrina Premium (at €99.00 / year)`. */
function describe(line: LineItem): string {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: line.currency });
  const every = line.price.recurring === null ? '' : ` / ${line.price.recurring.interval}`;
  return `${line.quantity} × ${line.description} (at ${money.format(line.price.unit_amount / 100)}${every})`;
}

function buildLine(line: LineItem, invoice: string, subscription: Subscription) {
  const item = subscription.items.data.find((each) => each.price.id === line.price.id);
  return {
    id: newId('il_1'),
    object: 'line_item' as const,
    amount: line.amount_total,
    currency: line.currency,
    description: describe(line),
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details' as const,
    },
    period: { end: item?.current_period_end ?? subscription.created, start: subscription.created },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: 'price_details' as const,
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: subscription.id,
    subtotal: line.amount_total,
    taxes: [tax(line.amount_tax, line.amount_total - line.amount_tax)],
  };
}

/** The first invoice of a subscription, as a draft. */
export function buildInvoice(input: {
  customer: Customer;
  subscription: Subscription;
  lines: LineItem[];
  created: number;
}) {
  const { customer, subscription, lines, created } = input;
  const id = newId('in_1');
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const vat = lines.reduce((sum, line) => sum + line.amount_tax, 0);
  return {
    id,
    object: 'invoice' as const,
    account_country: 'IT',
    account_name: 'Vetrina',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: subscription.automatic_tax.liability,
      provider: subscription.automatic_tax.enabled ? 'stripe' : null,
      status: subscription.automatic_tax.enabled ? ('complete' as const) : null,
    },
    automatically_finalizes_at: null,
    billing_reason: 'subscription_create' as const,
    collection_method: 'charge_automatically' as const,
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: 'none' as const,
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null as number | null,
    ending_balance: null as number | null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' as const },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list' as const,
      data: lines.map((line) => buildLine(line, id, subscription)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {} as Record<string, string>,
    next_payment_attempt: null,
    number: null as string | null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details' as const,
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft' as 'draft' | 'open' | 'paid',
    status_transitions: {
      finalized_at: null as number | null,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total - vat,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total - vat,
    total_pretax_credit_amounts: [],
    total_taxes: [tax(vat, total - vat)],
    webhooks_delivered_at: null,
  };
}
export type Invoice = ReturnType<typeof buildInvoice>;

/** The link between an invoice and the payment that settled it (an own object since 2025-03-31.basil). */
export function buildInvoicePayment(invoice: Invoice, paymentIntent: string, created: number) {
  return {
    id: newId('inpay_1'),
    object: 'invoice_payment' as const,
    amount_paid: invoice.total,
    amount_requested: invoice.total,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: 'payment_intent' as const },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: created },
  };
}
export type InvoicePayment = ReturnType<typeof buildInvoicePayment>;
