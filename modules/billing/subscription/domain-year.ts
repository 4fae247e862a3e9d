import type { Ctx } from '../../../platform/ctx.ts';
import { isDone, callOnce, recordOutcome } from '../../../platform/external-calls.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { getCatalogue, type CatalogueEntry } from '../../plans/index.server.ts';
import { applySubscription } from './apply-subscription.ts';
import type { ItemAddition, ProviderInvoice } from '../card-payments.port.ts';
import { requireSubscription } from './find-subscription.ts';
import { isDomainYear, unrecorded } from '../record-charges.ts';
import type { SubscriptionRow } from './subscription-facts.ts';

/** The provider shows a change at once; longer than its client waits and retries. */
const LOOK_IS_SURE_AFTER_MS = 5 * 60_000;

/** The catalogue's price of a name. Throws billing.catalogue-wrong where names are not sold. */
export async function domainEntry(ctx: Ctx): Promise<CatalogueEntry> {
  const entry = (await getCatalogue(ctx, ctx.ports.payments)).find(({ type }) => type === 'domain');
  if (!entry)
    throw new AppError('billing.catalogue-wrong', { status: 503, reason: 'the catalogue has no domain price' });
  return entry;
}

/**
 * A year of one more name, charged now with the card of the subscription and with each renewal from then on. One at a
 * time: `key` names the wish, and the same key is charged once, whatever becomes of the answer. Returns the provider's
 * page on which its bank or another card can settle it; null once it is paid, and `billing.domain-paid` was announced.
 * Throws billing.change-waits while another change waits for its payment.
 */
export async function buyDomainYear(
  ctx: Ctx,
  { by, key }: { by: OrderAccess<'own'>; key: string },
): Promise<{ payUrl: string | null }> {
  const { payments } = ctx.ports;
  const row = await requireSubscription(ctx, { by });
  const entry = await domainEntry(ctx);
  const truth = await payments.retrieveSubscription(row.id);
  const before = await findUnsettled(ctx, row, entry);
  if (!before && truth.pendingUpdate) throw new AppError('billing.change-waits', { status: 409 });
  const item = truth.items.find(({ priceId }) => priceId === entry.id);
  await callOnce<ItemAddition, { invoice: string | null }>(ctx, {
    key,
    subject: by.orderId,
    input: {
      subscriptionId: row.id,
      priceId: entry.id,
      item: item ? { id: item.id, quantity: item.quantity } : null,
      // The whole year is charged, as the registry sells nothing less: counted from the start of the running period.
      prorationDate: truth.currentPeriodStart,
    },
    sureAfterMs: LOOK_IS_SURE_AFTER_MS,
    look: async () => {
      const made = await findUnsettled(ctx, row, entry);
      return made ? { invoice: made.id } : null;
    },
    call: async (input, callKey) => {
      await payments.addItem(input, callKey);
      return { invoice: null };
    },
  });
  await applySubscription(ctx, row.id);
  return { payUrl: (await findUnsettled(ctx, row, entry))?.payUrl ?? null };
}

/** Whether the provider has a name's charge for this order that is not in our books: open, or paid this moment. */
export async function hasUnsettledDomainYear(ctx: Ctx, { by }: { by: OrderAccess }): Promise<boolean> {
  const row = await requireSubscription(ctx, { by });
  return (await findUnsettled(ctx, row, await domainEntry(ctx))) !== null;
}

/**
 * Takes back a name's charge that waits for its payment: nobody can pay it any more. What was paid before is in the books
 * afterwards. `key` as it was bought with. False where the provider may not have heard of the charge yet; true as well for
 * one that is gone because an earlier press voided it and its answer was lost.
 */
export async function callOffDomainYear(
  ctx: Ctx,
  { by, key }: { by: OrderAccess<'own'>; key: string },
): Promise<boolean> {
  const row = await requireSubscription(ctx, { by });
  const waiting = await findUnsettled(ctx, row, await domainEntry(ctx));
  // Before it goes: whoever asks again finds no charge, and has to know that there was one.
  if (waiting) await recordOutcome(ctx, key, { invoice: waiting.id });
  if (waiting?.status === 'open') await ctx.ports.payments.voidInvoice(waiting.id);
  await applySubscription(ctx, row.id);
  return isDone(ctx, key);
}

async function findUnsettled(
  ctx: Ctx,
  { id }: Pick<SubscriptionRow, 'id'>,
  { product }: CatalogueEntry,
): Promise<ProviderInvoice | null> {
  const years = (await ctx.ports.payments.listInvoices(id)).filter((invoice) => isDomainYear(invoice, product));
  const [paid] = await unrecorded(ctx, years);
  return years.find(({ status }) => status === 'open') ?? paid ?? null;
}
