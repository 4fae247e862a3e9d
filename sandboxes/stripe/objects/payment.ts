import { newId } from '../ids.ts';
import { brandOf } from '../cards.ts';
import type { Address } from './customer.ts';

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  name: string;
}
interface Payer {
  customer: string | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  address: Address | null;
}

const billingDetails = (payer: Payer) => ({
  address: payer.address,
  email: payer.email,
  name: payer.name,
  phone: payer.phone,
  tax_id: null,
});
const checks = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' };

export function buildPaymentMethod(card: CardInput, payer: Payer, created: number) {
  const brand = brandOf(card.number);
  return {
    id: newId('pm_1'),
    object: 'payment_method' as const,
    allow_redisplay: 'limited' as const,
    billing_details: billingDetails(payer),
    card: {
      brand,
      checks,
      country: 'IT',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'regulated' as const,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: payer.customer,
    customer_account: null,
    livemode: false,
    metadata: {} as Record<string, string>,
    type: 'card' as const,
  };
}
export type PaymentMethod = ReturnType<typeof buildPaymentMethod>;

export function buildPaymentIntent(input: {
  amount: number;
  currency: string;
  customer: string | null;
  description: string;
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
    canceled_at: null,
    cancellation_reason: null,
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
    metadata: {} as Record<string, string>,
    next_action: null as null | { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, string> },
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session' as const,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method' as 'requires_payment_method' | 'requires_action' | 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
export type PaymentIntent = ReturnType<typeof buildPaymentIntent>;

export interface ChargeFailure {
  code: string;
  declineCode: string | null;
  message: string;
}

export function buildCharge(input: {
  intent: PaymentIntent;
  card: CardInput;
  payer: Payer;
  paymentMethod: string;
  authenticated: boolean;
  failure: ChargeFailure | null;
  created: number;
}) {
  const { intent, card, failure } = input;
  const paid = failure === null;
  return {
    id: newId('ch_3'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn_3') : null,
    billing_details: billingDetails(input.payer),
    calculated_statement_descriptor: 'VETRINA',
    captured: paid,
    created: input.created,
    currency: intent.currency,
    customer: input.payer.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {} as Record<string, string>,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: failure?.declineCode ?? failure?.code ?? null,
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: input.paymentMethod,
    payment_method_details: {
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: null,
        brand: brandOf(card.number),
        checks,
        country: 'IT',
        electronic_commerce_indicator: null,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        funding: 'credit',
        installments: null,
        last4: card.number.slice(-4),
        mandate: null,
        network: brandOf(card.number),
        network_transaction_id: null,
        regulated_status: 'regulated' as const,
        three_d_secure: input.authenticated
          ? {
              authentication_flow: 'challenge' as const,
              electronic_commerce_indicator: '05' as const,
              exemption_indicator: null,
              result: 'authenticated' as const,
              result_reason: null,
              transaction_id: newId('', 16),
              version: '2.2.0' as const,
            }
          : null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? ('succeeded' as const) : ('failed' as const),
    transfer_data: null,
    transfer_group: null,
  };
}
export type Charge = ReturnType<typeof buildCharge>;
