import { z } from 'zod';
import type { AccountState, MerchantPayment, MerchantRefund } from '../../../modules/takings/merchant-payments.port.ts';
import { cents, reference } from '../answers.ts';

const accountAnswer = z.looseObject({
  object: z.literal('v2.core.account'),
  id: z.string(),
  closed: z.boolean().nullish(),
  configuration: z
    .looseObject({
      merchant: z
        .looseObject({
          capabilities: z.looseObject({ card_payments: z.looseObject({ status: z.string() }).nullish() }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
  requirements: z
    .looseObject({ entries: z.array(z.looseObject({ awaiting_action_from: z.string() })).nullish() })
    .nullish(),
});

export const readAccountId = (answer: unknown): string => accountAnswer.parse(answer).id;

/** Card payments are judged by their own status, never by the account as a whole. */
export function readAccountState(answer: unknown): AccountState {
  const { closed, configuration, requirements } = accountAnswer.parse(answer);
  const status = configuration?.merchant?.capabilities?.card_payments?.status;
  if (closed === true) return 'closed';
  if (status === 'active') return 'active';
  if (status === 'rejected' || status === 'unsupported') return 'refused';
  const isAsked = (requirements?.entries ?? []).some((entry) => entry.awaiting_action_from === 'user');
  return isAsked || status !== 'pending' ? 'wanting' : 'checking';
}

export const linkAnswer = z.looseObject({ object: z.literal('v2.core.account_link'), url: z.url() });

const sessionAnswer = z.looseObject({
  object: z.literal('checkout.session'),
  id: z.string(),
  url: z.url().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: reference.nullable(),
  client_reference_id: z.string().nullable(),
  amount_total: cents,
  currency: z.string(),
  expires_at: z.number().int(),
});

export function readPayment(answer: unknown): MerchantPayment {
  const session = sessionAnswer.parse(answer);
  const isPaid = session.status === 'complete' && session.payment_status === 'paid';
  return {
    id: session.id,
    reference: session.client_reference_id,
    // Only cards are offered: what is complete is paid.
    status: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    url: session.url,
    chargeId: session.payment_intent,
    amount: session.amount_total,
    currency: session.currency,
    expiresAt: session.expires_at,
  };
}

const refundAnswer = z.looseObject({
  object: z.literal('refund'),
  id: z.string(),
  status: z.string().nullable(),
  amount: cents,
  metadata: z.record(z.string(), z.string()).nullable(),
});
const FAILED = new Set(['failed', 'canceled']);

export function readMerchantRefund(answer: unknown): MerchantRefund & { effect: string | null } {
  const { id, status, amount, metadata } = refundAnswer.parse(answer);
  const state = status === 'succeeded' ? 'succeeded' : FAILED.has(status ?? '') ? 'failed' : 'pending';
  return { id, status: state, amount, effect: metadata?.['effect'] ?? null };
}
