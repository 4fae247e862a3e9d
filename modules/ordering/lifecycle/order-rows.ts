import { and, asc, gt, inArray, isNull, lt } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import type { OrderState } from '../order.states.ts';
import {
  domainAdditions,
  managerKeys,
  orderAttributions,
  orderEvents,
  orderOffers,
  orders,
  saleExceptions,
  withdrawals,
} from '../tables.ts';

const UNPAID: OrderState[] = ['draft', 'awaiting_payment', 'cancelled'];
const OVER: OrderState[] = ['cancelled', 'withdrawn', 'refunded'];

/** Ids after `after`, locked, of orders that were never paid and have not changed since `before`. */
export async function abandonedOrders(ctx: TxCtx, before: Date, after: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(inArray(orders.state, UNPAID), isNull(orders.paidAt), lt(orders.updatedAt, before), gt(orders.id, after)),
    )
    .orderBy(asc(orders.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Those of these orders that are over, locked. */
export async function lockOverOrders(ctx: TxCtx, ids: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), inArray(orders.state, OVER)))
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** The orders with everything that this room knows of them. */
export async function purgeOrderRows(ctx: TxCtx, ids: string[]): Promise<void> {
  for (const { table, order } of [
    { table: domainAdditions, order: domainAdditions.orderId },
    { table: orderOffers, order: orderOffers.orderId },
    { table: orderEvents, order: orderEvents.orderId },
    { table: withdrawals, order: withdrawals.orderId },
    { table: saleExceptions, order: saleExceptions.orderId },
    { table: orderAttributions, order: orderAttributions.orderId },
  ])
    await ctx.db.delete(table).where(inArray(order, ids));
  await ctx.db.delete(orders).where(inArray(orders.id, ids));
}

/** Keys to customers' orders that nobody can use any more. */
export function purgeManagerKeys(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: managerKeys.id })
      .from(managerKeys)
      .where(lt(managerKeys.createdAt, before))
      .limit(BATCH);
    return all(await ctx.db.delete(managerKeys).where(inArray(managerKeys.id, old)).returning({ id: managerKeys.id }));
  });
}

/** Declarations of withdrawal that fitted no order, as old as contracts become. */
export function purgeLooseWithdrawals(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(and(isNull(withdrawals.orderId), lt(withdrawals.declaredAt, before)))
      .limit(BATCH);
    return all(await ctx.db.delete(withdrawals).where(inArray(withdrawals.id, old)).returning({ id: withdrawals.id }));
  });
}
