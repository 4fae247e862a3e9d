import type { Ctx } from '../../platform/ctx.ts';
import { proveOrder, type OrderAccess } from '../access/index.server.ts';
import { requireMailHost } from './mail-of-order.ts';

/** A box of an order, and that the order is the caller's own. */
export interface OfBox {
  by: OrderAccess<'own'>;
  id: string;
}

/** The owner of an order. The right first: whoever has none learns nothing of this installation either. */
export async function mailOwner(ctx: Ctx, orderId: string): Promise<OrderAccess<'own'>> {
  const by = await proveOrder(ctx, 'own', orderId);
  requireMailHost(ctx);
  return by;
}

/** The box of a call. Throws as `proveOrder`. */
export const ownBox = async (ctx: Ctx, { id, box }: { id: string; box: string }): Promise<OfBox> => ({
  by: await proveOrder(ctx, 'own', id),
  id: box,
});
