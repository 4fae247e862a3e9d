import { inArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { receive } from '../../../platform/inbox.ts';
import { enqueue } from '../../../platform/transaction.ts';
import type { SubscriptionState } from '../card-payments.port.ts';
import { applyProviderEventJob } from '../jobs.ts';
import { charges, subscriptions } from '../tables.ts';

export interface SubscriptionsCompared {
  /** Sold by us, and in none of our books. `orderId` is what the provider was told at the sale. */
  unknown: { id: string; orderId: string; customerId: string; status: string; yearly: number }[];
  /** Known, and something happened there since: a year was charged, it ends, it was not paid. */
  moved: { id: string; orderId: string; status: string }[];
  /** In our books as running, and unknown to the provider. */
  missing: { id: string; orderId: string }[];
}
const NEVER_BEGAN = new Set(['incomplete', 'incomplete_expired']);
const yearly = ({ items }: SubscriptionState) => items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);

/** Our subscriptions and charges beside the provider's whole list. Changes nothing. */
export async function compareSubscriptions(ctx: Ctx): Promise<SubscriptionsCompared> {
  // The account may be shared with another seller: ours carry the id of their order.
  const theirs = (await ctx.ports.payments.listSubscriptions()).filter(
    ({ metadata, status }) => metadata['order_id'] && !NEVER_BEGAN.has(status),
  );
  const rows = await ctx.db.select().from(subscriptions);
  const ours = new Map(rows.map((row) => [row.id, row]));
  const latest = theirs.flatMap(({ latestInvoiceId }) => (latestInvoiceId ? [latestInvoiceId] : []));
  const charged = new Set(
    latest.length === 0
      ? []
      : (await ctx.db.select({ id: charges.id }).from(charges).where(inArray(charges.id, latest))).map(({ id }) => id),
  );
  const compared: SubscriptionsCompared = { unknown: [], moved: [], missing: [] };
  for (const truth of theirs) {
    const { id, status, customerId, metadata, latestInvoiceId } = truth;
    const row = ours.get(id);
    if (!row)
      compared.unknown.push({ id, orderId: metadata['order_id'] ?? '', customerId, status, yearly: yearly(truth) });
    else if (row.status !== status || (latestInvoiceId !== null && !charged.has(latestInvoiceId)))
      compared.moved.push({ id, orderId: row.orderId, status });
  }
  const there = new Set(theirs.map(({ id }) => id));
  for (const { id, orderId, endedAt } of rows) if (!endedAt && !there.has(id)) compared.missing.push({ id, orderId });
  return compared;
}

/** As if the provider had told of it anew: the inbox leads to its present truth, once. */
export async function followAgain(
  ctx: TxCtx,
  about: { recovery: string; subscriptionId: string; sessionId: string | null },
): Promise<void> {
  const { recovery, subscriptionId, sessionId } = about;
  const { id, first } = await receive(ctx, {
    source: 'card-payments',
    eventId: `${recovery}:${subscriptionId}`,
    type: 'recovery.compared',
    payload: { objectType: 'subscription', objectId: subscriptionId, subscriptionId, sessionId },
  });
  if (first) await enqueue(ctx, applyProviderEventJob, { inboxId: id }, { key: id });
}

/** The session in which an unknown subscription was sold; null when the provider does not tell. */
export async function sessionOf(
  ctx: Ctx,
  { id, customerId }: { id: string; customerId: string },
): Promise<string | null> {
  const sessions = await ctx.ports.payments.listCheckoutSessions(customerId);
  return sessions.find(({ subscriptionId }) => subscriptionId === id)?.id ?? null;
}
