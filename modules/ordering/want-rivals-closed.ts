import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { closeRivalsJob } from './jobs.ts';
import { rivalsOf } from './one-sale.ts';
import type { OrderRow } from './order-session.ts';
import { orders } from './tables.ts';

/**
 * The business of this order is sold: card forms that others have open for it are to end. By a job, after the sale is
 * committed: two payments that wait for each other's rows would stop each other.
 */
export async function wantRivalsClosed(tx: Tx, ctx: Ctx, order: Pick<OrderRow, 'id' | 'pageId'>): Promise<void> {
  const [rival] = await tx.select({ id: orders.id }).from(orders).where(rivalsOf(order)).limit(1);
  if (rival) await ctx.jobs.enqueue(tx, closeRivalsJob, { orderId: order.id }, { key: order.id });
}
