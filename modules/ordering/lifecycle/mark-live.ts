import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { emit } from '../../../platform/transaction.ts';
import { changeState } from './change-state.ts';
import { lockOrder } from '../order-session.ts';

/** Everything that was bought works: the order is live, once. */
export async function markLive(ctx: TxCtx, orderId: string): Promise<boolean> {
  const order = await lockOrder(ctx, orderId);
  if (order.state !== 'provisioning') return false;
  await changeState(ctx, order, 'live', 'site published and every domain settled', { liveAt: ctx.clock.now() });
  await audit(ctx, 'ordering.mark-live', orderId);
  await emit(ctx, 'ordering.live', { orderId });
  return true;
}
