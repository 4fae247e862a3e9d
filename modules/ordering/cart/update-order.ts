import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { normaliseBilling } from './billing.rules.ts';
import { requireEditable } from '../lifecycle/change-state.ts';
import { requireValidBilling } from '../errors.ts';
import { lockOrder, requirePreparedOrder } from '../order-session.ts';
import type { Order, UpdateOrderInput } from '../schemas.ts';
import { orders } from '../tables.ts';
import { markedCodes, sealBilling } from './stored-billing.ts';
import { toOrder } from '../view.ts';

/** Saves billing (C4). The type chosen when the order was opened stays (B1). */
export async function updateOrder(ctx: Ctx, input: { id: string } & UpdateOrderInput): Promise<Order> {
  const held = await requirePreparedOrder(ctx, input.id);
  const given = input.order;
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, held.id);
    requireEditable(order);
    const locale = given.locale ?? order.locale;
    requireValidBilling(given.billing_info, order.type, locale);
    const billing = normaliseBilling(given.billing_info, order.type, locale);
    const [saved] = await ctx.db
      .update(orders)
      .set({
        billing: sealBilling(ctx.config.dataKeys, billing),
        ...markedCodes(ctx.config.dataKeys, billing),
        locale,
        layout: given.layout ?? order.layout,
        step: Math.max(order.step, 1),
        updatedAt: ctx.clock.now(),
      })
      .where(eq(orders.id, order.id))
      .returning();
    if (!saved) throw new Error('an update with returning gave no row');
    await audit(ctx, 'ordering.update-billing', order.id);
    return toOrder(ctx, saved);
  });
}
