import { and, desc, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { emit } from '../../../platform/transaction.ts';
import { changeState } from './change-state.ts';
import { lockOrder } from '../order-session.ts';
import { canMove, isOver } from '../order.states.ts';
import { orderEvents } from '../tables.ts';

/** The contract is over, whyever. False when it was over already, by a withdrawal for one. */
export async function endOrder(ctx: TxCtx, { orderId, reason }: { orderId: string; reason: string }): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (isOver(order.state) || !canMove(order.state, 'cancelled')) return false;
  await changeState(ctx, order, 'cancelled', reason, { suspendedFor: null });
  await audit(ctx, 'ordering.end', orderId, { reason });
  await emit(ctx, 'ordering.cancelled', { orderId, reason });
  return true;
}

/** Everything that was to go back has gone back. Only an order that is over is refunded as a whole. */
export async function markRefunded(ctx: TxCtx, orderId: string): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (order.state !== 'withdrawn' && order.state !== 'cancelled') return false;
  await changeState(ctx, order, 'refunded', 'all of the money went back');
  await audit(ctx, 'ordering.refunded', orderId);
  return true;
}

/** Money of a refunded order came back from the bank: the order is again what it was before, and owed to. */
export async function markOwed(ctx: TxCtx, orderId: string): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (order.state !== 'refunded') return false;
  const [before] = await ctx.db
    .select({ from: orderEvents.from })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.to, 'refunded'), eq(orderEvents.what, 'state')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const was = before?.from === 'withdrawn' ? 'withdrawn' : 'cancelled';
  await changeState(ctx, order, was, 'the bank sent money back');
  await audit(ctx, 'ordering.owed', orderId);
  return true;
}
