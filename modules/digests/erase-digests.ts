import { inArray, lt } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { decisionLinks, letterSchedules } from './tables.ts';

export async function eraseDigests(ctx: TxCtx, siteIds: string[]): Promise<void> {
  await ctx.db.delete(letterSchedules).where(inArray(letterSchedules.siteId, siteIds));
  await ctx.db.delete(decisionLinks).where(inArray(decisionLinks.siteId, siteIds));
}

/** Links that open nothing any more. */
export function purgeLinks(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ hash: decisionLinks.hash })
      .from(decisionLinks)
      .where(lt(decisionLinks.expiresAt, now))
      .limit(BATCH);
    return all(
      await ctx.db
        .delete(decisionLinks)
        .where(inArray(decisionLinks.hash, old))
        .returning({ hash: decisionLinks.hash }),
    );
  });
}
