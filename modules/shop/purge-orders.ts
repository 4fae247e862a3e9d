import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { all, BATCH, inBatches, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { shopOrders, shopWithdrawals } from './tables.ts';

/** After its end an order is kept so long; the privacy page says so. One whose buyer is owed money is kept until it has gone back. */
const KEPT_MONTHS = 12;

export async function purgeOrders(ctx: Ctx): Promise<number> {
  const owed = ctx.db
    .select({ id: shopWithdrawals.orderId })
    .from(shopWithdrawals)
    .where(and(eq(shopWithdrawals.orderId, shopOrders.id), isNull(shopWithdrawals.refundedAt)));
  const old = and(lt(shopOrders.endedAt, monthsAgo(ctx, KEPT_MONTHS)), notExists(owed));
  return inBatches(ctx, async (ctx) => {
    const rows = await ctx.db.select({ id: shopOrders.id }).from(shopOrders).where(old).limit(BATCH);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await ctx.db.delete(shopOrders).where(inArray(shopOrders.id, ids));
    return all(rows);
  });
}
