import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { once } from '../../platform/effects.ts';
import { AppError } from '../../platform/errors.ts';
import { refundJob } from './jobs.ts';
import { refunds, subscriptions } from './tables.ts';

/** Longer than the provider's client waits and retries in all. */
const LIST_IS_SURE_AFTER_MS = 5 * 60 * 1000;

export interface RefundIntent {
  /** One for each reason: the same key is the same refund. */
  key: string;
  orderId: string;
  /** Absent: the order's own subscription. */
  subscriptionId?: string;
  /** Euro cents, or everything that was paid. */
  amount: number | 'all';
  reason: string;
  /** Also end the subscription, before the money goes back. */
  cancel?: boolean;
}

/** Writes the intent and its job in the caller's transaction; a second intent of the same key changes nothing. */
export async function intendRefund(tx: Tx, ctx: Ctx, intent: RefundIntent): Promise<void> {
  const subscriptionId = intent.subscriptionId ?? (await subscriptionOf(tx, intent.orderId));
  const [fresh] = await tx
    .insert(refunds)
    .values({
      key: intent.key,
      orderId: intent.orderId,
      subscriptionId,
      amount: intent.amount === 'all' ? null : intent.amount,
      reason: intent.reason,
      status: 'intended',
      details: { cancel: intent.cancel ?? false },
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ key: refunds.key });
  if (!fresh) return;
  await audit(tx, ctx, 'billing.intend-refund', intent.orderId, { key: intent.key });
  await ctx.jobs.enqueue(tx, refundJob, { key: intent.key }, { key: intent.key });
}

async function subscriptionOf(tx: Tx, orderId: string): Promise<string> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  if (!row) throw new Error(`order ${orderId} has no subscription to give money back from`);
  return row.id;
}

/** Carries an intent out, once: before it is repeated the provider is asked whether the money went back already. */
export async function carryOutRefund(ctx: Ctx, key: string): Promise<void> {
  const [intent] = await ctx.db.select().from(refunds).where(eq(refunds.key, key));
  if (!intent || intent.doneAt) return;
  const { subscriptionId, orderId, reason } = intent;
  const { payments } = ctx.ports;
  const { cancel } = intent.details as { cancel?: boolean };
  if (cancel) await payments.cancelSubscription(subscriptionId, `cancel:${key}`);
  const done = await once(ctx, {
    key,
    subject: orderId,
    input: { subscriptionId, amount: intent.amount ?? ('all' as const), reason, orderId, effect: key },
    sureAfterMs: LIST_IS_SURE_AFTER_MS,
    look: () => payments.findRefund(subscriptionId, key),
    call: (input, callKey) => payments.refund(input, callKey),
  });
  if (done.status === 'failed' || done.status === 'canceled') {
    throw new AppError('billing.provider-refused', { status: 502, reason: `refund ${done.id} is ${done.status}` });
  }
  await ctx.db.transaction(async (tx) => {
    // Two runs of the job, one of them thought dead, must not announce it twice.
    const [open] = await tx.select().from(refunds).where(eq(refunds.key, key)).for('update');
    if (!open || open.doneAt) return;
    const now = ctx.clock.now();
    await tx.update(refunds).set({ providerId: done.id, status: done.status, doneAt: now }).where(eq(refunds.key, key));
    await audit(tx, ctx, 'billing.refund', orderId, { key, refund: done.id, amount: done.amount });
    await ctx.emit(tx, 'billing.refunded', { orderId, key, amount: done.amount });
  });
}
