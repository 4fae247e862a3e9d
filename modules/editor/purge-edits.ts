import { and, inArray, lt } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { siteEdits } from './tables.ts';

/** Who wrote what before then: it can no longer be taken back. Drafts stay. */
export function purgeEdits(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db.select({ id: siteEdits.id }).from(siteEdits).where(lt(siteEdits.at, before)).limit(BATCH);
    return all(
      await ctx.db
        .delete(siteEdits)
        .where(and(inArray(siteEdits.id, old), lt(siteEdits.at, before)))
        .returning({ id: siteEdits.id }),
    );
  });
}
