import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { users } from '../../identity/tables.ts';
import type { OrdersQuery } from '../../operations/schemas.ts';
import type { OrderLine, Page } from './schemas.ts';
import { orderAttributions, orders } from '../../ordering/tables.ts';
import { tasks } from '../../tasks/tables.ts';
import { findOrders } from './find-orders.ts';
import { behind, PAGE, pageOf } from './keyset.ts';

const name = (billing: { business_name: string; first_name: string; last_name: string }) =>
  billing.business_name || `${billing.first_name} ${billing.last_name}`.trim();

/** Orders, newest first, by state and by whatever was typed. The caller has checked who asks. */
export async function listOrders(ctx: Ctx, query: OrdersQuery): Promise<Page<OrderLine>> {
  const found = query.q ? findOrders(query.q, ctx.config.dataKeys) : undefined;
  if (found === null) return { data: [], next: null };
  const rows = await ctx.db
    .select({
      order: orders,
      agent: users.name,
      openTasks: sql<number>`(select count(*)::int from ${tasks} where ${tasks.subject} = ${orders.id} and ${tasks.resolvedAt} is null)`,
    })
    .from(orders)
    .leftJoin(orderAttributions, eq(orderAttributions.orderId, orders.id))
    .leftJoin(users, eq(users.id, orderAttributions.agentId))
    .where(
      and(
        query.state ? eq(orders.state, query.state) : undefined,
        found,
        behind(orders.createdAt, orders.id, query.after),
      ),
    )
    // Of a search the few that match are sorted: walking all orders by age would read every one, and PostgreSQL cannot
    // tell beforehand how rare the beginning of a word is.
    .orderBy(found ? sql`${orders.createdAt} + interval '0' desc` : desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1);
  return pageOf(
    rows,
    ({ order }) => [order.createdAt, order.id],
    ({ order, agent, openTasks }) => ({
      id: order.id,
      page_name: order.pageName,
      page_id: order.pageId,
      status: order.state,
      name: name(order.billing),
      mail: order.billing.mail,
      total: order.cart.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0),
      domains: order.domains,
      agent,
      open_tasks: openTasks,
      created_at: order.createdAt.toISOString(),
      updated_at: order.updatedAt.toISOString(),
    }),
  );
}
