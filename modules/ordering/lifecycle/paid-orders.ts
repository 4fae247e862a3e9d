import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { MAIL_OF_ORDER, orders } from '../tables.ts';
import type { Ctx } from '../../../platform/ctx.ts';

const idsWhere = async (ctx: Ctx, which: ReturnType<typeof sql>): Promise<string[]> => {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(which, isNotNull(orders.paidAt)));
  return rows.map(({ id }) => id);
};

/** Whether this order was never paid. */
export async function neverPaid(ctx: Ctx, orderId: string): Promise<boolean> {
  const [order] = await ctx.db.select({ paidAt: orders.paidAt }).from(orders).where(eq(orders.id, orderId));
  return order?.paidAt === null;
}

/** Ids of what was bought under this address, however its letters are written; what was never paid is nobody's yet. */
export const paidOrdersOfMail = (ctx: Ctx, mail: string): Promise<string[]> =>
  idsWhere(ctx, sql`${sql.raw(MAIL_OF_ORDER)} = lower(${mail})`);

/** Ids of what was bought for these social pages. */
export const paidOrdersOfPages = (ctx: Ctx, pageIds: string[]): Promise<string[]> =>
  idsWhere(ctx, sql`${inArray(orders.pageId, pageIds)}`);
