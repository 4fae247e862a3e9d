import { and, eq, inArray, ne } from 'drizzle-orm';
import { isUniqueViolation } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { SOLD_STATES } from '../order.states.ts';
import type { OrderRow } from '../order-session.ts';
import { ONE_SALE, orders } from '../tables.ts';

/** Id of another order that has bought this order's business its site, or null. */
export async function soldBy(ctx: Ctx, order: Pick<OrderRow, 'id' | 'pageId'>): Promise<string | null> {
  const [other] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.pageId, order.pageId), ne(orders.id, order.id), inArray(orders.state, [...SOLD_STATES])))
    .limit(1);
  return other?.id ?? null;
}

/** Which orders wait for a payment for the same business as this one. */
export const rivalsOf = (order: Pick<OrderRow, 'id' | 'pageId'>) =>
  and(
    eq(orders.pageId, order.pageId),
    ne(orders.id, order.id),
    eq(orders.state, 'awaiting_payment'),
    eq(orders.saleException, false),
  );

/**
 * One business, one sale: throws ordering.already-sold (409) where another order has bought this one's business its site,
 * unless the operator allowed this order to be a further sale.
 */
export async function requireUnsold(ctx: Ctx, order: Pick<OrderRow, 'id' | 'pageId' | 'saleException'>): Promise<void> {
  if (!order.saleException && (await soldBy(ctx, order))) throw alreadySold();
}

/** A change of state that the index refuses says so as requireUnsold does. Two payments at once meet here. */
export async function orAlreadySold<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (isUniqueViolation(error, ONE_SALE)) throw alreadySold(error);
    throw error;
  }
}

const alreadySold = (cause?: unknown) =>
  new AppError('ordering.already-sold', { status: 409, ...(cause === undefined ? {} : { cause }) });
