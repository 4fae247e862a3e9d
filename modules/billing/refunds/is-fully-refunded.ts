import { and, eq, sql } from 'drizzle-orm';
import { allRefunded } from './refunded.rules.ts';
import { charges, refunds, subscriptions } from '../tables.ts';
import type { TxCtx } from '../../../platform/ctx.ts';

/**
 * Whether all that was to go back has arrived: of every charge that was given back whole, by one refund, or by a line before
 * and the rest after it. The money decides, not what became of each intent.
 */
export async function isFullyRefunded(ctx: TxCtx, orderId: string): Promise<boolean> {
  const [own] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  if (!own) return false;
  const back = await ctx.db
    .select({
      chargeId: refunds.invoiceId,
      amount: refunds.amount,
      given: refunds.given,
      doneAt: refunds.doneAt,
      failedAt: refunds.failedAt,
      cancel: sql<string | null>`${refunds.details}->>'cancel'`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.subscriptionId, own.id)));
  const paid = await ctx.db.select().from(charges).where(eq(charges.orderId, orderId));
  // A refund that names no charge is the first one's, which may not be written down yet.
  const first = paid.find(({ kind }) => kind === 'first') ?? { id: null, amount: own.amount };
  const whole = new Set(back.filter(({ cancel }) => cancel !== null).map(({ chargeId }) => chargeId ?? first.id));
  return (
    whole.size > 0 &&
    [...whole].every((id) => {
      const amount = paid.find((charge) => charge.id === id)?.amount ?? first.amount;
      return allRefunded(
        amount,
        back.filter(({ chargeId }) => (chargeId ?? first.id) === id),
      );
    })
  );
}
