import type { Ctx } from '../../platform/ctx.ts';
import { proveOrder } from '../access/index.server.ts';
import { managedDomains } from '../domains/index.server.ts';
import { requireHeldOrder, withdrawUntil } from '../ordering/index.server.ts';
import { offerOf } from '../plans/index.server.ts';
import { managedOrder } from '../reports/index.server.ts';
import type { ManagedOrder } from '../reports/schemas.ts';
import { siteForOrder } from '../sites/index.server.ts';

/** What the order page shows after the purchase. Throws ordering.not-found unless the caller holds the order. */
export async function showManagedOrder(ctx: Ctx, id: string): Promise<ManagedOrder> {
  const order = await requireHeldOrder(ctx, id);
  const by = await proveOrder(ctx, 'read', order.id);
  const [site, domains] = await Promise.all([siteForOrder(ctx, { by }), managedDomains(ctx, { by })]);
  return managedOrder(ctx, { order, site, domains, withdrawUntil: withdrawUntil(order), offer: offerOf(ctx) });
}
