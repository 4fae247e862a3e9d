import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { emit } from '../../../platform/transaction.ts';
import { getCatalogue, type Plan } from '../../plans/index.server.ts';
import type { StoredLine } from './cart.ts';
import { recordEvent } from '../lifecycle/change-state.ts';
import { lockOrder } from '../order-session.ts';
import { orders } from '../tables.ts';

/** The order's service line follows the subscription. False when it is that plan already. */
export async function setPlan(ctx: TxCtx, { orderId, plan }: { orderId: string; plan: Plan }): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  const entry = (await getCatalogue(ctx, ctx.ports.payments)).find((each) => each.plan === plan);
  const held = order.cart.find((line) => line.type === 'service');
  if (!entry || held?.plan === plan) return false;
  const line: StoredLine = {
    priceId: entry.id,
    product: entry.product,
    type: 'service',
    plan,
    quantity: 1,
    unitAmount: entry.unit_amount,
    name: entry.name,
  };
  const cart = [line, ...order.cart.filter(({ type }) => type !== 'service')];
  await ctx.db.update(orders).set({ cart, updatedAt: ctx.clock.now() }).where(eq(orders.id, orderId));
  await recordEvent(ctx, { orderId, what: 'plan-changed', why: plan });
  await audit(ctx, 'ordering.set-plan', orderId, { plan });
  await emit(ctx, 'ordering.plan-changed', { orderId, plan });
  return true;
}
