import { desc, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { openedBy, orderKeyHash } from '../../access/index.server.ts';
import type { OrderRow } from '../order-session.ts';
import { orders } from '../tables.ts';

/** More sites than this nobody looks through on one screen. */
const MOST = 200;

/** Every order that this browser may open, the newest first. */
export async function heldOrders(ctx: Ctx): Promise<OrderRow[]> {
  const holder = orderKeyHash(ctx, 'own');
  if (!holder) return [];
  return ctx.db
    .select()
    .from(orders)
    .where(inArray(orders.id, openedBy(ctx.db, holder)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST);
}
