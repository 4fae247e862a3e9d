import { and, inArray, lt, notExists, type Column, type SQLWrapper } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { purgePages } from './purge-pages.ts';
import { pageSnapshots } from './tables.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Rows of the room for which what a social page said must stay, as a subquery about the column with the page's id. */
    needsPage: (ctx: TxCtx, pageId: Column) => SQLWrapper;
  }
}

/**
 * What social pages said that no room needs; a site keeps what it accepted. Who orders a site of such a page at this very
 * moment makes a new preview of it, and that reads the page again.
 */
export function purgeLoosePages(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const needed = ctx.contributed('needsPage').map((rows) => notExists(rows(ctx, pageSnapshots.pageId)));
    const loose = and(lt(pageSnapshots.readAt, before), ...needed);
    const found = await ctx.db
      .select({ id: pageSnapshots.pageId })
      .from(pageSnapshots)
      .where(loose)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (found.length === 0) return all(found);
    // Asked again under the lock: somebody may have come back to the page since the question began.
    const ids = found.map(({ id }) => id);
    const still = await ctx.db
      .select({ id: pageSnapshots.pageId })
      .from(pageSnapshots)
      .where(and(loose, inArray(pageSnapshots.pageId, ids)));
    await purgePages(
      ctx,
      still.map(({ id }) => id),
    );
    return { seen: found.length, removed: still.length };
  });
}
