import type { Ctx } from '../../platform/ctx.ts';
import { proveOrder, type OrderAccess } from '../access/index.server.ts';

/** A box of an order, and that the order is the caller's own. */
export interface OfBox {
  by: OrderAccess<'own'>;
  id: string;
}

/** The box of a call. Throws as `proveOrder`. */
export const ownBox = async (ctx: Ctx, { id, box }: { id: string; box: string }): Promise<OfBox> => ({
  by: await proveOrder(ctx, 'own', id),
  id: box,
});
