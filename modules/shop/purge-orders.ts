import { and, inArray, isNull, lt, not, or } from 'drizzle-orm';
import { all, BATCH, inBatches, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { followPurged } from './kept-orders.ts';
import { isBought, isOwed } from './open-rights.ts';
import { GUARANTEE_MONTHS, KEPT_MONTHS, RIGHTS_MONTHS } from './processing.ts';
import { shopOrders } from './tables.ts';

/** One whose buyer is owed money is kept until it has gone back, and none beyond what anybody can ask for. */
export async function purgeOrders(ctx: Ctx): Promise<number> {
  const { id, siteId, mode, delivery, endedAt, collectedAt, placedAt } = shopOrders;
  return inBatches(ctx, async (ctx) => {
    const owed = isOwed(ctx);
    const bought = isBought();
    const over = and(
      lt(endedAt, monthsAgo(ctx, KEPT_MONTHS)),
      or(bought && not(bought), isNull(collectedAt), lt(collectedAt, monthsAgo(ctx, GUARANTEE_MONTHS))),
      owed && not(owed),
    );
    const old = or(over, lt(placedAt, monthsAgo(ctx, RIGHTS_MONTHS)));
    const rows = await ctx.db.select({ id, siteId, mode, delivery }).from(shopOrders).where(old).limit(BATCH);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await ctx.db.delete(shopOrders).where(inArray(id, ids));
    await followPurged(ctx, rows);
    return all(rows);
  });
}
