import type { Ctx } from '../../platform/ctx.ts';
import { proveOrder } from '../access/index.server.ts';
import { paidInvoices } from '../billing/index.server.ts';
import { findPreparedOrder, requirePreparedOrder, type OrderRow } from './order-session.ts';
import type { Order } from './schemas.ts';
import { toOrder } from './view.ts';

/** The order this browser holds under an order id or a social page id, or null. */
export async function findOrder(ctx: Ctx, id: string): Promise<Order | null> {
  const row = await findPreparedOrder(ctx, id);
  return row && withInvoices(ctx, row);
}

/** Throws ordering.not-found (C3). */
export async function getOrder(ctx: Ctx, id: string): Promise<Order> {
  return withInvoices(ctx, await requirePreparedOrder(ctx, id));
}

/** Before the payment there are none. */
const withInvoices = async (ctx: Ctx, row: OrderRow): Promise<Order> =>
  toOrder(ctx, row, row.subscriptionId ? await paidInvoices(ctx, { by: await proveOrder(ctx, 'read', row.id) }) : []);
