import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { requestRefund } from './refund.ts';
import { refundOfLine } from './refund-line.rules.ts';
import { charges, refunds } from '../tables.ts';

/**
 * Gives one line of a charge back; the subscription goes on. The same line again is the same refund. The caller has
 * checked who asks. Throws billing.no-such-line (404), billing.refund-too-much (409) when others have taken it already.
 */
export async function refundLine(
  ctx: TxCtx,
  asked: { orderId: string; chargeId: string; line: number; reason: string },
): Promise<void> {
  const { orderId, chargeId, reason } = asked;
  // Two lines at once must see each other's amount.
  const [charge] = await ctx.db
    .select()
    .from(charges)
    .where(and(eq(charges.id, chargeId), eq(charges.orderId, orderId)))
    .for('update');
  const line = charge?.lines[asked.line];
  if (!charge || !line || line.amount <= 0) throw new AppError('billing.no-such-line', { status: 404 });
  const key = refundOfLine(orderId, chargeId, asked.line);
  const others = await refundsOf(ctx, charge);
  if (others.some((row) => row.key === key)) return;
  const given = others.reduce((sum, row) => sum + row.amount, 0);
  if (given + line.amount > charge.amount) throw new AppError('billing.refund-too-much', { status: 409 });
  await requestRefund(ctx, { key, orderId, invoiceId: chargeId, amount: line.amount, reason });
}

/** What refunds took of a charge, or are about to: those that failed aside. Euro cents. */
export const refundsOf = (
  ctx: TxCtx,
  { id, orderId, amount }: { id: string; orderId: string; amount: number },
): Promise<{ key: string; amount: number }[]> =>
  ctx.db
    .select({ key: refunds.key, amount: sql<number>`coalesce(${refunds.given}, ${refunds.amount}, ${amount})` })
    .from(refunds)
    // Whether a refund without a charge was the first one's cannot be told here: it counts, and so never too much goes back.
    .where(
      and(eq(refunds.orderId, orderId), isNull(refunds.failedAt), sql`coalesce(${refunds.invoiceId}, ${id}) = ${id}`),
    );
