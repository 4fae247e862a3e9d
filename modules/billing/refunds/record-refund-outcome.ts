import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { emit, enqueue, inTransaction } from '../../../platform/transaction.ts';
import type { ProviderRefund } from '../card-payments.port.ts';
import { dropDomainJob } from '../jobs.ts';
import { forEachAtProvider } from '../for-each-at-provider.ts';
import { charges, refunds } from '../tables.ts';

/** Status of a refund that a person paid another way than by the card provider. */
export const OUTSIDE = 'outside';
const FAILED = new Set(['failed', 'canceled']);

/**
 * Writes down what became of a refund. A bank may take days, and may send the money back after it was said to have
 * arrived: announced once each way.
 */
export async function recordRefundOutcome(ctx: Ctx, key: string, told: ProviderRefund): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Two runs of the job, one of them thought dead, must not announce it twice.
    const [row] = await ctx.db.select().from(refunds).where(eq(refunds.key, key)).for('update');
    // Paid another way meanwhile: that the card did not take it is no news.
    if (!row || row.status === OUTSIDE) return;
    const now = ctx.clock.now();
    const fact = { orderId: row.orderId, key, amount: told.amount };
    const set = { providerId: told.id, status: told.status, given: told.amount };
    if (FAILED.has(told.status)) {
      if (row.failedAt) return;
      await ctx.db
        .update(refunds)
        .set({ ...set, failedAt: now })
        .where(eq(refunds.key, key));
      await audit(ctx, 'billing.refund-failed', row.orderId, { key, refund: told.id });
      await emit(ctx, 'billing.refund-failed', fact);
      return;
    }
    const arrived = told.status === 'succeeded' && !row.doneAt;
    await ctx.db
      .update(refunds)
      .set({ ...set, ...(arrived ? { doneAt: now } : {}) })
      .where(eq(refunds.key, key));
    if (!arrived) return;
    await audit(ctx, 'billing.refund', row.orderId, { key, refund: told.id, amount: told.amount });
    await dropRefundedDomain(ctx, row);
    await emit(ctx, 'billing.refunded', fact);
  });
}

/** The name whose price went back: no later renewal may take it again. */
export async function dropRefundedDomain(ctx: TxCtx, row: typeof refunds.$inferSelect): Promise<void> {
  const { key, details } = row;
  if ((details as { dropsDomain?: boolean }).dropsDomain) await enqueue(ctx, dropDomainJob, { key }, { key });
}

/**
 * Nothing of the payment was left to give back: other refunds took it all, and whether it arrived is told by them. Not a
 * refusal, and no money of its own.
 */
export async function coverRefund(ctx: Ctx, key: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(refunds).where(eq(refunds.key, key)).for('update');
    if (!row || row.doneAt || row.failedAt) return;
    const set = { status: 'covered', given: 0, doneAt: ctx.clock.now() };
    await ctx.db.update(refunds).set(set).where(eq(refunds.key, key));
    await audit(ctx, 'billing.refund-covered', row.orderId, { key });
    await dropRefundedDomain(ctx, row);
    await emit(ctx, 'billing.refund-covered', { orderId: row.orderId, key });
  });
}

/** The provider will not give this back, whoever asks: a person does it another way, or lets it be. */
export async function refuseRefund(ctx: Ctx, key: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(refunds).where(eq(refunds.key, key)).for('update');
    if (!row || row.doneAt || row.failedAt) return;
    const charge = await chargeOf(ctx, row);
    await ctx.db.update(refunds).set({ status: 'refused', failedAt: ctx.clock.now() }).where(eq(refunds.key, key));
    await audit(ctx, 'billing.refund-failed', row.orderId, { key, reason });
    const amount = row.amount ?? charge?.amount ?? 0;
    await emit(ctx, 'billing.refund-failed', { orderId: row.orderId, key, amount });
  });
}

/** The charge that a refund gives back: the first one, where it names none. Not there before it is written down. */
export async function chargeOf(
  ctx: TxCtx,
  { invoiceId, subscriptionId }: Pick<typeof refunds.$inferSelect, 'invoiceId' | 'subscriptionId'>,
): Promise<{ id: string; amount: number } | undefined> {
  const of = invoiceId
    ? eq(charges.id, invoiceId)
    : and(eq(charges.subscriptionId, subscriptionId), eq(charges.kind, 'first'));
  const [charge] = await ctx.db.select({ id: charges.id, amount: charges.amount }).from(charges).where(of);
  return charge;
}

/** Asks what became of a refund. One that was made by hand at the provider is taken into our books. */
export async function applyRefund(ctx: Ctx, providerId: string): Promise<void> {
  const told = await ctx.ports.payments.retrieveRefund(providerId);
  const key = told.effect ?? `refund:provider:${told.id}`;
  const [known] = await ctx.db.select({ key: refunds.key }).from(refunds).where(eq(refunds.key, key));
  if (!known) {
    if (told.paymentId === null) return;
    const [charge] = await ctx.db.select().from(charges).where(eq(charges.paymentId, told.paymentId));
    // Another seller's in the same account, or a payment that never became an order's.
    if (!charge) return;
    await ctx.db
      .insert(refunds)
      .values({
        key,
        orderId: charge.orderId,
        subscriptionId: charge.subscriptionId,
        invoiceId: charge.id,
        amount: told.amount,
        reason: 'made by hand at the card provider',
        status: told.status,
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing();
  }
  await recordRefundOutcome(ctx, key, told);
}

/** Refunds that the bank has not answered yet: a lost event loses no answer. */
export async function pollRefunds(ctx: Ctx): Promise<void> {
  const waiting = await ctx.db
    .select({ providerId: refunds.providerId })
    .from(refunds)
    .where(and(isNotNull(refunds.providerId), isNull(refunds.doneAt), isNull(refunds.failedAt)));
  await forEachAtProvider(ctx, {
    rows: waiting,
    each: async ({ providerId }) => {
      if (providerId) await applyRefund(ctx, providerId);
    },
    failed: ({ providerId }, error) =>
      ctx.log.warn({ err: error, refund: providerId }, 'a refund could not be asked after'),
  });
}
