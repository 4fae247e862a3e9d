import { newId } from '../ids.ts';
import type { Address } from './customer.ts';
import type { Price } from './catalogue.ts';

export function buildLineItem(input: {
  price: Price;
  quantity: number;
  description: string;
  metadata: Record<string, string>;
  tax: number;
}) {
  const amount = input.price.unit_amount * input.quantity;
  return {
    id: newId('li_1'),
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: input.tax,
    amount_total: amount,
    currency: input.price.currency,
    description: input.description,
    metadata: input.metadata,
    price: input.price,
    quantity: input.quantity,
  };
}
export type LineItem = ReturnType<typeof buildLineItem>;

export interface SessionInput {
  /** What opens the form beside the session's id. */
  key: string;
  mode: 'subscription' | 'payment';
  uiMode: 'embedded_page' | 'hosted_page';
  methodTypes: string[];
  /** The page of a hosted session. */
  url: (id: string) => string;
  successUrl: string | null;
  cancelUrl: string | null;
  customer: string | null;
  customerEmail: string | null;
  lines: LineItem[];
  automaticTax: { enabled: boolean; located: boolean };
  returnUrl: string | undefined;
  redirectOnCompletion: 'always' | 'if_required' | 'never' | undefined;
  locale: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  expiresAt: number;
  created: number;
}

export function buildSession(input: SessionInput) {
  const id = newId('cs_test_a1', 56);
  const hosted = input.uiMode === 'hosted_page';
  const total = input.lines.reduce((sum, line) => sum + line.amount_total, 0);
  const tax = input.lines.reduce((sum, line) => sum + line.amount_tax, 0);
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: input.automaticTax.enabled,
      liability: input.automaticTax.enabled ? { type: 'self' as const } : null,
      provider: input.automaticTax.enabled ? 'stripe' : null,
      status: input.automaticTax.enabled
        ? input.automaticTax.located
          ? ('complete' as const)
          : ('requires_location_inputs' as const)
        : null,
    },
    billing_address_collection: null,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReferenceId,
    client_secret: hosted ? null : (`${id}_secret_${input.key}` as string | null),
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: input.created,
    currency: input.lines[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: input.customer,
    customer_account: null,
    customer_creation: input.mode === 'payment' ? ('if_required' as const) : null,
    customer_details: null as null | {
      address: Address | null;
      business_name: null;
      email: string | null;
      individual_name: null;
      name: string | null;
      phone: string | null;
      tax_exempt: 'none';
      tax_ids: [];
    },
    customer_email: input.customerEmail,
    discounts: [],
    expires_at: input.expiresAt,
    integration_identifier: null,
    invoice: null as string | null,
    invoice_creation: null,
    livemode: false,
    locale: input.locale,
    managed_payments: null,
    metadata: input.metadata,
    mode: input.mode,
    origin_context: null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: input.mode === 'payment' ? ('if_required' as const) : ('always' as const),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: input.methodTypes,
    payment_status: 'unpaid' as 'unpaid' | 'paid' | 'no_payment_required',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    ...(!hosted && { redirect_on_completion: input.redirectOnCompletion ?? ('always' as const) }),
    ...(input.returnUrl !== undefined && { return_url: input.returnUrl }),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' as 'open' | 'complete' | 'expired',
    submit_type: null,
    subscription: null as string | null,
    success_url: input.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    ui_mode: input.uiMode,
    url: hosted ? (input.url(id) as string | null) : null,
    wallet_options: null,
  };
}
export type Session = ReturnType<typeof buildSession>;
