import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { BATCH, daysAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { releaseOrder } from './change-order.ts';
import { ACCEPTED_DAYS, SENT_DAYS } from './due.rules.ts';
import { LIVE } from './shop.states.ts';
import { shopOrders } from './tables.ts';

/** Orders that nobody answered, collected or delivered in their days (due.rules.ts); each in a transaction of its own, so that one that fails keeps no other waiting. */
export async function releaseDue(ctx: Ctx): Promise<number> {
  const { mode, state, delivery, placedAt, keptUntil, sentAt } = shopOrders;
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ id: shopOrders.id })
    .from(shopOrders)
    .where(
      and(
        // What is paid is its buyer's, however long they take.
        eq(mode, 'reserve'),
        or(
          and(inArray(state, [...LIVE]), or(isNull(delivery), eq(state, 'placed')), lte(keptUntil, now)),
          // Who has accepted to deliver has longer.
          and(
            isNotNull(delivery),
            or(
              and(eq(state, 'accepted'), lte(placedAt, daysAgo(ctx, ACCEPTED_DAYS)), lte(keptUntil, now)),
              and(eq(state, 'sent'), lte(sentAt, daysAgo(ctx, SENT_DAYS))),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(keptUntil))
    .limit(5 * BATCH);
  await forEachIsolated(ctx, {
    rows: due,
    each: ({ id }) => inTransaction(ctx, (ctx) => releaseOrder(ctx, id)),
    failed: ({ id }, error) => ctx.log.error({ err: error, order: id }, 'an order whose days are over did not end'),
  });
  return due.length;
}
