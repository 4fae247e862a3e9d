import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import type { Staff } from '../../access/index.server.ts';
import { requireEditable } from './change-state.ts';
import { requireComplete } from '../errors.ts';
import { requireUnsold } from './one-sale.ts';
import { lockOrder, requirePreparedOrder } from '../order-session.ts';
import type { PaymentLinkSent } from '../schemas.ts';
import { orders } from '../tables.ts';

/**
 * Has the customer sent the link to their own order (A6): they check it, accept the terms and pay, which an agent can do
 * for nobody. Pressed again within the same minute it is the same mail. Throws what an incomplete order lacks
 * (ordering.plan-missing, ordering.domains-missing, ordering.domain-info-missing), ordering.closed, ordering.not-found,
 * ordering.already-sold.
 */
export async function sendPaymentLink(
  ctx: Ctx,
  { by: agent, id }: { by: Staff<'agent'>; id: string },
): Promise<PaymentLinkSent> {
  const prepared = await requirePreparedOrder(ctx, id);
  const now = ctx.clock.now();
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, prepared.id);
    requireEditable(order);
    requireComplete(order);
    await requireUnsold(ctx, order);
    await ctx.db.update(orders).set({ paymentLinkAt: now, updatedAt: now }).where(eq(orders.id, order.id));
    await audit(ctx, 'ordering.send-payment-link', order.id);
    const occasion = String(Math.floor(now.getTime() / 60_000));
    await emit(ctx, 'ordering.payment-link-requested', { orderId: order.id, agent: agent.name, occasion });
    return { mail: order.billing.mail, sent_at: now.toISOString() };
  });
}
