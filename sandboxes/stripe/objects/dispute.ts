import { newId } from '../ids.ts';
import type { Charge } from './charge.ts';

/** Fields of the vendor's evidence that hold texts; files are not part of this sandbox. */
const evidenceFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

/** The bank's movement of money with a dispute: out when it opens, back when it is won. 20 EUR is the vendor's fee. */
export function buildMovement(input: { dispute: string; amount: number; currency: string; created: number }) {
  const fee = input.amount < 0 ? 2000 : 0;
  return {
    id: newId('txn_1'),
    object: 'balance_transaction' as const,
    amount: input.amount,
    available_on: input.created,
    balance_type: 'payments' as const,
    created: input.created,
    currency: input.currency,
    description: 'Chargeback',
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: input.currency,
              description: 'Dispute fee',
              type: 'stripe_fee',
            },
          ],
    net: input.amount - fee,
    reporting_category: input.amount < 0 ? 'dispute' : 'dispute_reversal',
    source: input.dispute,
    status: 'available',
    type: 'adjustment' as const,
  };
}

export function buildDispute(input: { charge: Charge; inquiry: boolean; reason: string; created: number }) {
  const { charge } = input;
  return {
    id: newId('du_1'),
    object: 'dispute' as const,
    amount: charge.amount,
    balance_transactions: [] as ReturnType<typeof buildMovement>[],
    charge: charge.id,
    created: input.created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...(Object.fromEntries(evidenceFields.map((name) => [name, null])) as Record<
        (typeof evidenceFields)[number],
        string | null
      >),
      enhanced_evidence: {},
    },
    evidence_details: {
      // The vendor's card networks give seven to twenty-one days.
      due_by: input.created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted' as 'manual' | 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: input.inquiry,
    livemode: false,
    metadata: {} as Record<string, string>,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: input.inquiry ? ('inquiry' as const) : ('chargeback' as const),
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card' as const,
    },
    reason: input.reason,
    status: (input.inquiry ? 'warning_needs_response' : 'needs_response') as DisputeStatus,
  };
}
export type Dispute = ReturnType<typeof buildDispute>;

export function buildFraudWarning(charge: Charge, created: number) {
  return {
    id: newId('issfr_1'),
    object: 'radar.early_fraud_warning' as const,
    actionable: true,
    charge: charge.id,
    created,
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  };
}
