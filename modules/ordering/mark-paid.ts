import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { intendFullRefund } from '../billing/index.server.ts';
import { changeState } from './change-state.ts';
import { whatWasBought } from './offers.ts';
import { lockOrder } from './order-session.ts';
import { isPaid } from './order.states.ts';

/**
 * The payment of an order became known. Returns false when it was known already: whatever follows a payment follows
 * once. Runs in the transaction that records the subscription.
 */
export async function markPaid(
  tx: Tx,
  ctx: Ctx,
  paid: { orderId: string; subscriptionId: string; sessionId: string },
): Promise<boolean> {
  const order = await lockOrder(tx, paid.orderId);
  if (isPaid(order.state)) return false;
  if (order.state === 'cancelled') {
    // Given up before it was paid, and then paid by a form that was still open somewhere.
    await intendFullRefund(tx, ctx, { orderId: order.id, name: 'abandoned', reason: 'abandoned', cancel: 'abandoned' });
    return false;
  }
  const now = ctx.clock.now();
  const complete = await changeState(tx, ctx, order, 'complete', 'the card provider confirmed the payment', {
    ...(await whatWasBought(tx, ctx, order, paid.sessionId)),
    paidAt: now,
    subscriptionId: paid.subscriptionId,
  });
  await changeState(tx, ctx, complete, 'provisioning', 'domain, site and mails are on their way');
  await audit(tx, ctx, 'ordering.mark-paid', order.id, { subscription: paid.subscriptionId });
  await ctx.emit(tx, 'ordering.paid', { orderId: order.id });
  return true;
}
