import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import './events.ts';
import { orderOrPageId } from './schemas.ts';
import { orders } from './tables.ts';

/**
 * Sends an order's link again. It goes to the order's own address, so whoever asks need not hold it; the answer is the same
 * whether the order exists or not. One mail for each minute at most.
 */
export async function requestOrderLink(ctx: Ctx, id: string): Promise<void> {
  if (!orderOrPageId.safeParse(id).success) return;
  const occasion = String(Math.floor(ctx.clock.now().getTime() / 60_000));
  await inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
    if (order) await emit(ctx, 'ordering.link-requested', { orderId: order.id, occasion });
  });
}
