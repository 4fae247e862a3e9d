import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { emit } from '../../../platform/transaction.ts';
import { changeState } from './change-state.ts';
import { lockOrder } from '../order-session.ts';
import { canMove } from '../order.states.ts';
import { orders } from '../tables.ts';

export type SuspendCause = 'unpaid' | 'dispute';

/** The renewal was not paid: the site stays up for the days of grace. False when there is nothing to wait for. */
export async function markPastDue(ctx: TxCtx, orderId: string): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (!canMove(order.state, 'past_due')) return false;
  await changeState(ctx, order, 'past_due', 'the renewal could not be charged');
  await audit(ctx, 'ordering.past-due', orderId);
  return true;
}

/** The site goes off. A lost dispute outlasts an unpaid renewal: paying does not undo it. False when it is off already. */
export async function suspendOrder(
  ctx: TxCtx,
  { orderId, cause }: { orderId: string; cause: SuspendCause },
): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (order.state === 'suspended' && cause === 'dispute') {
    await ctx.db.update(orders).set({ suspendedFor: cause }).where(eq(orders.id, orderId));
    return false;
  }
  if (!canMove(order.state, 'suspended')) return false;
  await changeState(ctx, order, 'suspended', cause, { suspendedFor: cause });
  await audit(ctx, 'ordering.suspend', orderId, { cause });
  await emit(ctx, 'ordering.suspended', { orderId, cause });
  return true;
}

/** What was owed is paid, or the dispute was won: the order is again what it was. False where another cause holds. */
export async function resumeOrder(
  ctx: TxCtx,
  { orderId, cause }: { orderId: string; cause: SuspendCause },
): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  const off = order.state === 'suspended' && order.suspendedFor === cause;
  const waits = order.state === 'past_due' && cause === 'unpaid';
  if (!off && !waits) return false;
  const back = order.liveAt ? 'live' : 'provisioning';
  await changeState(ctx, order, back, `${cause}: put right`, { suspendedFor: null });
  await audit(ctx, 'ordering.resume', orderId, { cause });
  await emit(ctx, 'ordering.resumed', { orderId });
  return true;
}
