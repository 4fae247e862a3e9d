/** What other rooms read of the ledger in the transaction of a fact. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { charges, refunds } from './tables.ts';

type Charge = typeof charges.$inferSelect;
/** What a credit note says: the charge that is corrected, and how much of it went back; 'rest': whatever is left. */
export interface Correction {
  chargeId: string;
  refundKey: string;
  amount: number | 'rest';
}

export async function findCharge(ctx: TxCtx, id: string): Promise<Charge | null> {
  const [charge] = await ctx.db.select().from(charges).where(eq(charges.id, id));
  return charge ?? null;
}

/** Euro cents that were ever charged for this order; null before the first charge is written down. */
export async function totalCharged(ctx: TxCtx, orderId: string): Promise<number | null> {
  const paid = await ctx.db.select({ amount: charges.amount }).from(charges).where(eq(charges.orderId, orderId));
  return paid.length > 0 ? paid.reduce((sum, { amount }) => sum + amount, 0) : null;
}

/** Keys of refunds of this order that came back. */
export async function failedRefunds(ctx: TxCtx, orderId: string): Promise<string[]> {
  const failed = await ctx.db
    .select({ key: refunds.key })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.failedAt)));
  return failed.map(({ key }) => key);
}

/** The corrections of all refunds of this order that arrived. */
export async function correctionsOf(ctx: TxCtx, orderId: string): Promise<Correction[]> {
  const done = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.doneAt)));
  const given = done.filter((refund) => refund.given !== 0);
  const found: Correction[] = [];
  for (const refund of given) {
    const correction = await correctionBy(ctx, refund, refund.given ?? refund.amount ?? 'rest');
    if (correction) found.push(correction);
  }
  return found;
}

/** The correction of one refund, of which `amount` euro cents arrived; null where no sale is corrected by it. */
export async function correctionOf(
  ctx: TxCtx,
  { key, amount }: { key: string; amount: number },
): Promise<Correction | null> {
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.key, key));
  return refund ? correctionBy(ctx, refund, amount) : null;
}

async function correctionBy(
  ctx: TxCtx,
  refund: typeof refunds.$inferSelect,
  amount: number | 'rest',
): Promise<Correction | null> {
  const [charge] = await ctx.db
    .select({ id: charges.id })
    .from(charges)
    .where(
      refund.invoiceId
        ? eq(charges.id, refund.invoiceId)
        : and(eq(charges.subscriptionId, refund.subscriptionId), eq(charges.kind, 'first')),
    );
  // A second payment of one order is given back before it becomes a sale: there is no invoice to correct.
  return charge ? { chargeId: charge.id, refundKey: refund.key, amount } : null;
}
