import { inArray, lt } from 'drizzle-orm';
import { all, BATCH, inBatches, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { shopOrders } from './tables.ts';

/** After its end an order is kept so long; the privacy page says so. */
const KEPT_MONTHS = 12;

export async function purgeOrders(ctx: Ctx): Promise<number> {
  const old = lt(shopOrders.endedAt, monthsAgo(ctx, KEPT_MONTHS));
  return inBatches(ctx, async (ctx) => {
    const rows = await ctx.db.select({ id: shopOrders.id }).from(shopOrders).where(old).limit(BATCH);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await ctx.db.delete(shopOrders).where(inArray(shopOrders.id, ids));
    return all(rows);
  });
}
