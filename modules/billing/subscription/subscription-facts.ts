import type { DomainEvents } from '../../../platform/ctx.ts';
import { comparePlans, type Plan } from '../../plans/schemas.ts';
import type { ProviderInvoice, SubscriptionState } from '../card-payments.port.ts';
import type { subscriptions } from '../tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type BillingFact = {
  [E in keyof DomainEvents & `billing.${string}`]: { event: E; fact: DomainEvents[E] };
}[keyof DomainEvents & `billing.${string}`];

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const same = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();
const isLarger = (plan: Plan, than: Plan): boolean => comparePlans(plan, than) > 0;
const UNPAID_STATUS = new Set(['past_due', 'unpaid']);

/**
 * What the provider's present answer changes in our row, and what follows from it. Pure: the same answer twice changes
 * nothing the second time. `billed`: the plan on the provider's items, null where no item is a plan of the catalogue.
 */
export function followProvider(
  row: SubscriptionRow,
  truth: SubscriptionState,
  seen: { invoices: ProviderInvoice[]; billed: Plan | null; now: Date; endedFor: string | null },
): { row: SubscriptionRow; facts: BillingFact[] } {
  const { orderId } = row;
  const facts: BillingFact[] = [];
  const next: SubscriptionRow = {
    ...row,
    status: truth.status,
    currentPeriodEnd: dateOf(truth.currentPeriodEnd),
    renewalAmount: truth.items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0),
    cancelAt: truth.cancelAt === null ? null : dateOf(truth.cancelAt),
    nextPlan: seen.billed ?? row.nextPlan,
  };
  if (row.endedAt) return { row: { ...next, plan: row.plan, endedAt: row.endedAt }, facts };
  if (truth.status === 'canceled') {
    const reason = seen.endedFor ?? (row.pastDueSince ? 'unpaid' : row.cancelAt ? 'term' : 'provider');
    facts.push({ event: 'billing.subscription-ended', fact: { orderId, reason } });
    return { row: { ...next, endedAt: seen.now, endReason: reason, pastDueSince: null }, facts };
  }
  follow(row, next, facts);
  followPayment(next, seen, facts);
  followPlan(row, next, truth, facts);
  return { row: next, facts };
}

function follow(row: SubscriptionRow, next: SubscriptionRow, facts: BillingFact[]): void {
  const { orderId } = row;
  if (same(row.cancelAt, next.cancelAt)) return;
  facts.push(
    next.cancelAt
      ? { event: 'billing.cancellation-scheduled', fact: { orderId, at: next.cancelAt } }
      : { event: 'billing.cancellation-undone', fact: { orderId } },
  );
}

/** `next.pastDueSince` still is the row's. */
function followPayment(
  next: SubscriptionRow,
  { invoices, now }: { invoices: ProviderInvoice[]; now: Date },
  facts: BillingFact[],
): void {
  const { orderId } = next;
  if (!UNPAID_STATUS.has(next.status)) {
    if (next.pastDueSince) facts.push({ event: 'billing.payment-recovered', fact: { orderId } });
    next.pastDueSince = null;
    next.lastFailure = null;
    return;
  }
  next.pastDueSince ??= now;
  const failed = invoices.find(({ status, attempts }) => status === 'open' && attempts > 0);
  const failure = failed ? `${failed.id}:${failed.attempts}` : next.lastFailure;
  if (!failed || failure === next.lastFailure) return;
  next.lastFailure = failure;
  const nextAttemptAt = failed.nextAttemptAt === null ? null : dateOf(failed.nextAttemptAt);
  facts.push({
    event: 'billing.payment-failed',
    fact: { orderId, providerInvoiceId: failed.id, attempt: failed.attempts, nextAttemptAt },
  });
}

/** A larger plan holds as soon as its difference is paid; a smaller one from the next period on. */
function followPlan(row: SubscriptionRow, next: SubscriptionRow, truth: SubscriptionState, facts: BillingFact[]): void {
  const { orderId } = row;
  const renewed = next.currentPeriodEnd > row.currentPeriodEnd;
  if (next.nextPlan === row.plan) {
    if (row.nextPlan !== row.plan)
      facts.push({
        event: 'billing.next-plan-chosen',
        fact: { orderId, plan: next.nextPlan, from: next.currentPeriodEnd },
      });
    return;
  }
  if ((isLarger(next.nextPlan, row.plan) && !truth.pendingUpdate) || renewed) {
    next.plan = next.nextPlan;
    facts.push({ event: 'billing.subscription-changed', fact: { orderId, plan: next.plan } });
  } else if (next.nextPlan !== row.nextPlan) {
    facts.push({
      event: 'billing.next-plan-chosen',
      fact: { orderId, plan: next.nextPlan, from: next.currentPeriodEnd },
    });
  }
}
