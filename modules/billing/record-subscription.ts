import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { CheckoutSession, SubscriptionState } from './card-payments.port.ts';
import { intendRefund } from './refund.ts';
import { checkoutSessions, subscriptions } from './tables.ts';

interface PaidSession {
  session: CheckoutSession;
  subscription: SubscriptionState;
  orderId: string;
  expected: typeof checkoutSessions.$inferSelect | null;
}

/**
 * Records a paid session as the order's subscription and announces it, in one transaction. A second payment for the
 * same order (two tabs) is cancelled and given back; a wrong amount is recorded and shouted about, never dropped.
 */
export async function applyPaidSession(ctx: Ctx, paid: PaidSession): Promise<void> {
  const { session, subscription, orderId, expected } = paid;
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const sessionRow = {
      id: session.id,
      orderId,
      cartHash: expected?.cartHash ?? session.metadata['cart_hash'] ?? '',
      amount: expected?.amount ?? session.amountTotal,
      status: 'complete' as const,
      createdAt: expected?.createdAt ?? now,
      expiresAt: expected?.expiresAt ?? now,
      completedAt: now,
    };
    await tx
      .insert(checkoutSessions)
      .values(sessionRow)
      .onConflictDoUpdate({
        target: checkoutSessions.id,
        set: { status: 'complete', completedAt: now, nextAskAt: null },
      });

    const [fresh] = await tx
      .insert(subscriptions)
      .values({
        id: subscription.id,
        orderId,
        sessionId: session.id,
        customerId: subscription.customerId,
        status: subscription.status,
        amount: session.amountTotal,
        currentPeriodEnd: new Date(subscription.currentPeriodEnd * 1000),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: subscriptions.id });
    if (fresh) {
      if (expected && expected.amount !== session.amountTotal) {
        ctx.log.error(
          { orderId, expected: expected.amount, paid: session.amountTotal },
          'the amount paid is not the amount asked',
        );
      }
      await audit(tx, ctx, 'billing.subscription-activated', orderId, { subscription: subscription.id });
      await ctx.emit(tx, 'billing.subscription-activated', {
        orderId,
        subscriptionId: subscription.id,
        sessionId: session.id,
      });
      return;
    }
    const [owner] = await tx.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
    if (owner && owner.id !== subscription.id) {
      await intendRefund(tx, ctx, {
        key: `refund:${orderId}:second:${subscription.id}`,
        orderId,
        subscriptionId: subscription.id,
        amount: 'all',
        reason: 'second payment of one order',
        cancel: true,
      });
    }
  });
}
