import type { Ctx } from '../../platform/ctx.ts';
import { findPreparedOrder, requirePreparedOrder } from './order-session.ts';
import type { Order } from './schemas.ts';
import { toOrder } from './view.ts';

/** The order this browser holds under an order id or a social page id, or null. */
export async function findOrder(ctx: Ctx, id: string): Promise<Order | null> {
  const row = await findPreparedOrder(ctx, id);
  return row && toOrder(ctx, row);
}

/** Throws ordering.not-found (C3). */
export async function getOrder(ctx: Ctx, id: string): Promise<Order> {
  return toOrder(ctx, await requirePreparedOrder(ctx, id));
}
