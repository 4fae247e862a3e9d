import { and, eq } from 'drizzle-orm';
import { actorName } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { canMove, isEditable, type OrderState } from '../order.states.ts';
import type { OrderRow } from '../order-session.ts';
import { orderEvents, orders } from '../tables.ts';

/** Moves a locked order and writes its history. Throws ordering.state where the table does not allow it. */
export async function changeState(
  ctx: TxCtx,
  order: OrderRow,
  to: OrderState,
  why: string,
  also: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow> {
  if (!canMove(order.state, to)) {
    throw new AppError('ordering.state', {
      status: 409,
      reason: `order ${order.id} cannot go from ${order.state} to ${to}`,
    });
  }
  const now = ctx.clock.now();
  await ctx.db.insert(orderEvents).values({ orderId: order.id, at: now, from: order.state, to, why, actor: who(ctx) });
  const [moved] = await ctx.db
    .update(orders)
    .set({ ...also, state: to, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw new Error('an update with returning gave no row');
  return moved;
}

const who = (ctx: Ctx): string => (ctx.actor.kind === 'visitor' ? 'customer' : actorName(ctx));

/** Something of an order's story: `what` is its name, `why` its detail. */
export interface HistoryEntry {
  orderId: string;
  what: string;
  why: string;
}

/** Something of the order's story that changes no state. */
export async function recordEvent(ctx: TxCtx, input: HistoryEntry): Promise<void> {
  const { orderId, what, why } = input;
  const [order] = await ctx.db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId));
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  const stays = { from: order.state, to: order.state };
  await ctx.db.insert(orderEvents).values({ orderId, at: ctx.clock.now(), what, why, actor: who(ctx), ...stays });
}

/** The same, unless the very same is told already; the caller holds the order's lock. False when it was. */
export async function recordEventOnce(ctx: TxCtx, input: HistoryEntry): Promise<boolean> {
  const { orderId, what, why } = input;
  const same = and(eq(orderEvents.orderId, orderId), eq(orderEvents.what, what), eq(orderEvents.why, why));
  const [told] = await ctx.db.select({ id: orderEvents.id }).from(orderEvents).where(same);
  if (!told) await recordEvent(ctx, input);
  return !told;
}

/** Throws ordering.closed once an order is paid or ended: nothing of it can be edited any more. */
export function requireEditable(order: OrderRow): void {
  if (!isEditable(order.state)) throw new AppError('ordering.closed', { status: 409 });
}
