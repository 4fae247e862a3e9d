import { inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { failedRefundsOf, refundsOf } from '../takings/index.server.ts';
import { withdrawalsOf, type Declared } from './read-orders.ts';
import { wasBought } from './open-rights.ts';
import { otherRefunds, refundable, refundOf, refundState, refusedRefund, type KnownRefund } from './returns.rules.ts';
import type { OrderView } from './views/schemas.ts';
import { shopOrders, shopWithdrawals, type Order } from './tables.ts';

export interface OrderReturns {
  withdrawals: Declared[];
  refunds: KnownRefund[];
}

/** Of which orders of a site money has not gone back yet, or was refused by the provider; `most` of the latter. */
export async function unreturned(ctx: Ctx, given: { siteId: string; most: number }): Promise<SQL | undefined> {
  const { orderId, refundedAt } = shopWithdrawals;
  const owed = ctx.db.select({ id: orderId }).from(shopWithdrawals).where(isNull(refundedAt));
  return or(
    inArray(shopOrders.id, owed),
    inArray(shopOrders.id, await failedRefundsOf(ctx, { ...given, purpose: 'shop' })),
  );
}

/** What was taken back of each, and what money went back. */
export async function returnsOf(ctx: Ctx, orders: readonly Order[]): Promise<(order: Order) => OrderReturns> {
  // What is reserved and collected is bought at the counter: nothing of it is taken back here.
  const bought = orders.filter(wasBought);
  const withdrawals = await withdrawalsOf(ctx, bought);
  const refunds = await refundsOf(ctx, { purpose: 'shop', subjects: bought.map(({ id }) => id) });
  return ({ id }) => ({ withdrawals: withdrawals.get(id) ?? [], refunds: refunds.get(id) ?? [] });
}

/** The same as screens show it. */
export const shownReturns = (
  order: Order,
  returns: OrderReturns,
): Pick<OrderView, 'withdrawals' | 'refund' | 'refundable' | 'refused'> => ({
  withdrawals: returns.withdrawals.map((each) => ({
    amount: each.amount,
    declared_at: each.declaredAt.toISOString(),
    by: each.refundBy,
    refund: refundOf(each, returns),
  })),
  refund: refundState({ refunds: otherRefunds(returns) }),
  refundable: refundable(order, returns),
  refused: refusedRefund(returns),
});
