import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { ManagedDomain } from '../domains/schemas.ts';
import { plusDays, UNPAID } from '../billing/subscription/dunning.rules.ts';
import { charges, penaltyFreeCancellations, refunds, subscriptions } from '../billing/tables.ts';
import { invoices } from '../invoicing/tables.ts';
import { allows } from '../ordering/order.states.ts';
import { domainAdditions, orderEvents, type orders } from '../ordering/tables.ts';
import { K, LARGEST_PLAN, SMALLEST_PLAN, type Offer, type Plan } from '../plans/schemas.ts';
import { comingAddress } from './coming-address.ts';
import { orderHistory } from './order-history.ts';
import type { ManagedActions, ManagedOrder, ManagedSubscription } from './schemas.ts';
import { shownName } from '../../site-kit/shown-name.ts';

type OrderRow = typeof orders.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;
type Refund = typeof refunds.$inferSelect;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * What the customer's order page shows. The caller has checked who asks, and knows the site, the names and how long the
 * law lets withdraw.
 */
export async function managedOrder(
  ctx: Ctx,
  input: {
    order: OrderRow;
    site: { id: string; url: string; freeUrl: string; published: boolean; hosts: string[] } | null;
    domains: ManagedDomain[];
    withdrawUntil: Date | null;
    /** Plans that are sold today. */
    offer: Offer;
  },
): Promise<ManagedOrder> {
  const { order, ...known } = input;
  const byOrder = (table: typeof charges | typeof refunds | typeof penaltyFreeCancellations) =>
    eq(table.orderId, order.id);
  const [[subscription], events, paid, back, exits, documents, [adding]] = await Promise.all([
    ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, order.id)),
    ctx.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.id)),
    ctx.db.select().from(charges).where(byOrder(charges)),
    ctx.db.select().from(refunds).where(byOrder(refunds)).orderBy(asc(refunds.createdAt)),
    ctx.db.select().from(penaltyFreeCancellations).where(byOrder(penaltyFreeCancellations)),
    ctx.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order.id))
      .orderBy(asc(invoices.year), asc(invoices.number)),
    ctx.db
      .select()
      .from(domainAdditions)
      .where(and(eq(domainAdditions.orderId, order.id), eq(domainAdditions.state, 'open'))),
  ]);
  const now = ctx.clock.now();
  const cancelUntil = subscription ? plusDays(subscription.currentPeriodEnd, -K.cancelOnSiteDays) : null;
  const can = actions(order, subscription ?? null, {
    late: cancelUntil !== null && now > cancelUntil,
    sold: known.offer.plans.map(({ plan }) => plan),
    withdrawable: known.withdrawUntil !== null && now <= known.withdrawUntil,
    names: known.domains.filter(({ state }) => COUNTED.has(state)).length,
    penaltyFreeCancellation: exits.some(({ usedAt, until }) => usedAt === null && until > now),
  });
  return {
    order_id: order.id,
    page_name: order.pageName,
    status: order.state,
    type: order.type,
    name: order.billing.business_name || `${order.billing.first_name} ${order.billing.last_name}`.trim(),
    mail: order.billing.mail,
    domains: known.domains,
    site_url: known.site?.published ? known.site.url : null,
    site_id: known.site?.published ? known.site.id : null,
    coming: comingAddress(order, known.domains, known.site),
    adding: adding ? shownAddition(adding) : null,
    subscription: subscription ? shown(subscription) : null,
    can,
    withdraw_until: iso(known.withdrawUntil),
    cancel_until: iso(cancelUntil),
    refunds: shownRefunds(order, back).map((refund) => ({
      amount: refund.given ?? refund.amount,
      state: refund.failedAt ? 'failed' : refund.doneAt ? 'done' : 'waiting',
      at: (refund.doneAt ?? refund.createdAt).toISOString(),
    })),
    invoices: documents.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: `${row.number}/${row.year}`,
      issued_on: row.issuedOn,
      gross: row.gross,
    })),
    history: orderHistory({ events, paid, back: back.filter(isOwnMoney) }),
  };
}

const COUNTED = new Set<ManagedDomain['state']>(['wanted', 'submitted', 'registered', 'failed']);
const shownAddition = ({ domain, kind, own, price }: typeof domainAdditions.$inferSelect) => ({
  domain,
  name: shownName(domain),
  kind,
  own,
  price,
});

/** Not one that others covered: it moved nothing. */
const isOwnMoney = ({ given }: Refund): boolean => given !== 0;
/** A part that failed is no trouble any more once everything has gone back. */
const shownRefunds = (order: OrderRow, back: Refund[]): Refund[] =>
  back.filter((refund) => isOwnMoney(refund) && !(refund.failedAt && order.state === 'refunded'));

const shown = (row: Subscription): ManagedSubscription => ({
  plan: row.plan,
  next_plan: row.nextPlan,
  renewal_amount: row.renewalAmount,
  period_end: row.currentPeriodEnd.toISOString(),
  cancel_at: iso(row.cancelAt),
  ended_at: iso(row.endedAt),
  past_due_since: iso(row.pastDueSince),
  suspends_at: row.pastDueSince ? plusDays(row.pastDueSince, UNPAID.graceDays).toISOString() : null,
});

function actions(
  order: OrderRow,
  row: Subscription | null,
  days: {
    late: boolean;
    withdrawable: boolean;
    penaltyFreeCancellation: boolean;
    names: number;
    sold: readonly Plan[];
  },
): ManagedActions {
  const { state } = order;
  const runs = row !== null && row.endedAt === null;
  const renews = runs && row.cancelAt === null;
  return {
    upgrade: runs && row.plan !== LARGEST_PLAN && days.sold.includes(LARGEST_PLAN) && allows(state, 'upgrade'),
    downgrade: renews && row.plan !== SMALLEST_PLAN && row.nextPlan === row.plan && allows(state, 'downgrade'),
    keep_plan: runs && row.plan !== row.nextPlan && allows(state, 'downgrade'),
    cancel: renews && (!days.late || row.pastDueSince !== null) && allows(state, 'cancel'),
    keep: runs && row.cancelAt !== null && allows(state, 'keep'),
    withdraw: runs && days.withdrawable && allows(state, 'withdraw'),
    free_exit: runs && days.penaltyFreeCancellation && allows(state, 'free-exit'),
    portal: row !== null && allows(state, 'card'),
    add_domain: renews && days.names < K.maxDomains && allows(state, 'add-domain'),
    pay: runs && row.pastDueSince !== null && allows(state, 'pay'),
  };
}
