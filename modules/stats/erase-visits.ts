import { and, eq, inArray, lt } from 'drizzle-orm';
import { all, BATCH, inBatches, monthsAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { siteMonths, siteVisits } from './tables.ts';

/** The figures of a site go with it. */
export async function eraseVisits(ctx: TxCtx, siteIds: string[]): Promise<void> {
  await ctx.db.delete(siteVisits).where(inArray(siteVisits.siteId, siteIds));
  await ctx.db.delete(siteMonths).where(inArray(siteMonths.siteId, siteIds));
}

/** Months are kept for so long (CNIL, exemption for measuring an audience: 25 months). */
const KEPT_MONTHS = 25;

/** Drops what is older than twenty-five months. */
export function purgeMonths(ctx: Ctx): Promise<number> {
  const before = `${monthsAgo(ctx, KEPT_MONTHS).toISOString().slice(0, 7)}-01`;
  return inBatches(ctx, async (ctx) => {
    const old = await ctx.db.select().from(siteMonths).where(lt(siteMonths.month, before)).limit(BATCH);
    for (const { siteId, month } of old)
      await ctx.db.delete(siteMonths).where(and(eq(siteMonths.siteId, siteId), eq(siteMonths.month, month)));
    return all(old);
  });
}
