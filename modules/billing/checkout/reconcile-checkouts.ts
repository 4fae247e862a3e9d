import { asc, eq, lte } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { applySession } from './apply-session.ts';
import { compareClocks } from '../subscription/compare-clocks.ts';
import { forEachAtProvider } from '../for-each-at-provider.ts';
import { checkoutSessions } from '../tables.ts';

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;
/** Nothing that was to be paid by card is paid this late; a session that still has no end is for a person to look at. */
const GIVE_UP_AFTER_MS = 30 * 24 * 60 * MINUTE_MS;
const EACH_TIME = 50;

export const firstAsk = (createdAt: Date): Date => new Date(createdAt.getTime() + MINUTE_MS);

/** Every minute at first, then ever more seldom: a tenth of the session's age, at most six hours. */
export function nextAsk(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age > GIVE_UP_AFTER_MS) return null;
  return new Date(now.getTime() + Math.min(Math.max(age / 10, MINUTE_MS), LONGEST_MS));
}

/** Asks after sessions that have no end yet: a webhook that never came loses no payment. */
export async function reconcileCheckouts(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ id: checkoutSessions.id, createdAt: checkoutSessions.createdAt })
    .from(checkoutSessions)
    .where(lte(checkoutSessions.nextAskAt, now))
    .orderBy(asc(checkoutSessions.nextAskAt))
    .limit(EACH_TIME);
  let asked = false;
  await forEachAtProvider(ctx, {
    rows: due,
    each: async ({ id, createdAt }) => {
      const next = nextAsk(createdAt, now);
      // Written before the question, so that one that cannot be asked does not stand first for ever.
      await ctx.db.update(checkoutSessions).set({ nextAskAt: next }).where(eq(checkoutSessions.id, id));
      if (next === null) ctx.log.error({ session: id }, 'a checkout session never ended: it is asked after no more');
      await applySession(ctx, id);
      asked = true;
    },
    failed: ({ id }, error) => ctx.log.warn({ err: error, session: id }, 'a checkout session could not be asked after'),
  });
  if (asked) await compareClocks(ctx);
}
