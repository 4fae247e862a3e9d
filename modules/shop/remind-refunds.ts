import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { daysAgo } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { dayOf } from './business-day.ts';
import { lockOrder } from './change-order.ts';
import { requireDoors } from './find-shop.ts';
import { mailRefundDue } from './paid-mails.ts';
import { withdrawalsOfOne } from './read-orders.ts';
import { shopOrders, shopWithdrawals } from './tables.ts';
import { REMINDERS, remindersDue } from './withdrawal.rules.ts';

const EACH_TIME = 500;

/** Owners hear of money that is owed for a withdrawal, seven, eleven and thirteen days after it. */
export async function remindOfRefunds(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .select({
      id: shopWithdrawals.orderId,
      nth: shopWithdrawals.nth,
      reminded: shopWithdrawals.reminded,
      declaredAt: shopWithdrawals.declaredAt,
    })
    .from(shopWithdrawals)
    .where(
      and(
        isNull(shopWithdrawals.refundedAt),
        lt(shopWithdrawals.reminded, REMINDERS.length),
        // A day less than the first, for a day begins at another hour in each place.
        lt(shopWithdrawals.declaredAt, daysAgo(ctx, (REMINDERS[0] ?? 1) - 1)),
      ),
    )
    .orderBy(asc(shopWithdrawals.declaredAt))
    .limit(EACH_TIME);
  await forEachIsolated(ctx, {
    rows,
    each: ({ id, nth, reminded, declaredAt }) =>
      inTransaction(ctx, async (ctx) => {
        const order = await lockOrder(ctx, eq(shopOrders.id, id));
        const shop = await requireDoors(ctx, order.siteId);
        const due = remindersDue(dayOf(declaredAt, shop.site), dayOf(ctx.clock.now(), shop.site));
        if (due <= reminded) return;
        const [row] = await ctx.db
          .update(shopWithdrawals)
          .set({ reminded: due })
          .where(
            and(
              eq(shopWithdrawals.orderId, id),
              eq(shopWithdrawals.nth, nth),
              eq(shopWithdrawals.reminded, reminded),
              isNull(shopWithdrawals.refundedAt),
            ),
          )
          .returning({ nth: shopWithdrawals.nth });
        const withdrawal = row && (await withdrawalsOfOne(ctx, order)).find((each) => each.nth === nth);
        if (withdrawal) await mailRefundDue(ctx, shop, order, withdrawal);
      }),
    failed: ({ id }, error) => ctx.log.error({ err: error, order: id }, 'nobody was reminded of money that is owed'),
  });
}
