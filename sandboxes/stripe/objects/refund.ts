import { newId } from '../ids.ts';
import type { Charge } from './charge.ts';

/** Changes to 'refund' once the money has arrived. */
const pendingKind = 'pending' as 'pending' | 'refund';

export function buildRefund(input: {
  charge: Charge;
  amount: number;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  metadata: Record<string, string>;
  pending: boolean;
  created: number;
}) {
  return {
    id: newId('re_3'),
    object: 'refund' as const,
    amount: input.amount,
    balance_transaction: newId('txn_3'),
    charge: input.charge.id,
    created: input.created,
    currency: input.charge.currency,
    customer: input.charge.customer,
    customer_account: null,
    destination_details: {
      card: { type: input.pending ? pendingKind : 'refund' },
      type: 'card',
    },
    metadata: input.metadata,
    payment_intent: input.charge.payment_intent,
    payment_method: input.charge.payment_method,
    ...(input.pending && { pending_reason: 'processing' as 'processing' | undefined }),
    reason: input.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: (input.pending ? 'pending' : 'succeeded') as 'pending' | 'succeeded' | 'failed' | 'canceled',
    transfer_reversal: null,
  };
}
export type Refund = ReturnType<typeof buildRefund> & {
  failure_reason?: string;
  failure_balance_transaction?: string;
};
