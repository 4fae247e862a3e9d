import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { charges } from './tables.ts';

/** Ids of the provider's paid invoices of an order, oldest first. */
export async function paidInvoices(ctx: Ctx, { by }: { by: OrderAccess }): Promise<string[]> {
  const { id, paidAt } = charges;
  const rows = await ctx.db
    .select({ id })
    .from(charges)
    .where(eq(charges.orderId, by.orderId))
    .orderBy(asc(paidAt), asc(id));
  return rows.map((row) => row.id);
}
