import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { proveOrder } from '../../access/index.server.ts';
import { endCheckouts } from '../../billing/index.server.ts';
import type { Attribution } from '../attribution.rules.ts';
import { changeState, requireEditable } from './change-state.ts';
import { findPreparedOrder, lockOrder } from '../order-session.ts';
import { isEditable } from '../order.states.ts';
import { orderAttributions } from '../tables.ts';

/**
 * Of an order that another is to replace, because its kind of buyer was chosen by mistake: ends its card forms at the
 * provider. Throws ordering.closed where one was completed. An order that is over, or another's, has none.
 */
export async function endOpenForms(ctx: Ctx, id: string): Promise<void> {
  const held = await findPreparedOrder(ctx, id);
  if (held && isEditable(held.state)) await endCheckouts(ctx, { by: await proveOrder(ctx, 'prepare', held.id) });
}

/** Throws ordering.closed where it was paid meanwhile. A form that is paid after all gives everything back by itself. */
export async function makeWay(ctx: TxCtx, orderId: string): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  requireEditable(order);
  await changeState(ctx, order, 'cancelled', 'begun again: the kind of buyer was chosen by mistake');
}

export async function saleOf(ctx: TxCtx, orderId: string): Promise<Attribution | null> {
  const [row] = await ctx.db.select().from(orderAttributions).where(eq(orderAttributions.orderId, orderId));
  return row ? { agentId: row.agentId, by: row.by, linkId: row.linkId } : null;
}
