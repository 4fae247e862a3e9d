import { and, asc, eq, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { callOnce } from '../../../platform/external-calls.ts';
import { isAppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/transaction.ts';
import type { ProviderRefund, RefundRequest } from '../card-payments.port.ts';
import { refundJob } from '../jobs.ts';
import { coverRefund, refuseRefund, recordRefundOutcome } from './record-refund-outcome.ts';
import { charges, refunds, subscriptions } from '../tables.ts';

/** Longer than the provider's client waits and retries in all. */
const LIST_IS_SURE_AFTER_MS = 5 * 60 * 1000;

export interface RefundIntent {
  /** One for each reason: the same key is the same refund. */
  key: string;
  orderId: string;
  /** Absent: the order's own subscription. */
  subscriptionId?: string;
  /** The charge that is given back; absent: the first payment. */
  invoiceId?: string;
  /** Euro cents, or everything that was paid. */
  amount: number | 'all';
  reason: string;
  /** Also end the subscription, before the money goes back. Why, as `billing.subscription-ended` tells it. */
  cancel?: 'duplicate' | 'withdrawn' | 'refunded' | 'free-exit' | 'abandoned';
  /** The amount is a domain's that could not be had: no later renewal may take it again. */
  dropsDomain?: boolean;
}

/** Writes the intent and its job in the caller's transaction. A second intent of the same key changes nothing: false. */
export async function requestRefund(ctx: TxCtx, intent: RefundIntent): Promise<boolean> {
  const subscriptionId = intent.subscriptionId ?? (await subscriptionOf(ctx, intent.orderId));
  const [fresh] = await ctx.db
    .insert(refunds)
    .values({
      key: intent.key,
      orderId: intent.orderId,
      subscriptionId,
      invoiceId: intent.invoiceId ?? null,
      amount: intent.amount === 'all' ? null : intent.amount,
      reason: intent.reason,
      status: 'intended',
      details: { cancel: intent.cancel ?? null, dropsDomain: intent.dropsDomain ?? false },
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ key: refunds.key });
  if (!fresh) return false;
  await audit(ctx, 'billing.intend-refund', intent.orderId, { key: intent.key });
  await enqueue(ctx, refundJob, { key: intent.key }, { key: intent.key });
  return true;
}

/** Intends to give back whatever was charged for an order; the subscription ends with the first of it. */
export async function requestFullRefund(
  ctx: TxCtx,
  intent: { orderId: string; name: string; reason: string; cancel: NonNullable<RefundIntent['cancel']> },
): Promise<void> {
  const { orderId, name, reason, cancel } = intent;
  const paid = await ctx.db.select().from(charges).where(eq(charges.orderId, orderId)).orderBy(asc(charges.paidAt));
  // Paid a moment ago: the charge is not written down yet, and there is but one.
  const each = paid.length > 0 ? paid.map(({ id }) => ({ invoiceId: id })) : [{}];
  for (const charge of each) {
    const key = `refund:${orderId}:${name}:${'invoiceId' in charge ? charge.invoiceId : 'first'}`;
    await requestRefund(ctx, { key, orderId, amount: 'all', reason, cancel, ...charge });
  }
}

async function subscriptionOf(ctx: TxCtx, orderId: string): Promise<string> {
  const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  if (!row) throw new Error(`order ${orderId} has no subscription to give money back from`);
  return row.id;
}

/** Why we ourselves end a subscription; null when we do not. */
export async function reasonOfEnd(ctx: TxCtx, subscriptionId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ cancel: sql<string>`${refunds.details}->>'cancel'` })
    .from(refunds)
    .where(and(eq(refunds.subscriptionId, subscriptionId), sql`${refunds.details}->>'cancel' is not null`))
    .orderBy(asc(refunds.createdAt))
    .limit(1);
  return row?.cancel ?? null;
}

/** Carries an intent out, once: before it is repeated the provider is asked whether the money went back already. */
export async function carryOutRefund(ctx: Ctx, key: string): Promise<void> {
  const [intent] = await ctx.db.select().from(refunds).where(eq(refunds.key, key));
  if (!intent || intent.doneAt || intent.failedAt) return;
  const { subscriptionId, invoiceId, orderId, reason } = intent;
  const { payments } = ctx.ports;
  const { cancel } = intent.details as { cancel?: string | null };
  if (cancel) await payments.cancelSubscription(subscriptionId);
  const asked = callOnce<RefundRequest, ProviderRefund | 'nothing-left'>(ctx, {
    key,
    subject: orderId,
    input: { subscriptionId, invoiceId, amount: intent.amount ?? 'all', reason, orderId, effect: key },
    sureAfterMs: LIST_IS_SURE_AFTER_MS,
    look: () => payments.findRefund({ subscriptionId, invoiceId, effect: key }),
    call: (input, callKey) => payments.refund(input, callKey),
  });
  let made: ProviderRefund | 'nothing-left';
  try {
    made = await asked;
  } catch (error) {
    // For good: the bank took the payment back, or somebody gave it back by hand. Trying on would only hide it.
    if (!isAppError(error, 'billing.provider-refused')) throw error;
    return refuseRefund(ctx, key, error.message);
  }
  if (made === 'nothing-left') await coverRefund(ctx, key);
  else await recordRefundOutcome(ctx, key, made);
}
