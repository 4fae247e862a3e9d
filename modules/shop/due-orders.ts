import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { BATCH } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { releaseOrder } from './change-order.ts';
import { LIVE } from './shop.states.ts';
import { shopOrders } from './tables.ts';

/** Orders that nobody answered or collected in their days; each in a transaction of its own, so that one that fails keeps no other waiting. */
export async function releaseDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: shopOrders.id })
    .from(shopOrders)
    .where(
      and(
        // What is paid is its buyer's, however long they take.
        eq(shopOrders.mode, 'reserve'),
        inArray(shopOrders.state, [...LIVE]),
        // Who has accepted to deliver has yet to do so.
        or(isNull(shopOrders.delivery), eq(shopOrders.state, 'placed')),
        lte(shopOrders.keptUntil, ctx.clock.now()),
      ),
    )
    .orderBy(asc(shopOrders.keptUntil))
    .limit(5 * BATCH);
  await forEachIsolated(ctx, {
    rows: due,
    each: ({ id }) => inTransaction(ctx, (ctx) => releaseOrder(ctx, id)),
    failed: ({ id }, error) => ctx.log.error({ err: error, order: id }, 'an order that nobody collected did not end'),
  });
  return due.length;
}
