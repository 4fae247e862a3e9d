import { inArray } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { subscriptions } from '../billing/tables.ts';
import { isEditable } from '../ordering/order.states.ts';
import type { orders } from '../ordering/tables.ts';
import type { CustomersOrder } from './schemas.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * What a customer sees of each of these orders in a list, in the given order. The caller has checked who asks, and knows
 * by order where the sites answer.
 */
export async function customersOrders(
  ctx: Ctx,
  input: { rows: OrderRow[]; siteUrls: Map<string, string> },
): Promise<CustomersOrder[]> {
  const { rows, siteUrls } = input;
  if (rows.length === 0) return [];
  const contracts = await ctx.db
    .select({ orderId: subscriptions.orderId, plan: subscriptions.plan })
    .from(subscriptions)
    .where(
      inArray(
        subscriptions.orderId,
        rows.map(({ id }) => id),
      ),
    );
  const planOf = new Map(contracts.map(({ orderId, plan }) => [orderId, plan]));
  return rows.map((row) => ({
    order_id: row.id,
    page_name: row.pageName,
    status: row.state,
    open: isEditable(row.state),
    plan: planOf.get(row.id) ?? row.cart.find(({ type }) => type === 'service')?.plan ?? null,
    site_url: siteUrls.get(row.id) ?? null,
  }));
}
