import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { changeState } from './change-state.ts';
import { lockOrder } from './order-session.ts';

/** Everything that was bought works: the order is live, once. */
export async function markLive(tx: Tx, ctx: Ctx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order.state !== 'provisioning') return false;
  await changeState(tx, ctx, order, 'live', 'site published and every domain settled', { liveAt: ctx.clock.now() });
  await audit(tx, ctx, 'ordering.mark-live', orderId);
  await ctx.emit(tx, 'ordering.live', { orderId });
  return true;
}
