import { eq, inArray, lt, ne, or } from 'drizzle-orm';
import { all, BATCH, daysAgo, inBatches, monthsAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { K } from '../plans/schemas.ts';
import { closedBefore, refreshEmptied } from '../sites/index.server.ts';
import { BLOCKED_MONTHS } from './block.rules.ts';
import { keepsBlocked } from './kept-blocked.ts';
import { keptOf, personOf } from './person.ts';
import { blockedPeople } from './tables.ts';

/** Blocks whose time is over, and those of a site that takes nothing any more, although a buyer's right may keep its content. */
export async function purgeBlocked(ctx: Ctx): Promise<number> {
  const { id, siteId, blockedAt } = blockedPeople;
  const closed = closedBefore(ctx, daysAgo(ctx, K.exportDays));
  const over = or(lt(blockedAt, monthsAgo(ctx, BLOCKED_MONTHS)), inArray(siteId, closed));
  const removed = await inBatches(ctx, async (ctx) => {
    const rows = await ctx.db.select({ id, siteId }).from(blockedPeople).where(over).limit(BATCH);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await ctx.db.delete(blockedPeople).where(inArray(id, ids));
    await refreshEmptied(ctx, { siteIds: rows.map((row) => row.siteId), keeps: keepsBlocked });
    return all(rows);
  });
  await markAnew(ctx);
  return removed;
}

/** Those that an earlier key marked would be found no more once it is gone. */
async function markAnew(ctx: Ctx): Promise<void> {
  const { id, markedWith } = blockedPeople;
  const earlier = ne(markedWith, ctx.config.dataKeys.current.id);
  await inBatches(ctx, async (ctx) => {
    const rows = await ctx.db.select().from(blockedPeople).where(earlier).limit(BATCH).for('update');
    for (const row of rows)
      await ctx.db
        .update(blockedPeople)
        .set(keptOf(ctx, { siteId: row.siteId, person: personOf(ctx, row) }))
        .where(eq(id, row.id));
    return all(rows);
  });
}
