/** Money that goes back to a buyer, out of the account that took it. */
import { and, asc, eq, inArray, notInArray, sql, type Column, type SQLWrapper } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { callOnce } from '../../platform/external-calls.ts';
import { newId } from '../../platform/ids.ts';
import { emit, enqueue, inTransaction } from '../../platform/transaction.ts';
import { refundJob } from './jobs.ts';
import type { MerchantRefund, RefundInput } from './merchant-payments.port.ts';
import { ofPayable, paymentOf, type Payable } from './payment.ts';
import { isOfOurKey, providerOf } from './provider.ts';
import { takingsPayments, takingsRefunds, type TakingsRefund } from './tables.ts';

/** Longer than the provider's client waits and retries in all. */
const LIST_IS_SURE_AFTER_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A bank may send back what has gone: for so long it is looked after, so often. News of it come sooner. */
const WATCHED_MS = 60 * DAY_MS;
const LOOK_EACH_MS = 5 * DAY_MS;

/**
 * Writes the intent and its job in the caller's transaction; the same occasion twice is once, and once more after it failed. Throws takings.not-paid (409) before money
 * came, takings.too-much (409) where more would go back than came.
 */
export async function requestRefund(
  ctx: TxCtx,
  { payable, amount, occasion }: { payable: Payable; amount: number; occasion: string },
): Promise<void> {
  const [payment] = await ctx.db.select().from(takingsPayments).where(ofPayable(payable)).for('update');
  if (payment?.state !== 'paid') throw new AppError('takings.not-paid', { status: 409 });
  const [same] = await ctx.db
    .select()
    .from(takingsRefunds)
    .where(and(eq(takingsRefunds.paymentId, payment.id), eq(takingsRefunds.occasion, occasion)));
  if (same && same.state !== 'failed') return;
  // A new one, so that the provider is asked anew and not told of the refusal again.
  if (same) await ctx.db.delete(takingsRefunds).where(eq(takingsRefunds.id, same.id));
  if (payment.givenBack + amount > payment.amount) throw new AppError('takings.too-much', { status: 409 });
  const id = newId('ref');
  const intendedAt = ctx.clock.now();
  const nextAskAt = new Date(intendedAt.getTime() + HOUR_MS);
  const row = { id, paymentId: payment.id, occasion, amount, state: 'intended', intendedAt, nextAskAt } as const;
  await ctx.db.insert(takingsRefunds).values(row);
  await audit(ctx, 'takings.intend-refund', payment.siteId, { payment: payment.id, refund: id });
  await enqueue(ctx, refundJob, { id }, { key: id });
}

/** What was paid for is not there any more: all that came goes back. Throws as `requestRefund` does. */
export async function returnPayment(ctx: TxCtx, payable: Payable): Promise<void> {
  const payment = await paymentOf(ctx, payable);
  if (payment) await requestRefund(ctx, { payable, amount: payment.amount, occasion: 'erased' });
}

/**
 * One that the provider refused has been given back another way: nothing more of it is to go. Null where it was not refused, or somebody
 * pressed before.
 */
export async function settleElsewhere(
  ctx: TxCtx,
  { payable, refund }: { payable: Payable; refund: string },
): Promise<TakingsRefund | null> {
  const [payment] = await ctx.db.select().from(takingsPayments).where(ofPayable(payable)).for('update');
  if (!payment) return null;
  const { id, paymentId, state } = takingsRefunds;
  const [settled] = await ctx.db
    .update(takingsRefunds)
    .set({ state: 'elsewhere', endedAt: ctx.clock.now(), nextAskAt: null })
    .where(and(eq(id, refund), eq(paymentId, payment.id), eq(state, 'failed')))
    .returning();
  if (!settled) return null;
  await audit(ctx, 'takings.refund-elsewhere', payment.siteId, { payment: payment.id, refund });
  return settled;
}

/** The provider has had its last word about it. */
const isOver = ({ state }: TakingsRefund): boolean => state === 'failed' || state === 'elsewhere';

/** Money that went back, or is to, by what it was paid for; each in the order in which it was meant. */
export async function refundsOf(
  ctx: Ctx,
  { purpose, subjects }: { purpose: Payable['purpose']; subjects: readonly string[] },
): Promise<Map<string, TakingsRefund[]>> {
  if (subjects.length === 0) return new Map();
  const rows = await ctx.db
    .select({ subject: takingsPayments.subject, refund: takingsRefunds })
    .from(takingsRefunds)
    .innerJoin(takingsPayments, eq(takingsPayments.id, takingsRefunds.paymentId))
    .where(and(eq(takingsPayments.purpose, purpose), inArray(takingsPayments.subject, [...subjects])))
    .orderBy(asc(takingsRefunds.intendedAt), asc(takingsRefunds.id));
  const groups = Map.groupBy(rows, ({ subject }) => subject);
  return new Map([...groups].map(([subject, each]) => [subject, each.map(({ refund }) => refund)]));
}

/** What of a room is paid for, of which money did not go back. `most` of a site. */
export async function failedRefundsOf(
  ctx: Ctx,
  { siteId, purpose, most }: { siteId: string; purpose: Payable['purpose']; most: number },
): Promise<string[]> {
  const rows = await ctx.db
    .select({ subject: takingsPayments.subject })
    .from(takingsRefunds)
    .innerJoin(takingsPayments, eq(takingsPayments.id, takingsRefunds.paymentId))
    .where(
      and(eq(takingsPayments.siteId, siteId), eq(takingsPayments.purpose, purpose), eq(takingsRefunds.state, 'failed')),
    )
    .limit(most);
  return rows.map(({ subject }) => subject);
}

/** Rows of what has yet to go back, or was refused, as a subquery about the column with what was paid for. */
export const owedOf = (ctx: Ctx, { purpose, subject }: { purpose: Payable['purpose']; subject: Column }): SQLWrapper =>
  ctx.db
    .select({ one: sql`1` })
    .from(takingsRefunds)
    .innerJoin(takingsPayments, eq(takingsPayments.id, takingsRefunds.paymentId))
    .where(
      and(
        eq(takingsPayments.purpose, purpose),
        eq(takingsPayments.subject, subject),
        notInArray(takingsRefunds.state, ['succeeded', 'elsewhere']),
      ),
    );

/**
 * Carries an intent out, once, or asks what became of it: before it is repeated the provider is asked whether the money went already. What has
 * gone is asked after as well: it may come back.
 */
export async function carryOutRefund(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db
    .select({ refund: takingsRefunds, account: takingsPayments.account, chargeId: takingsPayments.chargeId })
    .from(takingsRefunds)
    .innerJoin(takingsPayments, eq(takingsPayments.id, takingsRefunds.paymentId))
    .where(eq(takingsRefunds.id, id));
  if (!row || row.chargeId === null || isOver(row.refund)) return;
  const provider = providerOf(ctx);
  const { account, chargeId, refund } = row;
  const given = { account, chargeId, effect: id };
  if (refund.state !== 'intended') {
    const found = await present(refund, () => provider.findRefund(given));
    if (found) return record(ctx, id, found);
    // The account has left, or its owner gave it back by hand and the provider's list has none of ours: nothing is to be asked after.
    if (refund.state === 'succeeded')
      await ctx.db.update(takingsRefunds).set({ nextAskAt: null }).where(eq(takingsRefunds.id, id));
    return;
  }
  let made: MerchantRefund | 'nothing-left';
  try {
    made = await callOnce<RefundInput, MerchantRefund | 'nothing-left'>(ctx, {
      key: `takings-refund:${id}`,
      subject: refund.paymentId,
      input: { ...given, amount: refund.amount },
      sureAfterMs: LIST_IS_SURE_AFTER_MS,
      look: () => provider.findRefund(given),
      call: (input, key) => provider.refund(input, key),
    });
  } catch (error) {
    // For good: the balance is empty, the bank took it back, or the account has left. Trying on would only hide it.
    if (!isAppError(error, 'billing.provider-refused') || isOfOurKey(error)) throw error;
    ctx.log.error({ err: error, refund: id }, 'the provider gives nothing back');
    return record(ctx, id, { id: '', status: 'failed', amount: refund.amount });
  }
  // Its owner gave all of it back at the provider: the buyer has the money.
  await record(ctx, id, made === 'nothing-left' ? { id: '', status: 'succeeded', amount: refund.amount } : made);
}

/** What the provider says of one that it knows. An account that has left says nothing any more: what has gone is held for gone. */
async function present(
  { state }: TakingsRefund,
  ask: () => Promise<MerchantRefund | null>,
): Promise<MerchantRefund | null> {
  try {
    return await ask();
  } catch (error) {
    if (state !== 'succeeded' || !isAppError(error, 'billing.provider-refused') || isOfOurKey(error)) throw error;
    return null;
  }
}

function record(ctx: Ctx, id: string, { id: providerId, status }: MerchantRefund): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(takingsRefunds).where(eq(takingsRefunds.id, id)).for('update');
    const hadGone = row?.state === 'succeeded';
    // What failed stays failed: it is asked for anew. What has gone does not wait again.
    if (!row || isOver(row) || (hadGone && status === 'pending')) return;
    const now = ctx.clock.now();
    const endedAt = status === 'pending' ? null : hadGone && status === 'succeeded' ? row.endedAt : now;
    const nextAskAt = nextLook(status, endedAt, now);
    const known = providerId === '' ? row.providerId : providerId;
    await ctx.db
      .update(takingsRefunds)
      .set({ state: status, endedAt, nextAskAt, providerId: known })
      .where(eq(takingsRefunds.id, id));
    if (status === 'pending' || (hadGone && status === 'succeeded')) return;
    const [payment] = await ctx.db.select().from(takingsPayments).where(eq(takingsPayments.id, row.paymentId));
    if (!payment) return;
    const { siteId, purpose, subject } = payment;
    const fact = { siteId, purpose, subject, occasion: row.occasion, refund: id, amount: row.amount };
    await audit(ctx, `takings.refund-${status}`, siteId, { payment: payment.id, refund: id, hadGone });
    if (status === 'succeeded') await emit(ctx, 'takings.refunded', fact);
    else await emit(ctx, 'takings.refund-failed', { ...fact, hadGone });
  });
}

function nextLook(status: MerchantRefund['status'], endedAt: Date | null, now: Date): Date | null {
  if (status === 'failed') return null;
  if (endedAt === null) return new Date(now.getTime() + HOUR_MS);
  const next = new Date(now.getTime() + LOOK_EACH_MS);
  return next.getTime() - endedAt.getTime() <= WATCHED_MS ? next : null;
}
