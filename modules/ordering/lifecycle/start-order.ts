import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import { attribute, ATTRIBUTION_RULE, type UsedLink } from '../attribution.rules.ts';
import { billingType, normaliseBilling } from '../cart/billing.rules.ts';
import { requireValidBilling } from '../errors.ts';
import { endOpenForms, makeWay, saleOf } from './begin-again.ts';
import { grantOrder, newOrderSession, orderKey } from '../../access/index.server.ts';
import { findPreparedOrder } from '../order-session.ts';
import { isEditable } from '../order.states.ts';
import type { Order, StartOrderInput } from '../schemas.ts';
import { orderAttributions, orders } from '../tables.ts';
import { markedCodes, sealBilling } from '../cart/stored-billing.ts';
import { toOrder } from '../view.ts';

/**
 * Opens an order for a social page, or returns the one this browser already has open for it: pressing twice, or coming
 * back, never makes a second (C2). `secret` goes into a visitor's order cookie; an agent's order is theirs by name. Whose
 * sale it is, is decided here and never again; `link` is the preview's link by which the customer came.
 */
export async function startOrder(
  ctx: Ctx,
  input: StartOrderInput & { page: { name: string }; link?: UsedLink | null },
): Promise<{ order: Order; secret: string }> {
  const { page, link = null } = input;
  const locale = input.locale ?? 'it';
  const type = input.type ?? billingType(input.billing_info);
  requireValidBilling(input.billing_info, type, locale);

  if (ctx.actor.kind === 'operator') throw new AppError('identity.not-allowed', { status: 403 });
  const secret = orderKey(ctx, 'prepare') ?? newOrderSession();
  // Its card forms end before another order is there, so that nothing is paid twice.
  if (input.instead_of) await endOpenForms(ctx, input.instead_of);
  return inTransaction(ctx, async (ctx) => {
    // Two presses at once wait for each other here; the second finds the first's order.
    await oneAtATime(ctx, `start-order:${secret}:${input.facebook_page_id}`);
    const held = await findPreparedOrder(ctx, input.facebook_page_id);
    const replaced = held && held.id === input.instead_of && held.type !== type ? held : null;
    if (held && !replaced && isEditable(held.state)) return { order: toOrder(ctx, held), secret };
    if (replaced) await makeWay(ctx, replaced.id);

    const now = ctx.clock.now();
    const billing = normaliseBilling(input.billing_info, type, locale);
    const [row] = await ctx.db
      .insert(orders)
      .values({
        id: newId('ord'),
        userId: newId('usr'),
        pageId: input.facebook_page_id,
        pageName: page.name,
        state: 'draft',
        locale,
        layout: input.layout ?? null,
        type,
        billing: sealBilling(ctx.config.dataKeys, billing),
        ...markedCodes(ctx.config.dataKeys, billing),
        step: 1,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('an insert with returning gave no row');
    await grantOrder(ctx, secret, row.id);
    const openedBy = ctx.actor.kind === 'agent' ? ctx.actor.userId : null;
    // Whose sale it is does not change with it (decision 27).
    const sale =
      (replaced && (await saleOf(ctx, replaced.id))) ??
      attribute(openedBy, link, { pageId: row.pageId, startedAt: now });
    if (sale) {
      const ruleVersion = ATTRIBUTION_RULE;
      await ctx.db.insert(orderAttributions).values({ ...sale, orderId: row.id, ruleVersion, at: now });
    }
    await audit(ctx, 'ordering.start', row.id, { page: row.pageId, sale });
    await emit(ctx, 'ordering.started', { orderId: row.id });
    return { order: toOrder(ctx, row), secret };
  });
}
