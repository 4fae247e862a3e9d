import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { refundsOf } from '../takings/index.server.ts';
import {
  shopLines,
  shopOrders,
  shopWithdrawals,
  shopWithdrawnLines,
  type Line,
  type Order,
  type Withdrawal,
} from './tables.ts';

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

/** A withdrawal, with the lines of its order from which it was: their quantity is that of the pieces. */
export interface Declared extends Withdrawal {
  lines: Line[];
}
/** By the id of their order, each in the order in which they were declared. */
export async function withdrawalsOf(ctx: Ctx, orders: readonly Pick<Order, 'id'>[]): Promise<Map<string, Declared[]>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const rows = await ctx.db
    .select()
    .from(shopWithdrawals)
    .where(inArray(shopWithdrawals.orderId, ids))
    .orderBy(asc(shopWithdrawals.nth));
  if (rows.length === 0) return new Map();
  const { orderId, variantId, nth, pieces } = shopWithdrawnLines;
  const taken = await ctx.db
    .select({ nth, pieces, line: shopLines })
    .from(shopWithdrawnLines)
    .innerJoin(shopLines, and(eq(shopLines.orderId, orderId), eq(shopLines.variantId, variantId)))
    .where(inArray(orderId, ids))
    .orderBy(asc(shopLines.position));
  const keyOf = (of: Pick<Withdrawal, 'orderId' | 'nth'>) => `${of.orderId} ${of.nth}`;
  const lines = Map.groupBy(
    taken.map(({ nth, pieces, line }) => ({ nth, line: { ...line, quantity: pieces } })),
    ({ nth, line }) => keyOf({ orderId: line.orderId, nth }),
  );
  return Map.groupBy(
    rows.map((row): Declared => ({ ...row, lines: (lines.get(keyOf(row)) ?? []).map(({ line }) => line) })),
    (row) => row.orderId,
  );
}
export const withdrawalsOfOne = async (ctx: Ctx, order: Pick<Order, 'id'>): Promise<Declared[]> =>
  (await withdrawalsOf(ctx, [order])).get(order.id) ?? [];

/** Money that went back for it, or is to. */
export const refundsOfOne = async (ctx: Ctx, { id }: Pick<Order, 'id'>) =>
  (await refundsOf(ctx, { purpose: 'shop', subjects: [id] })).get(id) ?? [];
/** What was taken back of it, and what money went back. */
export const returnsOfOne = async (ctx: Ctx, order: Pick<Order, 'id'>) => ({
  withdrawals: await withdrawalsOfOne(ctx, order),
  refunds: await refundsOfOne(ctx, order),
});
