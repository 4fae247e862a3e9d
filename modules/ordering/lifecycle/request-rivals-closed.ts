import { closeRivalsJob } from '../jobs.ts';
import { rivalsOf } from './one-sale.ts';
import type { OrderRow } from '../order-session.ts';
import { orders } from '../tables.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';

/**
 * The business of this order is sold: card forms that others have open for it are to end. By a job, after the sale is
 * committed: two payments that wait for each other's rows would stop each other.
 */
export async function requestRivalsClosed(ctx: TxCtx, order: Pick<OrderRow, 'id' | 'pageId'>): Promise<void> {
  const [rival] = await ctx.db.select({ id: orders.id }).from(orders).where(rivalsOf(order)).limit(1);
  if (rival) await enqueue(ctx, closeRivalsJob, { orderId: order.id }, { key: order.id });
}
