import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { holderHash, type OrderRow } from './order-session.ts';
import { orders, orderSessions } from './tables.ts';

/** More sites than this nobody looks through on one screen. */
const MOST = 200;

/** Every order that this browser may open, the newest first. */
export async function heldOrders(ctx: Ctx): Promise<OrderRow[]> {
  const holder = holderHash(ctx);
  if (!holder) return [];
  const rows = await ctx.db
    .select({ order: orders })
    .from(orderSessions)
    .innerJoin(orders, eq(orders.id, orderSessions.orderId))
    .where(eq(orderSessions.sessionHash, holder))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST);
  return rows.map(({ order }) => order);
}
