import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { billingType, normaliseBilling } from './billing.rules.ts';
import { requireEditable } from '../lifecycle/change-state.ts';
import { requireValidBilling } from '../errors.ts';
import { lockOrder, requirePreparedOrder } from '../order-session.ts';
import type { Order, SaveDomainInfoInput } from '../schemas.ts';
import { orders } from '../tables.ts';
import { sealBilling } from './stored-billing.ts';
import { toOrder } from '../view.ts';

/** Saves who will own the domain (C6); same form and rules as billing. */
export async function saveDomainInfo(ctx: Ctx, input: { id: string } & SaveDomainInfoInput): Promise<Order> {
  const held = await requirePreparedOrder(ctx, input.id);
  const type = input.type ?? billingType(input.domain_info);
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, held.id);
    requireEditable(order);
    requireValidBilling(input.domain_info, type, order.locale);
    const [saved] = await ctx.db
      .update(orders)
      .set({
        domainInfo: sealBilling(ctx.config.dataKeys, normaliseBilling(input.domain_info, type, order.locale)),
        domainInfoType: type,
        step: 3,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(orders.id, order.id))
      .returning();
    if (!saved) throw new Error('an update with returning gave no row');
    await audit(ctx, 'ordering.save-domain-info', order.id);
    return toOrder(ctx, saved);
  });
}
