import { inArray } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { emit } from '../../platform/transaction.ts';
import type { ProviderInvoice } from './card-payments.port.ts';
import type { ChargeKind } from './events.ts';
import { dateOf, type SubscriptionRow } from './subscription/subscription-facts.ts';
import { charges } from './tables.ts';

/** Whether a change of the subscription charged nothing but a name more. `product`: the catalogue's, of names. */
export const isDomainYear = ({ kind, lines }: ProviderInvoice, product: string): boolean =>
  kind === 'upgrade' && lines.length > 0 && lines.every((line) => line.product === product);

/** Paid invoices that are not in our books yet, oldest first. */
export async function unrecorded(ctx: Ctx, invoices: ProviderInvoice[]): Promise<ProviderInvoice[]> {
  const paid = invoices.filter((invoice) => invoice.status === 'paid' && invoice.kind !== null && invoice.total > 0);
  if (paid.length === 0) return [];
  const ids = paid.map(({ id }) => id);
  const known = await ctx.db.select({ id: charges.id }).from(charges).where(inArray(charges.id, ids));
  return paid.filter(({ id }) => !known.some((charge) => charge.id === id)).toReversed();
}

/** Writes every paid invoice down and announces it, once, oldest first. Returns whether any was new. */
export async function recordCharges(
  ctx: TxCtx,
  row: SubscriptionRow,
  invoices: ProviderInvoice[],
  domainProduct: string | null,
): Promise<boolean> {
  const fresh = await unrecorded(ctx, invoices);
  for (const invoice of fresh) {
    const ofDomain = domainProduct !== null && isDomainYear(invoice, domainProduct);
    await recordCharge(ctx, row, invoice, ofDomain ? 'domain' : (invoice.kind ?? 'first'));
  }
  return fresh.length > 0;
}

async function recordCharge(
  ctx: TxCtx,
  row: SubscriptionRow,
  invoice: ProviderInvoice,
  kind: ChargeKind,
): Promise<void> {
  const { orderId } = row;
  const charge = {
    kind,
    amount: invoice.total,
    lines: invoice.lines.map(({ description, amount, quantity }) => ({ description, amount, quantity })),
    paidAt: invoice.paidAt === null ? ctx.clock.now() : dateOf(invoice.paidAt),
    periodStart: dateOf(invoice.periodStart),
    periodEnd: dateOf(invoice.periodEnd),
  };
  const [written] = await ctx.db
    .insert(charges)
    .values({
      id: invoice.id,
      orderId,
      subscriptionId: row.id,
      tax: invoice.tax,
      paymentId: invoice.paymentId,
      ...charge,
    })
    .onConflictDoNothing()
    .returning({ id: charges.id });
  if (!written) return;
  await audit(ctx, 'billing.charged', orderId, { invoice: invoice.id, kind, amount: invoice.total });
  if (kind === 'domain')
    await emit(ctx, 'billing.domain-paid', { orderId, chargeId: invoice.id, amount: invoice.total });
  await emit(ctx, 'billing.charged', { orderId, providerInvoiceId: invoice.id, ...charge });
  if (kind !== 'renewal') return;
  const { periodStart, periodEnd } = charge;
  await emit(ctx, 'billing.subscription-renewed', { orderId, chargeId: invoice.id, periodStart, periodEnd });
}
