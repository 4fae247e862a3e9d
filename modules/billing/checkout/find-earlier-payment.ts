import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { CheckoutSession } from '../card-payments.port.ts';
import { checkoutSessions, customers } from '../tables.ts';

/** More card forms than this are not asked after: then whoever we hear of first has it. */
const MOST = 20;

/**
 * A session of another order for the same business that is paid, that we have not heard of, and whose money the provider
 * took before this one's: its id, or null. Of the same second, the session's id decides, so that all agree.
 */
export async function findEarlierPayment(ctx: Ctx, paid: CheckoutSession, orderId: string): Promise<string | null> {
  const pageId = paid.metadata['facebook_id'];
  if (!pageId) return null;
  const rivals = await ctx.db
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .innerJoin(customers, eq(customers.orderId, checkoutSessions.orderId))
    .where(
      and(
        eq(customers.facebookId, pageId),
        ne(checkoutSessions.orderId, orderId),
        inArray(checkoutSessions.status, ['open', 'retired']),
      ),
    )
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(MOST);
  if (rivals.length === 0) return null;
  const own = await takenAt(ctx, paid);
  for (const { id } of rivals) {
    const taken = await takenAt(ctx, await ctx.ports.payments.retrieveCheckoutSession(id));
    if (taken !== null && own !== null && (taken < own || (taken === own && id < paid.id))) return id;
  }
  return null;
}

/** When the provider took the money, in seconds since the epoch; null: it has not. */
async function takenAt(ctx: Ctx, session: CheckoutSession): Promise<number | null> {
  if (session.status !== 'complete' || session.paymentStatus === 'unpaid' || !session.subscriptionId) return null;
  const invoices = await ctx.ports.payments.listInvoices(session.subscriptionId);
  return invoices.find(({ kind }) => kind === 'first')?.paidAt ?? null;
}
