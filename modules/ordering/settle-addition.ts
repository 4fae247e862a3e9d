import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { getCatalogue } from '../plans/index.server.ts';
import { recordEvent } from './lifecycle/change-state.ts';
import { lockOrder, type OrderRow } from './order-session.ts';
import { isOver } from './order.states.ts';
import { domainAdditions, orders } from './tables.ts';

/**
 * The year of a name more was paid: the name becomes one of the order's. Returns the wish, with the code of its transfer,
 * which is kept no longer; null where no wish waited, or the order is over: then the money is nobody's and goes back.
 */
export async function settleAddition(
  ctx: TxCtx,
  { orderId, chargeId }: { orderId: string; chargeId: string },
): Promise<typeof domainAdditions.$inferSelect | null> {
  const order = await lockOrder(ctx, orderId);
  const waiting = and(eq(domainAdditions.orderId, orderId), eq(domainAdditions.state, 'open'));
  const [wish] = await ctx.db.select().from(domainAdditions).where(waiting);
  if (!wish || isOver(order.state)) return null;
  const now = ctx.clock.now();
  await ctx.db
    .update(domainAdditions)
    .set({ state: 'paid', chargeId, authcode: null, updatedAt: now })
    .where(eq(domainAdditions.id, wish.id));
  const { domain, kind } = wish;
  const domainChoice = order.domainChoice === 'none' ? kind : order.domainChoice;
  await ctx.db
    .update(orders)
    .set({ domains: [...order.domains, domain], domainChoice, cart: await withDomain(ctx, order), updatedAt: now })
    .where(eq(orders.id, orderId));
  await recordEvent(ctx, { orderId, what: 'domain-added', why: domain });
  await audit(ctx, 'ordering.domain-added', orderId, { domain, charge: chargeId });
  return wish;
}

async function withDomain(ctx: Ctx, { cart }: OrderRow): Promise<OrderRow['cart']> {
  const held = cart.find(({ type }) => type === 'domain');
  if (held) return cart.map((line) => (line === held ? { ...line, quantity: line.quantity + 1 } : line));
  const entry = (await getCatalogue(ctx, ctx.ports.payments)).find(({ type }) => type === 'domain');
  if (!entry) return cart;
  const { id: priceId, product, type, plan, unit_amount: unitAmount, name } = entry;
  return [...cart, { priceId, product, type, plan, quantity: 1, unitAmount, name }];
}

/** The name whose year this charge paid for; null: it paid for something else. ASCII form. */
export async function nameOfCharge(ctx: TxCtx, chargeId: string): Promise<string | null> {
  const [row] = await ctx.db.select().from(domainAdditions).where(eq(domainAdditions.chargeId, chargeId));
  return row?.domain ?? null;
}
