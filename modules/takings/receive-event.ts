/** What the provider tells: verified, and only taken as a reason to ask. Twice, late or in any order it changes nothing. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { applyAccountJob, applyPaymentJob, refundJob } from './jobs.ts';
import { providerOf } from './provider.ts';
import { takingsAccounts, takingsPayments, takingsRefunds, type TakingsAccount } from './tables.ts';

/** An owner takes us off their account. */
const LEFT = 'account.application.deauthorized';

interface Body {
  rawBody: string;
  signature: string;
}

/**
 * Of a connected account: a payment page was paid or is over, a refund has moved. Throws billing.webhook-forged for a signature that does not hold,
 * billing.webhook-mismatch for another mode or version, and for an account that is none of ours.
 */
export async function receiveMerchantEvent(ctx: Ctx, { rawBody, signature }: Body): Promise<void> {
  const event = await providerOf(ctx).readEvent({ rawBody, signature, receivedAt: ctx.clock.now() });
  const { account, siteId } = await ownerOf(ctx, event.account);
  if (event.type === LEFT)
    return inTransaction(ctx, (ctx) => enqueue(ctx, applyAccountJob, { siteId }, { key: siteId }));
  if (event.refundId !== null) return refundMoved(ctx, account, event.refundId);
  if (event.paymentId === null) return;
  const [payment] = await ctx.db.select().from(takingsPayments).where(eq(takingsPayments.providerId, event.paymentId));
  // Its owner sells elsewhere too, or the page was opened and never written down: nobody has its address.
  if (payment?.account !== account) return;
  await inTransaction(ctx, (ctx) => enqueue(ctx, applyPaymentJob, { id: payment.id }, { key: payment.id }));
}

/** Money went, or came back to the account that it had left. Those that its owner made at the provider are none of ours. */
async function refundMoved(ctx: Ctx, account: string, providerId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ id: takingsRefunds.id, account: takingsPayments.account })
    .from(takingsRefunds)
    .innerJoin(takingsPayments, eq(takingsPayments.id, takingsRefunds.paymentId))
    .where(eq(takingsRefunds.providerId, providerId));
  if (row?.account !== account) return;
  await inTransaction(ctx, (ctx) => enqueue(ctx, refundJob, { id: row.id }, { key: row.id }));
}

/** Of the second version: something about an account has changed. Throws like the other. */
export async function receiveAccountNotice(ctx: Ctx, { rawBody, signature }: Body): Promise<void> {
  const notice = await providerOf(ctx).readNotice({ rawBody, signature, receivedAt: ctx.clock.now() });
  const { siteId } = await ownerOf(ctx, notice.account);
  await inTransaction(ctx, (ctx) => enqueue(ctx, applyAccountJob, { siteId }, { key: siteId }));
}

async function ownerOf(ctx: Ctx, account: string): Promise<TakingsAccount> {
  const [owner] = await ctx.db.select().from(takingsAccounts).where(eq(takingsAccounts.account, account));
  if (!owner)
    throw new AppError('billing.webhook-mismatch', { status: 400, reason: `account ${account} is none of ours` });
  return owner;
}
