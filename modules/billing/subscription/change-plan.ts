import type { Ctx } from '../../../platform/ctx.ts';
import { callOnce } from '../../../platform/external-calls.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { comparePlans, K, LARGEST_PLAN, requireSold, type Plan } from '../../plans/index.server.ts';
import { applySubscription } from './apply-subscription.ts';
import { hasUnsettledDomainYear } from './domain-year.ts';
import { planLine, requireSubscription } from './find-subscription.ts';

/** The provider shows a change at once; longer than its client waits and retries. */
const LOOK_IS_SURE_AFTER_MS = 5 * 60 * 1000;
/** A shown price holds this long. */
const QUOTE_HOLDS_S = 60 * 60;

export interface UpgradeQuote {
  /** Euro cents that are taken now, VAT included. */
  amount: number;
  /** Seconds since the epoch: from when the difference is counted. Upgrading with it takes exactly `amount`. */
  proration_date: number;
  /** Euro cents of the next renewal. */
  renewal_amount: number;
  period_end: string;
}

/** What going up to the largest plan takes now, by the second. Throws billing.no-subscription, billing.plan-held, plans.not-sold. */
export async function quoteUpgrade(ctx: Ctx, { by }: { by: OrderAccess<'own'> }): Promise<UpgradeQuote> {
  const row = await requireSubscription(ctx, { by });
  if (row.plan === LARGEST_PLAN) throw new AppError('billing.plan-held', { status: 409 });
  requireSold(ctx, LARGEST_PLAN);
  const { item, entry } = await planLine(ctx, row, LARGEST_PLAN);
  const prorationDate = Math.floor(ctx.clock.now().getTime() / 1000);
  const change = { subscriptionId: row.id, itemId: item.id, priceId: entry.id, prorationDate };
  const { amountDue } = await ctx.ports.payments.previewPriceChange(change);
  return {
    amount: amountDue,
    proration_date: prorationDate,
    renewal_amount: row.renewalAmount - item.unitAmount + entry.unit_amount,
    period_end: row.currentPeriodEnd.toISOString(),
  };
}

/**
 * Goes up to the largest plan at the price that was shown. 'paid': it holds from now on. 'payment-needed': the bank wants the customer
 * (page at `payUrl`); the plan stays until that is paid. Throws billing.quote-old when the price shown does not hold, plans.not-sold.
 */
export async function upgrade(
  ctx: Ctx,
  { by, ...shown }: { by: OrderAccess<'own'>; amount: number; prorationDate: number },
): Promise<{ state: 'paid' | 'payment-needed'; payUrl: string | null }> {
  const { orderId } = by;
  const row = await requireSubscription(ctx, { by });
  const age = ctx.clock.now().getTime() / 1000 - shown.prorationDate;
  if (age < -60 || age > QUOTE_HOLDS_S) throw new AppError('billing.quote-old', { status: 409 });
  if (row.plan !== LARGEST_PLAN) {
    requireSold(ctx, LARGEST_PLAN);
    const line = await planLine(ctx, row, LARGEST_PLAN);
    const { item, entry } = line;
    if (entry.unit_amount !== K.price[LARGEST_PLAN]) throw new AppError('billing.quote-old', { status: 409 });
    const change = {
      subscriptionId: row.id,
      itemId: item.id,
      priceId: entry.id,
      prorationDate: shown.prorationDate,
    };
    const isMade = (seen: typeof line) => seen.truth.pendingUpdate || seen.item.priceId === entry.id;
    // A name more waits for its payment: what is pending is not this.
    if (line.truth.pendingUpdate && (await hasUnsettledDomainYear(ctx, { by })))
      throw new AppError('billing.change-waits', { status: 409 });
    if (!isMade(line)) {
      const { amountDue } = await ctx.ports.payments.previewPriceChange(change);
      if (amountDue === shown.amount)
        await changeOnce(ctx, orderId, `upgrade:${orderId}:${shown.prorationDate}`, change);
      // Another press of the same button may have been faster: then nothing is due any more.
      else if (!isMade(await planLine(ctx, row, LARGEST_PLAN)))
        throw new AppError('billing.quote-old', { status: 409 });
    }
    await applySubscription(ctx, row.id);
  }
  const after = await requireSubscription(ctx, { by });
  if (after.plan === LARGEST_PLAN) return { state: 'paid', payUrl: null };
  return { state: 'payment-needed', payUrl: await payPage(ctx, { by, kind: 'upgrade' }) };
}

async function changeOnce(
  ctx: Ctx,
  orderId: string,
  key: string,
  change: { subscriptionId: string; itemId: string; priceId: string; prorationDate: number | null },
): Promise<void> {
  const { payments } = ctx.ports;
  await callOnce(ctx, {
    key,
    subject: orderId,
    input: change,
    sureAfterMs: LOOK_IS_SURE_AFTER_MS,
    look: async () => {
      const now = await payments.retrieveSubscription(change.subscriptionId);
      const item = now.items.find(({ id }) => id === change.itemId);
      return item?.priceId === change.priceId || (change.prorationDate !== null && now.pendingUpdate)
        ? { price: change.priceId }
        : null;
    },
    call: async (input, callKey) => {
      await payments.changePrice(input, callKey);
      return { price: input.priceId };
    },
  });
}

/** Chooses what the next renewal buys: a smaller plan, or the present one again. Nothing is taken or given back now. */
export async function chooseNextPlan(ctx: Ctx, { by, plan }: { by: OrderAccess<'own'>; plan: Plan }): Promise<void> {
  const { orderId } = by;
  const row = await requireSubscription(ctx, { by });
  if (comparePlans(plan, row.plan) > 0) throw new AppError('billing.plan-held', { status: 409 });
  const { item, entry } = await planLine(ctx, row, plan);
  if (item.priceId !== entry.id) {
    const change = { subscriptionId: row.id, itemId: item.id, priceId: entry.id, prorationDate: null };
    // To and fro within a year are wishes of their own: each follows a change of the row.
    await changeOnce(ctx, orderId, `next-plan:${orderId}:${row.version}:${plan}`, change);
  }
  await applySubscription(ctx, row.id);
}

/** The provider's page on which what is owed can be paid; null when nothing is. Throws billing.no-subscription. */
export async function payPage(
  ctx: Ctx,
  { by, kind }: { by: OrderAccess<'own'>; kind: 'upgrade' | 'renewal' },
): Promise<string | null> {
  const { id } = await requireSubscription(ctx, { by });
  const invoices = await ctx.ports.payments.listInvoices(id);
  return invoices.find((each) => each.status === 'open' && each.kind === kind)?.payUrl ?? null;
}
