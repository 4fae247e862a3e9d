import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import { dateOf } from '../subscription/subscription-facts.ts';
import { charges, disputes } from '../tables.ts';

/** The tries of a job fill three days: for two of them a payment that is unknown here may be ours. */
const CHARGE_IS_KNOWN_AFTER_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Asks how a dispute stands and tells when it moved; a payment that is not ours is left alone. `heardAt`: when its event
 * came, which after days in which nobody took events may be before that of the payment, however old both are.
 */
export async function applyDispute(ctx: Ctx, disputeId: string, heardAt: Date): Promise<void> {
  const told = await ctx.ports.payments.retrieveDispute(disputeId);
  if (told.paymentId === null) return;
  const [charge] = await ctx.db.select().from(charges).where(eq(charges.paymentId, told.paymentId));
  if (!charge) {
    // A bank may be quicker than the invoice's own event; what is still unknown after that is another seller's.
    if (ctx.clock.now().getTime() - heardAt.getTime() > CHARGE_IS_KNOWN_AFTER_MS) return;
    throw new AppError('billing.provider-unavailable', {
      status: 503,
      retryable: true,
      reason: `dispute ${told.id} is of a payment that is not written down yet`,
    });
  }
  const { orderId } = charge;
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const row = { id: told.id, orderId, amount: told.amount, reason: told.reason, status: told.status };
    const [fresh] = await ctx.db
      .insert(disputes)
      .values({ ...row, openedAt: dateOf(told.created), updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: disputes.id });
    if (!fresh) {
      const [known] = await ctx.db.select().from(disputes).where(eq(disputes.id, told.id)).for('update');
      if (!known || known.status === told.status) return;
      await ctx.db.update(disputes).set({ status: told.status, updatedAt: now }).where(eq(disputes.id, told.id));
    }
    await audit(ctx, 'billing.disputed', orderId, { dispute: told.id, status: told.status });
    await emit(ctx, 'billing.disputed', { orderId, disputeId: told.id, status: told.status, amount: told.amount });
  });
}
