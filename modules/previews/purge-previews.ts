import { asc, inArray, lt } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { knownPages, previews } from './tables.ts';

/**
 * Previews that nobody asked for in time, with their links. A row that a visitor is asking for at this moment is locked
 * by them and left alone.
 */
export function purgePreviews(ctx: Ctx): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const expired = await ctx.db
      .select({ id: previews.id })
      .from(previews)
      .where(lt(previews.expiresAt, ctx.clock.now()))
      .orderBy(asc(previews.expiresAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = expired.map(({ id }) => id);
    if (ids.length > 0) await ctx.db.delete(previews).where(inArray(previews.id, ids));
    return all(ids);
  });
}

/** Pages that no search has met since `before`. */
export function purgeKnownPages(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = await ctx.db
      .select({ id: knownPages.id })
      .from(knownPages)
      .where(lt(knownPages.seenAt, before))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await ctx.db.delete(knownPages).where(inArray(knownPages.id, ids));
    return all(ids);
  });
}
