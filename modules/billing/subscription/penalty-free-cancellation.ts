import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { findPenaltyFreeCancellation } from './find-subscription.ts';
import { requestRefund } from '../refunds/refund.ts';
import { penaltyFreeCancellations } from '../tables.ts';

/** A renewal that nobody can prove to have announced in time: until its year is over it can be left without cost. */
export async function grantPenaltyFreeCancellation(
  ctx: TxCtx,
  exit: { orderId: string; chargeId: string; until: Date; reason: string },
): Promise<void> {
  const [fresh] = await ctx.db
    .insert(penaltyFreeCancellations)
    .values({ ...exit, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ chargeId: penaltyFreeCancellations.chargeId });
  if (fresh) await audit(ctx, 'billing.free-exit-granted', exit.orderId, { charge: exit.chargeId });
}

/** Leaves that renewal: the subscription ends at once and its whole charge goes back. Throws billing.no-free-exit. */
export async function usePenaltyFreeCancellation(ctx: TxCtx, orderId: string): Promise<void> {
  const exit = await findPenaltyFreeCancellation(ctx, orderId, ctx.clock.now());
  if (!exit) throw new AppError('billing.no-free-exit', { status: 409 });
  await ctx.db
    .update(penaltyFreeCancellations)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(penaltyFreeCancellations.orderId, orderId), eq(penaltyFreeCancellations.chargeId, exit.chargeId)));
  await requestRefund(ctx, {
    key: `refund:${orderId}:free-exit:${exit.chargeId}`,
    orderId,
    invoiceId: exit.chargeId,
    amount: 'all',
    reason: 'renewed without a provable notice thirty days before',
    cancel: 'free-exit',
  });
}
