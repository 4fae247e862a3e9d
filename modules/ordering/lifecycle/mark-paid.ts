import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { emit } from '../../../platform/transaction.ts';
import { requestFullRefund } from '../../billing/index.server.ts';
import { changeState } from './change-state.ts';
import { whatWasBought } from '../cart/offers.ts';
import { orAlreadySold, requireUnsold } from './one-sale.ts';
import { lockOrder } from '../order-session.ts';
import { isPaid } from '../order.states.ts';
import { requestRivalsClosed } from './request-rivals-closed.ts';

/**
 * The payment of an order became known. Returns false when it was known already: whatever follows a payment follows
 * once. Runs in the transaction that records the subscription. Throws ordering.already-sold where another order has bought
 * this business its site, also when that one commits at this very moment; the transaction is then of no use any more.
 */
export async function markPaid(
  ctx: TxCtx,
  paid: { orderId: string; subscriptionId: string; sessionId: string },
): Promise<boolean> {
  const order = await lockOrder(ctx, paid.orderId);
  if (isPaid(order.state)) return false;
  if (order.state === 'cancelled') {
    // Given up before it was paid, and then paid by a form that was still open somewhere.
    await requestFullRefund(ctx, { orderId: order.id, name: 'abandoned', reason: 'abandoned', cancel: 'abandoned' });
    return false;
  }
  await requireUnsold(ctx, order);
  const bought = await whatWasBought(ctx, order, paid.sessionId);
  const complete = await orAlreadySold(
    changeState(ctx, order, 'complete', 'the card provider confirmed the payment', {
      ...bought,
      paidAt: ctx.clock.now(),
      subscriptionId: paid.subscriptionId,
    }),
  );
  await changeState(ctx, complete, 'provisioning', 'domain, site and mails are on their way');
  await audit(ctx, 'ordering.mark-paid', order.id, { subscription: paid.subscriptionId });
  await requestRivalsClosed(ctx, order);
  await emit(ctx, 'ordering.paid', { orderId: order.id });
  return true;
}
