import { and, inArray, isNull, lt, not, or } from 'drizzle-orm';
import { all, BATCH, inBatches, monthsAfter, monthsAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { followPurged } from './kept-orders.ts';
import { isBought, isOwed, wasBought } from './open-rights.ts';
import { GUARANTEE_MONTHS, KEPT_MONTHS, RIGHTS_MONTHS } from './processing.ts';
import { shopOrders, type Order } from './tables.ts';

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
    await dropOrders(ctx, rows);
    return all(rows);
  });
}

/** Nothing stays of them but what the register says, which names nobody. */
export async function dropOrders(
  ctx: TxCtx,
  rows: readonly Pick<Order, 'id' | 'siteId' | 'mode' | 'delivery'>[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await ctx.db.delete(shopOrders).where(inArray(shopOrders.id, ids));
  await followPurged(ctx, rows);
}

/** From then on `purgeOrders` drops an order that is over and whose buyer is owed nothing; null of one that goes on. */
export function orderKeptUntil(order: Order): Date | null {
  const { endedAt, collectedAt, placedAt } = order;
  if (endedAt === null) return null;
  const ordinary = monthsAfter(endedAt, KEPT_MONTHS);
  const guarantee = wasBought(order) && collectedAt !== null ? monthsAfter(collectedAt, GUARANTEE_MONTHS) : ordinary;
  const longer = guarantee > ordinary ? guarantee : ordinary;
  const last = monthsAfter(placedAt, RIGHTS_MONTHS);
  return longer < last ? longer : last;
}
