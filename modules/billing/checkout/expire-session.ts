import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { applySession } from './apply-session.ts';
import type { CheckoutSession } from '../card-payments.port.ts';
import { expireSessionJob } from '../jobs.ts';
import { checkoutSessions } from '../tables.ts';

/**
 * Ends a session at the provider, unless the buyer was faster: then it is 'complete', and the caller must take the
 * payment. Says what the session is now.
 */
export async function expireSession(ctx: Ctx, seen: CheckoutSession): Promise<'expired' | 'complete'> {
  let status = seen.status;
  if (status === 'open') {
    try {
      await ctx.ports.payments.expireCheckoutSession(seen.id);
      status = 'expired';
    } catch (error) {
      // Refused because it is open no more: paid, or expired, in this very moment.
      if (!isAppError(error, 'billing.provider-refused')) throw error;
      ({ status } = await ctx.ports.payments.retrieveCheckoutSession(seen.id));
      if (status === 'open') throw error;
    }
  }
  if (status === 'complete') return 'complete';
  await ctx.db
    .update(checkoutSessions)
    .set({ status: 'expired', nextAskAt: null })
    .where(and(eq(checkoutSessions.id, seen.id), inArray(checkoutSessions.status, ['open', 'retired'])));
  return 'expired';
}

/** The cart changed: its open sessions are of no use any more, and are expired at the provider by a job. */
export async function retireSessions(ctx: TxCtx, orderId: string): Promise<void> {
  const retired = await ctx.db
    .update(checkoutSessions)
    .set({ status: 'retired' })
    .where(and(eq(checkoutSessions.orderId, orderId), eq(checkoutSessions.status, 'open')))
    .returning({ id: checkoutSessions.id });
  for (const { id } of retired) await enqueue(ctx, expireSessionJob, { sessionId: id }, { key: id });
}

/** Ends every card form of an order at the provider. Throws ordering.closed (409) where one of them was completed. */
export async function endCheckouts(ctx: Ctx, { by }: { by: OrderAccess<'prepare'> }): Promise<void> {
  const open = await ctx.db
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.orderId, by.orderId), inArray(checkoutSessions.status, ['open', 'retired'])));
  for (const { id } of open) {
    if ((await expireSession(ctx, await ctx.ports.payments.retrieveCheckoutSession(id))) === 'expired') continue;
    await applySession(ctx, id);
    throw new AppError('ordering.closed', { status: 409 });
  }
}

/** Carries a retirement out. A buyer who paid meanwhile has bought what the form was opened for. */
export async function expireRetired(ctx: Ctx, sessionId: string): Promise<void> {
  const session = await ctx.ports.payments.retrieveCheckoutSession(sessionId);
  if ((await expireSession(ctx, session)) === 'complete') await applySession(ctx, sessionId);
}
