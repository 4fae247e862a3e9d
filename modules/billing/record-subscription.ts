import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { CheckoutSession, SubscriptionState } from './card-payments.port.ts';
import { intendRefund } from './refund.ts';
import { getCatalogue, K } from '../plans/index.server.ts';
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
  const catalogue = await getCatalogue(ctx, ctx.ports.payments);
  const bought = catalogue.find((entry) =>
    subscription.items.some(({ priceId }) => priceId === entry.id && entry.plan),
  );
  const plan = bought?.plan ?? 'premium';
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
        plan,
        nextPlan: plan,
        renewalAmount: subscription.items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0),
        currentPeriodEnd: new Date(subscription.currentPeriodEnd * 1000),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: subscriptions.id });
    if (fresh) {
      const detail = differences(paid);
      if (detail) {
        ctx.log.error({ orderId, detail }, 'what was paid is not what was asked');
        await ctx.emit(tx, 'billing.payment-differs', { orderId, sessionId: session.id, detail });
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
        cancel: 'second-payment',
      });
    }
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
