import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { allWentBack } from './given-back.rules.ts';
import { charges, refunds, subscriptions } from './tables.ts';

/**
 * Whether an order was given back as a whole, and all of the money has arrived: by one refund, or by a line before and the
 * rest after it. The money decides, not what became of each intent.
 */
export async function isGivenBack(tx: Tx, orderId: string): Promise<boolean> {
  const [own] = await tx.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  if (!own) return false;
  const back = await tx
    .select({
      amount: refunds.amount,
      given: refunds.given,
      doneAt: refunds.doneAt,
      failedAt: refunds.failedAt,
      cancel: sql<string | null>`${refunds.details}->>'cancel'`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.subscriptionId, own.id)));
  if (back.every(({ cancel }) => cancel === null)) return false;
  const paid = await tx.select({ amount: charges.amount }).from(charges).where(eq(charges.orderId, orderId));
  // Given back before the payment was written down: there is but one.
  const total = paid.length > 0 ? paid.reduce((sum, { amount }) => sum + amount, 0) : own.amount;
  return allWentBack(total, back);
}
