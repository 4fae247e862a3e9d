import { newId } from '../ids.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { checks, type PaymentMethod } from './payment-method.ts';

export interface ChargeFailure {
  code: string;
  declineCode: string | null;
  message: string;
}

const challenge = () => ({
  authentication_flow: 'challenge' as const,
  electronic_commerce_indicator: '05' as const,
  exemption_indicator: null,
  result: 'authenticated' as const,
  result_reason: null,
  transaction_id: newId('', 16),
  version: '2.2.0' as const,
});

function methodDetails(method: PaymentMethod, amount: number | null, authenticated: boolean) {
  if (method.sepa_debit !== undefined) {
    const { bank_code, branch_code, country, fingerprint, last4 } = method.sepa_debit;
    const sepa = { bank_code, branch_code, country, fingerprint, last4, mandate: null };
    return { type: 'sepa_debit', sepa_debit: sepa };
  }
  if (method.paypal !== undefined) {
    const { country, payer_email, payer_id } = method.paypal;
    const payer = { country, payer_email, payer_id, payer_name: method.billing_details.name };
    return { type: 'paypal', paypal: { ...payer, seller_protection: null, transaction_id: newId('', 17) } };
  }
  const { brand, country, exp_month, exp_year, last4, wallet } = method.card;
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand,
      checks,
      country,
      electronic_commerce_indicator: null,
      exp_month,
      exp_year,
      funding: 'credit',
      installments: null,
      last4,
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: 'regulated' as const,
      three_d_secure: authenticated ? challenge() : null,
      transaction_link_id: null,
      wallet,
    },
  };
}

function chargeStatus(paid: boolean, pending: boolean): 'succeeded' | 'pending' | 'failed' {
  if (!paid) return 'failed';
  return pending ? 'pending' : 'succeeded';
}

export function buildCharge(input: {
  intent: PaymentIntent;
  method: PaymentMethod;
  authenticated: boolean;
  /** Null for a success; `pending` while a bank takes its days. */
  failure: ChargeFailure | null;
  pending?: boolean;
  created: number;
}) {
  const { intent, method, failure } = input;
  const pending = input.pending ?? false;
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
    balance_transaction: paid && !pending ? newId('txn_3') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'VETRINA',
    captured: paid,
    created: input.created,
    currency: intent.currency,
    customer: intent.customer ?? method.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
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
    paid: paid && !pending,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method, paid ? intent.amount : null, input.authenticated),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: chargeStatus(paid, pending),
    transfer_data: null,
    transfer_group: null,
  };
}
export type Charge = ReturnType<typeof buildCharge>;
