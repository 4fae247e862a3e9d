import { and, asc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { applyCheckout } from './apply-checkout.ts';
import { checkoutSessions } from './tables.ts';

const QUIET_MS = 60_000;

/** Asks after every session that stayed open: a webhook that never came loses no payment. */
export async function sweepCheckouts(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - QUIET_MS);
  const quiet = await ctx.db
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.status, 'open'), lt(checkoutSessions.createdAt, before)))
    .orderBy(asc(checkoutSessions.createdAt))
    .limit(200);
  for (const { id } of quiet) {
    try {
      await applyCheckout(ctx, id);
    } catch (error) {
      // One session that cannot be asked must not hide the others; the next sweep asks again.
      ctx.log.warn({ err: error, session: id }, 'a checkout session could not be asked after');
    }
  }
}
