import { newId } from '../ids.ts';
import type { Customer } from './customer.ts';
import { taxOf, type InvoiceLine } from './invoice-line.ts';
import type { Subscription } from './subscription.ts';

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';

/** A draft. What a customer has to their credit is taken off when it is finalised. */
export function buildInvoice(input: {
  id?: string;
  customer: Customer;
  subscription: Subscription | null;
  lines: InvoiceLine[];
  reason: BillingReason;
  description?: string | null;
  currency: string;
  period: { start: number; end: number };
  autoAdvance: boolean;
  created: number;
}) {
  const { customer, subscription, lines, created } = input;
  const id = input.id ?? newId('in_1');
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const vat = lines.reduce((sum, line) => sum + (line.taxes[0]?.amount ?? 0), 0);
  const automaticTax = subscription?.automatic_tax.enabled ?? false;
  return {
    id,
    object: 'invoice' as const,
    account_country: 'IT',
    account_name: 'Vetrina',
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: input.autoAdvance,
    automatic_tax: {
      disabled_reason: null,
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' as const } : null,
      provider: automaticTax ? 'stripe' : null,
      status: automaticTax ? ('complete' as const) : null,
    },
    automatically_finalizes_at: null as number | null,
    billing_reason: input.reason,
    collection_method: 'charge_automatically' as 'charge_automatically' | 'send_invoice',
    created,
    currency: input.currency,
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
    default_payment_method: null as string | null,
    default_source: null,
    default_tax_rates: [],
    description: input.description ?? null,
    discounts: [],
    due_date: null as number | null,
    effective_at: null as number | null,
    ending_balance: null as number | null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null as string | null,
    invoice_pdf: null,
    issuer: { type: 'self' as const },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list' as const,
      data: lines.map((line) => ({ ...line, invoice: id as string | null })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {} as Record<string, string>,
    next_payment_attempt: null as number | null,
    number: null as string | null,
    on_behalf_of: null,
    parent:
      subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
            type: 'subscription_details' as const,
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.period.end,
    period_start: input.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft' as 'draft' | 'open' | 'paid' | 'uncollectible' | 'void',
    status_transitions: {
      finalized_at: null as number | null,
      marked_uncollectible_at: null as number | null,
      paid_at: null as number | null,
      voided_at: null as number | null,
    },
    subtotal: total,
    subtotal_excluding_tax: total - vat,
    test_clock: customer.test_clock,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total - vat,
    total_pretax_credit_amounts: [],
    total_taxes: [taxOf(vat, total - vat)],
    webhooks_delivered_at: null,
  };
}
export type Invoice = ReturnType<typeof buildInvoice>;

/** The subscription an invoice belongs to; it moved to `parent` with 2025-03-31.basil. */
export function subscriptionOf(invoice: Invoice): string | null {
  return invoice.parent?.subscription_details.subscription ?? null;
}

/** The link between an invoice and the payment that settles it (an own object since 2025-03-31.basil). */
export function buildInvoicePayment(invoice: Invoice, paymentIntent: string, created: number) {
  return {
    id: newId('inpay_1'),
    object: 'invoice_payment' as const,
    amount_paid: null as number | null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: 'payment_intent' as const },
    status: 'open' as 'open' | 'paid' | 'canceled',
    status_transitions: { canceled_at: null as number | null, paid_at: null as number | null },
  };
}
export type InvoicePayment = ReturnType<typeof buildInvoicePayment>;

/** Something to bill that waits for the customer's next invoice; shown as /v1/invoiceitems. */
export function buildInvoiceItem(line: InvoiceLine, customer: Customer, created: number) {
  return {
    id: newId('ii_1'),
    object: 'invoiceitem' as const,
    amount: line.amount,
    currency: line.currency,
    customer: customer.id,
    customer_account: null,
    date: created,
    description: line.description,
    discountable: true,
    discounts: [],
    invoice: null as string | null,
    livemode: false,
    metadata: {} as Record<string, string>,
    net_amount: line.amount,
    parent: null,
    period: line.period,
    pricing: line.pricing,
    proration: line.parent.subscription_item_details?.proration ?? false,
    quantity: line.quantity,
    quantity_decimal: line.quantity_decimal,
    tax_rates: [],
    test_clock: customer.test_clock,
  };
}
/** Beside what the vendor shows: the line that it becomes and the subscription whose invoices alone may take it. */
export interface PendingItem {
  shown: ReturnType<typeof buildInvoiceItem>;
  line: InvoiceLine;
}
