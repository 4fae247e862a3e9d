import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { emit } from '../../../platform/transaction.ts';
import { refundsOf } from './refund-line.ts';
import { chargeOf, dropRefundedDomain, OUTSIDE } from './record-refund-outcome.ts';
import { refunds } from '../tables.ts';

/**
 * A refund that failed was paid another way, a bank transfer say: from now on it counts as arrived, whatever the card
 * provider still tells of it. `how` stands in the log. Twice is once. Throws billing.no-such-refund (404) for one that
 * this order has not, or that has not failed; billing.refund-too-much (409) when others give all of the payment back. The
 * caller holds the order, so that two at once see each other's amount.
 */
export async function recordOffPlatformRefund(
  ctx: TxCtx,
  { orderId, key, how }: { orderId: string; key: string; how: string },
): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.key, key), eq(refunds.orderId, orderId)))
    .for('update');
  if (row?.status === OUTSIDE) return;
  if (!row?.failedAt) throw new AppError('billing.no-such-refund', { status: 404 });
  const left = await leftOf(ctx, row);
  const amount = Math.min(row.given ?? row.amount ?? left, left);
  if (amount <= 0) throw new AppError('billing.refund-too-much', { status: 409 });
  const set = { status: OUTSIDE, given: amount, doneAt: ctx.clock.now(), failedAt: null };
  await ctx.db.update(refunds).set(set).where(eq(refunds.key, key));
  await audit(ctx, 'billing.refund-outside', orderId, { key, amount, how });
  await dropRefundedDomain(ctx, row);
  await emit(ctx, 'billing.refunded', { orderId, key, amount });
}

/** What others left of the payment that this one was to give back. Euro cents. */
async function leftOf(ctx: TxCtx, row: typeof refunds.$inferSelect): Promise<number> {
  const charge = await chargeOf(ctx, row);
  if (!charge) return row.given ?? row.amount ?? 0;
  const others = await refundsOf(ctx, { ...charge, orderId: row.orderId });
  return others.reduce((left, { amount }) => left - amount, charge.amount);
}
