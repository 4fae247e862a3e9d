import { eq } from 'drizzle-orm';
import { actorName, audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Staff } from '../../access/index.server.ts';
import { recordEvent, requireEditable } from './change-state.ts';
import { lockOrder } from '../order-session.ts';
import { orders, saleExceptions } from '../tables.ts';

/**
 * The operator lets this unpaid order be paid although its business has a site: a second seat, by a written exception.
 * `reason` is shown in the console. Twice is once. Throws ordering.not-found (404), ordering.closed (409).
 */
export async function allowSecondSale(
  ctx: Ctx,
  { orderId, reason }: { by: Staff<'operator'>; orderId: string; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (order.saleException) return;
    requireEditable(order);
    const now = ctx.clock.now();
    await ctx.db.insert(saleExceptions).values({ orderId, reason, grantedBy: actorName(ctx), grantedAt: now });
    await ctx.db.update(orders).set({ saleException: true, updatedAt: now }).where(eq(orders.id, orderId));
    await recordEvent(ctx, { orderId, what: 'sale-exception', why: reason });
    await audit(ctx, 'ordering.allow-second-sale', orderId);
  });
}
