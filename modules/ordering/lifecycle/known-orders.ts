import { arrayOverlaps, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { orders } from '../tables.ts';

/** Which of these orders are here. */
export async function knownOrders(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Which of these names (ASCII) stand in the cart of an order here. */
export async function namesInCarts(ctx: Ctx, domains: string[]): Promise<Set<string>> {
  if (domains.length === 0) return new Set();
  const rows = await ctx.db
    .select({ domains: orders.domains })
    .from(orders)
    .where(arrayOverlaps(orders.domains, domains));
  return new Set(rows.flatMap((row) => row.domains));
}
