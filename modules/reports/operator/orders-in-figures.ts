import { count, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { orders } from '../../ordering/tables.ts';

export interface OrdersInFigures {
  states: { state: string; many: number }[];
  /** Seconds from payment to live, of the orders that became live within the last hour; null: none did. */
  toLive: { '0.5': number | null; '0.95': number | null };
}

/** How the orders of all customers stand; names nobody. */
export async function ordersInFigures(ctx: Ctx): Promise<OrdersInFigures> {
  const states = await ctx.db.select({ state: orders.state, many: count() }).from(orders).groupBy(orders.state);
  const took = sql`extract(epoch from ${orders.liveAt} - ${orders.paidAt})`;
  const [found] = await ctx.db
    .select({
      half: sql<number | null>`percentile_cont(0.5) within group (order by ${took})::float`,
      most: sql<number | null>`percentile_cont(0.95) within group (order by ${took})::float`,
    })
    .from(orders)
    .where(
      sql`${orders.liveAt} > ${ctx.clock.now()}::timestamptz - interval '1 hour' and ${orders.paidAt} is not null`,
    );
  return { states, toLive: { '0.5': found?.half ?? null, '0.95': found?.most ?? null } };
}
