import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { getCatalogue } from '../../plans/index.server.ts';
import { recordCharges, unrecorded } from '../record-charges.ts';
import { reasonOfEnd } from '../refunds/refund.ts';
import { followProvider, type BillingFact } from './subscription-facts.ts';
import { subscriptions } from '../tables.ts';

const ROUNDS = 8;

/**
 * Asks the provider for a subscription and its invoices and makes our records agree; what changed is announced in the
 * same transaction. Safe any number of times, at once, late and in any order. One that is not ours is left alone.
 */
export async function applySubscription(ctx: Ctx, subscriptionId: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) if (await converge(ctx, subscriptionId)) return;
  throw new AppError('billing.provider-unavailable', {
    status: 503,
    retryable: true,
    reason: `subscription ${subscriptionId} keeps changing`,
  });
}

/** False when somebody else wrote in the meantime: what was asked may be older than what they asked. */
async function converge(ctx: Ctx, id: string): Promise<boolean> {
  const [before] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!before) return true;
  const { payments } = ctx.ports;
  const [truth, invoices, catalogue] = await Promise.all([
    payments.retrieveSubscription(id),
    payments.listInvoices(id),
    getCatalogue(ctx, payments),
  ]);
  const domainProduct = catalogue.find(({ type }) => type === 'domain')?.product ?? null;
  const plans = catalogue.filter((entry) => entry.plan !== null);
  const billed = plans.find(({ id: price }) => truth.items.some((item) => item.priceId === price))?.plan ?? null;
  const seen = { invoices, billed, now: ctx.clock.now() };
  // Of a dozen events about one purchase, most tell nothing new: nothing is locked for them.
  const asBefore = isDeepStrictEqual(followProvider(before, truth, { ...seen, endedFor: null }).row, before);
  if (asBefore && (await unrecorded(ctx, invoices)).length === 0) return true;
  return inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    if (!row || row.version !== before.version) return false;
    const endedFor = truth.status === 'canceled' ? await reasonOfEnd(ctx, id) : null;
    const followed = followProvider(row, truth, { ...seen, endedFor });
    const charged = await recordCharges(ctx, row, invoices, domainProduct);
    if (!charged && isDeepStrictEqual(followed.row, row)) return true;
    await ctx.db
      .update(subscriptions)
      .set({ ...followed.row, version: row.version + 1 })
      .where(eq(subscriptions.id, id));
    for (const { event, fact } of followed.facts) await audit(ctx, event, row.orderId, { ...fact });
    for (const each of followed.facts) await announce(ctx, each);
    return true;
  });
}

const announce = (ctx: TxCtx, { event, fact }: BillingFact): Promise<void> => emit(ctx, event, fact);

/** The same for the subscription of an order; nothing for an order without one. */
export async function applyOrderSubscription(ctx: Ctx, { by }: { by: OrderAccess<'settle'> }): Promise<void> {
  const [row] = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, by.orderId));
  if (row) await applySubscription(ctx, row.id);
}
