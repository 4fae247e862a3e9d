import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { retireSessions } from '../../billing/index.server.ts';
import { changeState } from './change-state.ts';
import { rivalsOf, soldBy } from './one-sale.ts';
import { lockOrder } from '../order-session.ts';
import { orders } from '../tables.ts';

/**
 * The business of this order is sold: the others that wait for a payment go back to drafts, and their card forms are
 * expired. Whoever paid meanwhile gets that money back on its own.
 */
export async function closeRivals(ctx: Ctx, orderId: string): Promise<void> {
  const [sold] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!sold) return;
  const rivals = await ctx.db.select({ id: orders.id }).from(orders).where(rivalsOf(sold));
  for (const { id } of rivals) {
    await inTransaction(ctx, async (ctx) => {
      const rival = await lockOrder(ctx, id);
      if (rival.state !== 'awaiting_payment' || rival.saleException || !(await soldBy(ctx, rival))) return;
      await changeState(ctx, rival, 'draft', 'another order bought this business its site');
      await retireSessions(ctx, id);
      await audit(ctx, 'ordering.close-rival', id, { sold: orderId });
    });
  }
}
