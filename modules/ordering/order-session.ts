import { and, desc, eq, inArray, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { prepared, type Db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { openedBy, orderKeyHash } from '../access/index.server.ts';
import { orderOrPageId } from './schemas.ts';
import { orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Id of the order meant by `id` (an order's own id, or a social page's: then its newest one) that `holder` may open. */
export const heldOrderId = (db: Db, id: string | Placeholder, holder: string | Placeholder): SQL =>
  sql`(${db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, openedBy(db, holder)), or(eq(orders.id, id), eq(orders.pageId, id))))
    .orderBy(desc(orders.createdAt))
    .limit(1)})`;

const findHeld = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, heldOrderId(db, sql.placeholder('id'), sql.placeholder('holder'))))
    .prepare('find_held_order'),
);

/** The order that this customer may open under `id`, or null. Another visitor's order is null too: nothing tells whether it exists (X5). */
export const findHeldOrder = (ctx: Ctx, id: string): Promise<OrderRow | null> =>
  findFor(ctx, id, orderKeyHash(ctx, 'own'));

/** The order that this customer or this agent may read and, until it is paid, prepare under `id`; another's is null. */
export const findPreparedOrder = (ctx: Ctx, id: string): Promise<OrderRow | null> =>
  findFor(ctx, id, orderKeyHash(ctx, 'prepare'));

async function findFor(ctx: Ctx, id: string, holder: string | null): Promise<OrderRow | null> {
  if (!holder || !orderOrPageId.safeParse(id).success) return null;
  const [row] = await findHeld(ctx.db).execute({ id, holder });
  return row ?? null;
}

/**
 * For what only the customer may do: accept, pay, cancel, have money back. Throws ordering.not-found; the answer is the
 * same for a foreign order and for none.
 */
export const requireHeldOrder = async (ctx: Ctx, id: string): Promise<OrderRow> => found(await findHeldOrder(ctx, id));
/** For preparing and reading. Throws ordering.not-found as requireHeldOrder does. */
export const requirePreparedOrder = async (ctx: Ctx, id: string): Promise<OrderRow> =>
  found(await findPreparedOrder(ctx, id));

function found(order: OrderRow | null): OrderRow {
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  return order;
}

/** Reads the order again under a row lock. */
export async function lockOrder(ctx: TxCtx, orderId: string): Promise<OrderRow> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  return order;
}
