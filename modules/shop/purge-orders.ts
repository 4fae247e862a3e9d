import { and, inArray, lt, ne, not, or } from 'drizzle-orm';
import { all, BATCH, inBatches, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { GUARANTEE_MONTHS, isOwed } from './open-rights.ts';
import { shopOrders } from './tables.ts';

/**
 * After its end an order is kept so long, one that was paid as long as its guarantee; the privacy page says so. One whose buyer is owed
 * money is kept until it has gone back.
 */
const KEPT_MONTHS = 12;

export async function purgeOrders(ctx: Ctx): Promise<number> {
  const { endedAt, mode } = shopOrders;
  return inBatches(ctx, async (ctx) => {
    const owed = isOwed(ctx);
    const old = and(
      lt(endedAt, monthsAgo(ctx, KEPT_MONTHS)),
      or(ne(mode, 'paid'), lt(endedAt, monthsAgo(ctx, GUARANTEE_MONTHS))),
      owed && not(owed),
    );
    const rows = await ctx.db.select({ id: shopOrders.id }).from(shopOrders).where(old).limit(BATCH);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await ctx.db.delete(shopOrders).where(inArray(shopOrders.id, ids));
    return all(rows);
  });
}
