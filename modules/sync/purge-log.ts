import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { purgeArchives } from './batch-archive.ts';
import { proposals, syncBatches } from './tables.ts';

/** What came before then, and what was answered: it is shown no more and cannot be undone. Open questions stay. */
export async function purgeLog(ctx: Ctx, before: Date): Promise<number> {
  const batches = await inBatches(ctx, async (ctx) => {
    const old = ctx.db.select({ id: syncBatches.id }).from(syncBatches).where(lt(syncBatches.at, before)).limit(BATCH);
    return all(await ctx.db.delete(syncBatches).where(inArray(syncBatches.id, old)).returning({ id: syncBatches.id }));
  });
  const answered = await inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: proposals.id })
      .from(proposals)
      .where(and(isNotNull(proposals.closedAt), lt(proposals.closedAt, before)))
      .limit(BATCH);
    return all(await ctx.db.delete(proposals).where(inArray(proposals.id, old)).returning({ id: proposals.id }));
  });
  return batches + answered + (await purgeArchives(ctx, before));
}
