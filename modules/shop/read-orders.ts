import { asc, inArray, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { refundsOf } from '../takings/index.server.ts';
import { shopLines, shopOrders, shopWithdrawals, type Line, type Order, type Withdrawal } from './tables.ts';

/** `most`: all of them without it. */
export function readOrders(ctx: Ctx, where: SQL | undefined, order: SQL, most?: number): Promise<Order[]> {
  const rows = ctx.db.select().from(shopOrders).where(where).orderBy(order);
  return most === undefined ? rows : rows.limit(most);
}

/** By the id of their order. */
export async function linesOf(ctx: Ctx, orders: readonly Pick<Order, 'id'>[]): Promise<Map<string, Line[]>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await ctx.db
    .select()
    .from(shopLines)
    .where(inArray(shopLines.orderId, ids))
    .orderBy(asc(shopLines.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
export const linesOfOne = async (ctx: Ctx, order: Pick<Order, 'id'>): Promise<Line[]> =>
  (await linesOf(ctx, [order])).get(order.id) ?? [];

/** By the id of their order. */
export async function withdrawalsOf(ctx: Ctx, orders: readonly Pick<Order, 'id'>[]): Promise<Map<string, Withdrawal>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await ctx.db.select().from(shopWithdrawals).where(inArray(shopWithdrawals.orderId, ids));
  return new Map(rows.map((row) => [row.orderId, row]));
}
export const withdrawalOf = async (ctx: Ctx, order: Pick<Order, 'id'>): Promise<Withdrawal | undefined> =>
  (await withdrawalsOf(ctx, [order])).get(order.id);

/** Money that went back for it, or is to. */
export const refundsOfOne = async (ctx: Ctx, { id }: Pick<Order, 'id'>) =>
  (await refundsOf(ctx, { purpose: 'shop', subjects: [id] })).get(id) ?? [];
