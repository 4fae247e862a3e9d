import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { requireAgent } from '../identity/index.server.ts';
import { cartTotal } from './cart.ts';
import type { AgentOrders, AgentOrdersQuery } from './schemas.ts';
import { orders } from './tables.ts';

const PAGE = 20;

/** The orders that this agent opened, the newest first, all or those of one social page; `next` names where the following ones begin. */
export async function agentOrders(ctx: Ctx, query: AgentOrdersQuery): Promise<AgentOrders> {
  const { userId } = requireAgent(ctx);
  const from = query.before ? await startOf(ctx, userId, query.before) : null;
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.agentId, userId),
        query.page ? eq(orders.pageId, query.page) : undefined,
        from
          ? sql`(${orders.createdAt}, ${orders.id}) < (${from.createdAt.toISOString()}::timestamptz, ${from.id})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    data: shown.map((row) => ({
      _id: row.id,
      page_name: row.pageName,
      facebook_page_id: row.pageId,
      status: row.state,
      total: cartTotal(row.cart),
      created_at: row.createdAt.toISOString(),
      payment_link_at: row.paymentLinkAt?.toISOString() ?? null,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function startOf(ctx: Ctx, userId: string, orderId: string): Promise<{ createdAt: Date; id: string } | null> {
  const [row] = await ctx.db
    .select({ createdAt: orders.createdAt, id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.agentId, userId)));
  return row ?? null;
}
