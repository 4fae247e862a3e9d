import { eq } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { orders } from './tables.ts';

/** The order is about this page of the network from now on. */
export async function setPageOfOrder(
  ctx: TxCtx,
  { orderId, pageId }: { orderId: string; pageId: string },
): Promise<void> {
  await ctx.db.update(orders).set({ pageId, updatedAt: ctx.clock.now() }).where(eq(orders.id, orderId));
}
