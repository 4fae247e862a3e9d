import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Staff } from '../access/index.server.ts';
import { cartTotal } from './cart/cart.ts';
import type { AgentOrders, AgentOrdersQuery } from './schemas.ts';
import { orderAttributions, orders } from './tables.ts';

const PAGE = 20;

/**
 * The orders that are this agent's sales, the newest first, all or those of one social page or of one way; `next` names
 * where the following ones begin. To see the line of an order is not to open it: `requirePreparedOrder` decides that.
 */
export async function agentOrders(
  ctx: Ctx,
  { by, query }: { by: Staff<'agent'>; query: AgentOrdersQuery },
): Promise<AgentOrders> {
  const { userId } = by;
  const from = query.before ? await startOf(ctx, userId, query.before) : null;
  const rows = await ctx.db
    .select({ order: orders, by: orderAttributions.by })
    .from(orderAttributions)
    .innerJoin(orders, eq(orders.id, orderAttributions.orderId))
    .where(
      and(
        eq(orderAttributions.agentId, userId),
        query.page ? eq(orders.pageId, query.page) : undefined,
        query.by ? eq(orderAttributions.by, query.by) : undefined,
        from
          ? sql`(${orderAttributions.at}, ${orderAttributions.orderId}) < (${from.at.toISOString()}::timestamptz, ${from.orderId})`
          : undefined,
      ),
    )
    .orderBy(desc(orderAttributions.at), desc(orderAttributions.orderId))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    data: shown.map(({ order, by }) => ({
      _id: order.id,
      page_name: order.pageName,
      facebook_page_id: order.pageId,
      status: order.state,
      total: cartTotal(order.cart),
      created_at: order.createdAt.toISOString(),
      payment_link_at: order.paymentLinkAt?.toISOString() ?? null,
      by,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.order.id ?? null) : null,
  };
}

async function startOf(ctx: Ctx, userId: string, orderId: string): Promise<{ at: Date; orderId: string } | null> {
  const [row] = await ctx.db
    .select({ at: orderAttributions.at, orderId: orderAttributions.orderId })
    .from(orderAttributions)
    .where(and(eq(orderAttributions.orderId, orderId), eq(orderAttributions.agentId, userId)));
  return row ?? null;
}
