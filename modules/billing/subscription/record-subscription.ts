import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import type { CheckoutSession, SubscriptionState } from '../card-payments.port.ts';
import { isDuplicate, refundDuplicate } from '../refunds/refund-duplicate.ts';
import { getCatalogue, K, SMALLEST_PLAN, type Plan } from '../../plans/index.server.ts';
import { checkoutSessions, subscriptions } from '../tables.ts';

interface PaidSession {
  session: CheckoutSession;
  subscription: SubscriptionState;
  orderId: string;
  expected: typeof checkoutSessions.$inferSelect | null;
}

/**
 * Records a paid session as the order's subscription and announces it, in one transaction. A payment that buys nothing,
 * because this order is paid (two tabs) or its business sold to another, is a duplicate and given back whole; a wrong
 * amount is recorded and shouted about, never dropped.
 */
export async function applyPaidSession(ctx: Ctx, paid: PaidSession): Promise<void> {
  const catalogue = await getCatalogue(ctx, ctx.ports.payments);
  const bought = catalogue.find((entry) =>
    paid.subscription.items.some(({ priceId }) => priceId === entry.id && entry.plan),
  );
  try {
    await inTransaction(ctx, (ctx) => record(ctx, paid, bought?.plan ?? SMALLEST_PLAN));
  } catch (error) {
    // What was written of the sale is undone with its transaction.
    if (!isAppError(error, 'ordering.already-sold')) throw error;
    await inTransaction(ctx, async (ctx) => {
      await recordSession(ctx, paid);
      await refundDuplicate(ctx, paid, 'business');
    });
  }
}

async function record(ctx: TxCtx, paid: PaidSession, plan: Plan): Promise<void> {
  const { session, subscription, orderId } = paid;
  await recordSession(ctx, paid);
  // Once given back it buys nothing any more, also when the business is free again by then.
  if (await isDuplicate(ctx, paid)) return;
  const [fresh] = await ctx.db
    .insert(subscriptions)
    .values({
      id: subscription.id,
      orderId,
      sessionId: session.id,
      customerId: subscription.customerId,
      status: subscription.status,
      amount: session.amountTotal,
      plan,
      nextPlan: plan,
      renewalAmount: subscription.items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0),
      currentPeriodEnd: new Date(subscription.currentPeriodEnd * 1000),
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  if (!fresh) {
    const [owner] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
    if (owner && owner.id !== subscription.id) await refundDuplicate(ctx, paid, 'order');
    return;
  }
  const detail = differences(paid);
  if (detail) {
    ctx.log.error({ orderId, detail }, 'what was paid is not what was asked');
    await emit(ctx, 'billing.payment-differs', { orderId, sessionId: session.id, detail });
  }
  await audit(ctx, 'billing.subscription-activated', orderId, { subscription: subscription.id });
  await emit(ctx, 'billing.subscription-activated', {
    orderId,
    subscriptionId: subscription.id,
    sessionId: session.id,
  });
}

/** Writes the session down as complete. Its row stays locked: two who apply the same payment come one after the other. */
async function recordSession(ctx: TxCtx, { session, orderId, expected }: PaidSession): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(checkoutSessions)
    .values({
      id: session.id,
      orderId,
      cartHash: expected?.cartHash ?? session.metadata['cart_hash'] ?? '',
      amount: expected?.amount ?? session.amountTotal,
      status: 'complete',
      createdAt: expected?.createdAt ?? now,
      expiresAt: expected?.expiresAt ?? now,
      completedAt: now,
    })
    .onConflictDoUpdate({
      target: checkoutSessions.id,
      set: { status: 'complete', completedAt: now, nextAskAt: null },
    });
}

/** In words for the operator, where the provider took something else than we asked; empty when all agrees. */
function differences({ session, expected }: PaidSession): string {
  const asked = Number(session.metadata['amount'] ?? expected?.amount ?? session.amountTotal);
  const found = [
    session.amountTotal !== asked && `amount ${session.amountTotal}, asked ${asked}`,
    expected && expected.amount !== session.amountTotal && `amount ${session.amountTotal}, offered ${expected.amount}`,
    session.currency !== K.currency && `currency ${session.currency}, asked ${K.currency}`,
    expected && session.metadata['cart_hash'] !== expected.cartHash && 'the session was made for another cart',
    session.taxStatus !== 'complete' && `VAT was not worked out: ${session.taxStatus ?? 'not asked'}`,
  ];
  return [...new Set(found.filter((each) => typeof each === 'string'))].join('; ');
}
