import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { BATCH, daysAgo, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { rollUp } from './month-figures.ts';
import { dropEmptyParts, makeParts } from './month-parts.ts';
import { siteMonths, siteVisits } from './tables.ts';

/** Days are kept page by page for so long: a week or four can be looked at from every side. */
const WHOLE_DAYS = 35;

/**
 * Moves what was counted in months that ended five weeks ago or more into one row for each site and month, two hundred of them in
 * a transaction, and drops the parts of the table that held them. A count stands in one of the two tables at any moment; safe
 * to repeat and to break off. Returns how many months of sites were moved.
 */
export async function rollUpMonths(ctx: Ctx): Promise<number> {
  await makeParts(ctx);
  const before = monthOf(daysAgo(ctx, WHOLE_DAYS));
  const moved = await inBatches(ctx, async (ctx) => {
    const old = await ctx.db
      .selectDistinct({
        siteId: siteVisits.siteId,
        month: sql<string>`date_trunc('month', ${siteVisits.day})::date::text`,
      })
      .from(siteVisits)
      .where(lt(siteVisits.day, before))
      .limit(BATCH);
    for (const each of old) await move(ctx, each);
    return { seen: old.length, removed: old.length };
  });
  await dropEmptyParts(ctx, before);
  return moved;
}

async function move(ctx: TxCtx, { siteId, month }: { siteId: string; month: string }): Promise<void> {
  const ofMonth = and(
    eq(siteVisits.siteId, siteId),
    gte(siteVisits.day, month),
    lt(siteVisits.day, sql`(${month}::date + interval '1 month')::date`),
  );
  const rows = await ctx.db.delete(siteVisits).where(ofMonth).returning();
  const key = and(eq(siteMonths.siteId, siteId), eq(siteMonths.month, month));
  const [before] = await ctx.db.select().from(siteMonths).where(key).for('update');
  const figures = rollUp(rows, before?.figures);
  await ctx.db
    .insert(siteMonths)
    .values({ siteId, month, figures })
    .onConflictDoUpdate({ target: [siteMonths.siteId, siteMonths.month], set: { figures } });
}

/** First day of the month of an instant (UTC). */
const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;
