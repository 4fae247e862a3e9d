import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { prepared, type Db, type Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { orderOrPageId } from './schemas.ts';
import { orders, orderSessions } from './tables.ts';

/** Name of the http-only cookie. Its value is a secret; the database keeps only the hash. */
export const ORDER_COOKIE = 'vetrina_order';

export type OrderRow = typeof orders.$inferSelect;

export const newOrderSession = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** Hash of the caller's secret; no order is held by nobody's. */
export const holderHash = (ctx: Ctx): string | null =>
  ctx.actor.kind === 'visitor' && ctx.actor.orderSession ? hashOf(ctx.actor.orderSession) : null;
/**
 * Whoever may prepare an order: the customer who holds it, or the agent who opened it for them. An agent has the
 * order's session under a name that no cookie can carry (a cookie's secret has no colon).
 */
export const preparerKey = (ctx: Ctx): string | null =>
  ctx.actor.kind === 'agent'
    ? `agent:${ctx.actor.userId}`
    : ctx.actor.kind === 'visitor'
      ? ctx.actor.orderSession
      : null;
export function preparerHash(ctx: Ctx): string | null {
  const key = preparerKey(ctx);
  return key ? hashOf(key) : null;
}

export async function grantOrder(tx: Tx, ctx: Ctx, secret: string, orderId: string): Promise<void> {
  await tx
    .insert(orderSessions)
    .values({ sessionHash: hashOf(secret), orderId, createdAt: ctx.clock.now() })
    .onConflictDoNothing();
}

/** Id of the order meant by `id` (an order's own id, or a social page's: then its newest one) that `holder` may open. */
export const heldOrderId = (db: Db | Tx, id: string | Placeholder, holder: string | Placeholder): SQL =>
  sql`(${db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderSessions, eq(orderSessions.orderId, orders.id))
    .where(and(eq(orderSessions.sessionHash, holder), or(eq(orders.id, id), eq(orders.pageId, id))))
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
export const findHeldOrder = (ctx: Ctx, id: string): Promise<OrderRow | null> => findFor(ctx, id, holderHash(ctx));

/** The order that this customer or this agent may read and, until it is paid, prepare under `id`; another's is null. */
export const findPreparedOrder = (ctx: Ctx, id: string): Promise<OrderRow | null> =>
  findFor(ctx, id, preparerHash(ctx));

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
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  return order;
}
