import { and, asc, eq, lte } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { applyAccount } from './account.ts';
import { applyPayment } from './apply-payment.ts';
import { carryOutRefund } from './refund.ts';
import { takingsAccounts, takingsPayments, takingsRefunds } from './tables.ts';

const EACH_TIME = 100;
const AGAIN_MS = 60_000;
const isAway = (error: unknown) => isAppError(error, 'billing.provider-unavailable');

/** Whatever is due is asked after: payments whose page is over, accounts that are looked at, refunds that a bank sits on. */
export async function reconcile(ctx: Ctx): Promise<void> {
  if (!ctx.ports.merchantPayments) return;
  const now = ctx.clock.now();
  // Written before the question, so that one that cannot be asked does not stand first for ever; not onto one that ended meanwhile.
  const later = new Date(now.getTime() + AGAIN_MS);
  const payments = await ctx.db
    .select({ id: takingsPayments.id })
    .from(takingsPayments)
    .where(lte(takingsPayments.nextAskAt, now))
    .orderBy(asc(takingsPayments.nextAskAt))
    .limit(EACH_TIME);
  await forEachIsolated(ctx, {
    rows: payments,
    each: async ({ id }) => {
      const isDue = and(eq(takingsPayments.id, id), lte(takingsPayments.nextAskAt, now));
      const [due] = await ctx.db.update(takingsPayments).set({ nextAskAt: later }).where(isDue).returning();
      if (due) await applyPayment(ctx, id);
    },
    failed: ({ id }, error) => ctx.log.warn({ err: error, payment: id }, 'a payment could not be asked after'),
    isAway,
  });
  const refunds = await ctx.db
    .select({ id: takingsRefunds.id })
    .from(takingsRefunds)
    .where(lte(takingsRefunds.nextAskAt, now))
    .orderBy(asc(takingsRefunds.nextAskAt))
    .limit(EACH_TIME);
  await forEachIsolated(ctx, {
    rows: refunds,
    each: async ({ id }) => {
      const isDue = and(eq(takingsRefunds.id, id), lte(takingsRefunds.nextAskAt, now));
      const [due] = await ctx.db.update(takingsRefunds).set({ nextAskAt: later }).where(isDue).returning();
      if (due) await carryOutRefund(ctx, id);
    },
    failed: ({ id }, error) => ctx.log.warn({ err: error, refund: id }, 'a refund could not be asked after'),
    isAway,
  });
  const accounts = await ctx.db
    .select({ siteId: takingsAccounts.siteId })
    .from(takingsAccounts)
    .where(lte(takingsAccounts.nextAskAt, now))
    .orderBy(asc(takingsAccounts.nextAskAt))
    .limit(EACH_TIME);
  await forEachIsolated(ctx, {
    rows: accounts,
    each: async ({ siteId }) => {
      const isDue = and(eq(takingsAccounts.siteId, siteId), lte(takingsAccounts.nextAskAt, now));
      const [due] = await ctx.db.update(takingsAccounts).set({ nextAskAt: later }).where(isDue).returning();
      if (due) await applyAccount(ctx, siteId);
    },
    failed: ({ siteId }, error) => ctx.log.warn({ err: error, site: siteId }, 'an account could not be asked after'),
    isAway,
  });
}
