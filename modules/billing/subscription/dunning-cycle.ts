import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import { applySubscription } from './apply-subscription.ts';
import { noticeDue, NOTICE_DAYS, plusDays, UNPAID, unpaidStep } from './dunning.rules.ts';
import { forEachAtProvider } from '../for-each-at-provider.ts';
import { pollRefunds } from '../refunds/record-refund-outcome.ts';
import type { SubscriptionRow } from './subscription-facts.ts';
import { subscriptions } from '../tables.ts';

/**
 * What only the passing of days decides. Facts are announced again on every run while they hold: whoever hears them does
 * each thing once. One order that fails keeps no other waiting.
 */
export async function runDunningCycle(ctx: Ctx): Promise<void> {
  await pollRefunds(ctx);
  const now = ctx.clock.now();
  const each = (rows: SubscriptionRow[], what: (row: SubscriptionRow) => Promise<void>) =>
    forEachAtProvider(ctx, {
      rows,
      each: what,
      failed: ({ orderId }, error) =>
        ctx.log.error({ err: error, orderId }, 'a subscription’s day could not be worked through'),
    });
  const running = isNull(subscriptions.endedAt);
  // A period that is over, or an unpaid one, may have moved without an event.
  const moved = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(running, lte(subscriptions.currentPeriodEnd, now)));
  await each(moved, (row) => applySubscription(ctx, row.id));
  const unpaid = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(running, isNotNull(subscriptions.pastDueSince)));
  await each(unpaid, (row) => workUnpaid(ctx, row));
  const nearing = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        running,
        isNull(subscriptions.cancelAt),
        gt(subscriptions.currentPeriodEnd, now),
        lte(subscriptions.currentPeriodEnd, plusDays(now, NOTICE_DAYS[0])),
      ),
    );
  await each(nearing, (row) => tellRenewal(ctx, row));
}

async function workUnpaid(ctx: Ctx, row: SubscriptionRow): Promise<void> {
  await applySubscription(ctx, row.id);
  // It may have been paid, or have ended, and only now become known.
  const [now] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, row.id));
  const since = now?.pastDueSince;
  if (!since || now.endedAt) return;
  const step = unpaidStep(since, ctx.clock.now());
  if (step === 'end') {
    await ctx.ports.payments.cancelSubscription(row.id);
    return applySubscription(ctx, row.id);
  }
  const [suspendsAt, endsAt] = [plusDays(since, UNPAID.graceDays), plusDays(since, UNPAID.endAfterDays)];
  await inTransaction(ctx, (ctx) => emit(ctx, 'billing.unpaid', { orderId: row.orderId, step, suspendsAt, endsAt }));
}

async function tellRenewal(ctx: Ctx, row: SubscriptionRow): Promise<void> {
  const days = noticeDue(row.currentPeriodEnd, ctx.clock.now());
  if (days === null) return;
  const fact = { orderId: row.orderId, periodEnd: row.currentPeriodEnd, amount: row.renewalAmount, days };
  await inTransaction(ctx, (ctx) => emit(ctx, 'billing.renewal-nearing', fact));
}
