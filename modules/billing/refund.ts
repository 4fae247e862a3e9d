import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { refundJob } from './jobs.ts';
import { refunds, subscriptions } from './tables.ts';

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

/** Carries an intent out. The key goes to the provider as the idempotency key, so a repeated job repeats no refund. */
export async function carryOutRefund(ctx: Ctx, key: string): Promise<void> {
  const [intent] = await ctx.db.select().from(refunds).where(eq(refunds.key, key));
  if (!intent || intent.doneAt) return;
  const { cancel } = intent.details as { cancel?: boolean };
  if (cancel) await ctx.ports.payments.cancelSubscription(intent.subscriptionId, `cancel:${key}`);
  const done = await ctx.ports.payments.refund(
    {
      subscriptionId: intent.subscriptionId,
      amount: intent.amount ?? 'all',
      reason: intent.reason,
      orderId: intent.orderId,
    },
    key,
  );
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    await tx.update(refunds).set({ providerId: done.id, status: done.status, doneAt: now }).where(eq(refunds.key, key));
    await audit(tx, ctx, 'billing.refund', intent.orderId, { key, refund: done.id, amount: done.amount });
    await ctx.emit(tx, 'billing.refunded', { orderId: intent.orderId, key, amount: done.amount });
  });
}
