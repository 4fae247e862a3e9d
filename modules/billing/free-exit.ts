import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { findFreeExit } from './find-subscription.ts';
import { intendRefund } from './refund.ts';
import { freeExits } from './tables.ts';

/** A renewal that nobody can prove to have announced in time: until its year is over it can be left without cost. */
export async function grantFreeExit(
  tx: Tx,
  ctx: Ctx,
  exit: { orderId: string; chargeId: string; until: Date; reason: string },
): Promise<void> {
  const [fresh] = await tx
    .insert(freeExits)
    .values({ ...exit, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ chargeId: freeExits.chargeId });
  if (fresh) await audit(tx, ctx, 'billing.free-exit-granted', exit.orderId, { charge: exit.chargeId });
}

/** Leaves that renewal: the subscription ends at once and its whole charge goes back. Throws billing.no-free-exit. */
export async function useFreeExit(tx: Tx, ctx: Ctx, orderId: string): Promise<void> {
  const exit = await findFreeExit(tx, orderId, ctx.clock.now());
  if (!exit) throw new AppError('billing.no-free-exit', { status: 409 });
  await tx
    .update(freeExits)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(freeExits.orderId, orderId), eq(freeExits.chargeId, exit.chargeId)));
  await intendRefund(tx, ctx, {
    key: `refund:${orderId}:free-exit:${exit.chargeId}`,
    orderId,
    invoiceId: exit.chargeId,
    amount: 'all',
    reason: 'renewed without a provable notice thirty days before',
    cancel: 'free-exit',
  });
}
