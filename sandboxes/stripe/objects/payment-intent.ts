import { newId } from '../ids.ts';
import type { Address } from './customer.ts';

export function buildPaymentIntent(input: {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  methodTypes?: string[];
  saved?: boolean;
  metadata?: Record<string, string>;
  created: number;
}) {
  const id = newId('pi_3');
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null as number | null,
    cancellation_reason: null as
      | 'abandoned'
      | 'duplicate'
      | 'fraudulent'
      | 'requested_by_customer'
      | 'void_invoice'
      | null,
    capture_method: 'automatic' as const,
    client_secret: `${id}_secret_${newId('', 25)}`,
    confirmation_method: 'automatic' as const,
    created: input.created,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null as null | { type: 'card_error'; code: string; decline_code?: string; message: string },
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata ?? {},
    next_action: null as null | { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, string> },
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: input.methodTypes ?? ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: input.saved === false ? null : ('off_session' as const),
    shipping: null as null | { name: string; phone: string | null; address: Address },
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method' as
      | 'requires_payment_method'
      | 'requires_confirmation'
      | 'requires_action'
      | 'processing'
      | 'succeeded'
      | 'canceled',
    transfer_data: null,
    transfer_group: null,
  };
}
export type PaymentIntent = ReturnType<typeof buildPaymentIntent>;
