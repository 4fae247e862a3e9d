import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { findHeldOrder, requireHeldOrder, type OrderRow } from './order-session.ts';
import type { Order } from './schemas.ts';
import { orders } from './tables.ts';
import { toOrder } from './view.ts';

/** The order this browser holds under an order id or a social page id, or null. */
export async function findOrder(ctx: Ctx, id: string): Promise<Order | null> {
  const row = await findHeldOrder(ctx, id);
  return row && toOrder(row);
}

/** Throws ordering.not-found (C3). */
export async function getOrder(ctx: Ctx, id: string): Promise<Order> {
  return toOrder(await requireHeldOrder(ctx, id));
}

/** For jobs and reactions, which act for the system: no order session is asked. */
export async function getOrderRow(ctx: Ctx, orderId: string): Promise<OrderRow> {
  if (ctx.actor.kind !== 'system') throw new AppError('ordering.not-found', { status: 404 });
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new AppError('ordering.not-found', { status: 404 });
  return row;
}
