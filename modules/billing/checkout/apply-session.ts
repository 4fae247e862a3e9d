import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import { applySubscription } from '../subscription/apply-subscription.ts';
import { findEarlierPayment } from './find-earlier-payment.ts';
import { applyPaidSession } from '../subscription/record-subscription.ts';
import { checkoutSessions } from '../tables.ts';

export type SessionOutcome = 'paid' | 'open' | 'expired' | 'unknown';

/**
 * Asks the provider what became of a session and makes our records agree. Safe any number of times, at once, late and
 * in any order: the provider's present answer decides, not the event that led here. A caller who acts for one order names
 * it: another order's session is then 'unknown'. For this room only: from outside applyCheckout asks who may.
 */
export async function applySession(ctx: Ctx, sessionId: string, onlyOrder?: string): Promise<SessionOutcome> {
  const [row] = await ctx.db.select().from(checkoutSessions).where(eq(checkoutSessions.id, sessionId));
  const session = await ctx.ports.payments.retrieveCheckoutSession(sessionId);
  // A crash between the provider's answer and our row leaves a session that only its metadata ties to an order.
  const orderId = row?.orderId ?? session.metadata['order_id'];
  if (!orderId || (onlyOrder !== undefined && orderId !== onlyOrder)) return 'unknown';

  if (session.status === 'complete' && session.paymentStatus !== 'unpaid' && session.subscriptionId) {
    // Two people paid for one business: the payment that the provider took first is the sale, whichever we hear of first.
    const earlier = row?.status === 'complete' ? null : await findEarlierPayment(ctx, session, orderId);
    if (earlier) await applySession(ctx, earlier);
    const subscription = await ctx.ports.payments.retrieveSubscription(session.subscriptionId);
    await applyPaidSession(ctx, { session, subscription, orderId, expected: row ?? null });
    await applySubscription(ctx, session.subscriptionId);
    return 'paid';
  }
  if (session.status === 'complete' && session.subscriptionId) {
    return applyUnpaid(ctx, { sessionId, orderId, subscriptionId: session.subscriptionId });
  }
  if (session.status === 'expired' && (row?.status === 'open' || row?.status === 'retired')) {
    await inTransaction(ctx, async (ctx) => {
      await ctx.db
        .update(checkoutSessions)
        .set({ status: 'expired', nextAskAt: null })
        .where(eq(checkoutSessions.id, sessionId));
      await audit(ctx, 'billing.session-expired', orderId, { session: sessionId });
    });
  }
  return session.status === 'expired' ? 'expired' : 'open';
}

/** Completed by a method whose money comes later, or never: then the buyer may pay another way. */
async function applyUnpaid(
  ctx: Ctx,
  { sessionId, orderId, subscriptionId }: { sessionId: string; orderId: string; subscriptionId: string },
): Promise<'open' | 'expired'> {
  if ((await ctx.ports.payments.firstPaymentState(subscriptionId)) !== 'failed') return 'open';
  await ctx.ports.payments.cancelSubscription(subscriptionId);
  await inTransaction(ctx, async (ctx) => {
    const [failed] = await ctx.db
      .update(checkoutSessions)
      .set({ status: 'failed', nextAskAt: null })
      .where(and(eq(checkoutSessions.id, sessionId), inArray(checkoutSessions.status, ['open', 'retired'])))
      .returning({ id: checkoutSessions.id });
    if (!failed) return;
    await audit(ctx, 'billing.checkout-failed', orderId, { session: sessionId });
    await emit(ctx, 'billing.checkout-failed', { orderId, sessionId });
  });
  return 'expired';
}
