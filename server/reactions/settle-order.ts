import { systemOrder } from '../../modules/access/index.server.ts';
import { isSettled, listRegistrations } from '../../modules/domains/index.server.ts';
import { lockOrder, markLive } from '../../modules/ordering/index.server.ts';
import { orderFacts } from './order-facts.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/**
 * The order is live once its site is published and every name is settled. The last two facts may come at the same
 * moment: whoever comes second waits here, and then sees the first.
 */
export async function settleOrder(ctx: TxCtx, orderId: string): Promise<void> {
  await lockOrder(ctx, orderId);
  const by = systemOrder(ctx, 'read', orderId);
  const [order, names] = [await orderFacts(ctx, orderId), await listRegistrations(ctx, { by })];
  const allNamed = names.length > 0 || order.domains.length === 0;
  if (order.site?.published && allNamed && names.every((row) => isSettled(row.state))) await markLive(ctx, orderId);
}
