import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { WholeOrder } from './schemas.ts';
import { isEditable, SOLD_STATES } from '../../ordering/order.states.ts';
import { orders, saleExceptions } from '../../ordering/tables.ts';

/** Whether the business of an order has a site by another one, and why it may have a further one. */
export async function saleOf(
  { db }: Pick<Ctx, 'db'>,
  { id, pageId, state }: typeof orders.$inferSelect,
): Promise<Pick<WholeOrder, 'sold_with' | 'exception' | 'can_except'>> {
  const [[other], [row]] = await Promise.all([
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.pageId, pageId), ne(orders.id, id), inArray(orders.state, [...SOLD_STATES])))
      .limit(1),
    db.select().from(saleExceptions).where(eq(saleExceptions.orderId, id)),
  ]);
  return {
    sold_with: other?.id ?? null,
    exception: row ? { reason: row.reason, by: row.grantedBy, at: row.grantedAt.toISOString() } : null,
    can_except: other !== undefined && !row && isEditable(state),
  };
}
