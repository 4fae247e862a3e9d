import { and, eq, inArray, lt, notExists, notInArray } from 'drizzle-orm';
import type { OrderState } from '../../modules/ordering/order.states.ts';
import { orders } from '../../modules/ordering/tables.ts';
import { previews } from '../../modules/previews/tables.ts';
import { forgetPages } from '../../modules/sites/index.server.ts';
import { pageSnapshots } from '../../modules/sites/tables.ts';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';

const OVER: OrderState[] = ['cancelled', 'withdrawn', 'refunded'];

/**
 * What social pages said, for which there is no preview and no order that is not over; a site keeps what it accepted. Who
 * orders a site of such a page at this very moment makes a new preview of it, and that reads the page again.
 */
export function forgetLoosePages(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const preview = ctx.db.select().from(previews).where(eq(previews.pageId, pageSnapshots.pageId));
    const order = ctx.db
      .select()
      .from(orders)
      .where(and(eq(orders.pageId, pageSnapshots.pageId), notInArray(orders.state, OVER)));
    const loose = and(lt(pageSnapshots.readAt, before), notExists(preview), notExists(order));
    const found = await ctx.db
      .select({ id: pageSnapshots.pageId })
      .from(pageSnapshots)
      .where(loose)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (found.length === 0) return all(found);
    // Asked again under the lock: somebody may have come back to the page since the question began.
    const still = await ctx.db
      .select({ id: pageSnapshots.pageId })
      .from(pageSnapshots)
      .where(
        and(
          loose,
          inArray(
            pageSnapshots.pageId,
            found.map(({ id }) => id),
          ),
        ),
      );
    await forgetPages(
      ctx,
      still.map(({ id }) => id),
    );
    return { seen: found.length, removed: still.length };
  });
}
