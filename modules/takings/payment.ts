/** A payment from its intent to its page: what is to be paid is written with what it is for, and its page is opened afterwards. */
import { and, eq, sql, type Column, type SQLWrapper } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { callOnce } from '../../platform/external-calls.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { MerchantPayment, PaymentInput } from './merchant-payments.port.ts';
import { providerOf } from './provider.ts';
import type { Purpose } from './purpose.ts';
import { takingsAccounts, takingsPayments, type TakingsPayment } from './tables.ts';

const MINUTE_MS = 60_000;
/** The provider wants half an hour at least; the rest is for the way there. */
const OPEN_MS = 31 * MINUTE_MS;
/** So long the provider takes a repeated call for the same one; no page lives that long. */
const SAME_CALL_MS = 20 * 60 * MINUTE_MS;

/** What is paid, by the room that asks for it. */
export interface Payable {
  purpose: Purpose;
  subject: string;
}
export const ofPayable = ({ purpose, subject }: Payable) =>
  and(eq(takingsPayments.purpose, purpose), eq(takingsPayments.subject, subject));

/** Rows of money that came, whatever became of it, as a subquery about the column with what was paid for. */
export const paidOf = (ctx: Ctx, { purpose, subject }: { purpose: Purpose; subject: Column }): SQLWrapper =>
  ctx.db
    .select({ one: sql`1` })
    .from(takingsPayments)
    .where(
      and(
        eq(takingsPayments.purpose, purpose),
        eq(takingsPayments.subject, subject),
        eq(takingsPayments.state, 'paid'),
      ),
    );

/** Null where nothing of it is to be paid. */
export async function paymentOf(ctx: Ctx, payable: Payable): Promise<TakingsPayment | null> {
  const [row] = await ctx.db.select().from(takingsPayments).where(ofPayable(payable));
  return row ?? null;
}

/** Writes down in the caller's transaction that this is to be paid, and until when. Throws takings.not-active (409). */
export async function intendPayment(
  ctx: TxCtx,
  { site, amount, currency, ...payable }: Payable & { site: { id: string }; amount: number; currency: string },
): Promise<{ openUntil: Date }> {
  // Nobody restricts the account between this look and the end of the transaction unseen: the row is held.
  const [owner] = await ctx.db.select().from(takingsAccounts).where(eq(takingsAccounts.siteId, site.id)).for('share');
  if (owner?.state !== 'active' || !ctx.ports.merchantPayments)
    throw new AppError('takings.not-active', { status: 409 });
  const now = ctx.clock.now();
  const openUntil = new Date(now.getTime() + OPEN_MS);
  const id = newId('pay');
  const row = { ...payable, id, siteId: site.id, account: owner.account, amount, currency, state: 'opening' } as const;
  await ctx.db.insert(takingsPayments).values({ ...row, openUntil, createdAt: now, nextAskAt: openUntil });
  await audit(ctx, 'takings.intend-payment', site.id, { payment: id });
  return { openUntil };
}

/**
 * The page on which it is paid: the same one at every press. Null where nothing can be paid any more. Throws billing.provider-unavailable
 * or billing.provider-refused where there is none now; the next press asks again.
 */
export async function openPayment(
  ctx: Ctx,
  { payable, ...given }: { payable: Payable } & Pick<PaymentInput, 'lines' | 'mail' | 'lang' | 'returnUrl'>,
): Promise<string | null> {
  const row = await paymentOf(ctx, payable);
  if (!row || row.state === 'paid' || row.state === 'released') return null;
  if (row.state === 'open') return row.url;
  const provider = providerOf(ctx);
  const { id, account, currency } = row;
  const expiresAt = Math.ceil((ctx.clock.now().getTime() + OPEN_MS) / 1000);
  const made = await callOnce<PaymentInput, MerchantPayment>(ctx, {
    key: `takings-payment:${id}`,
    subject: id,
    input: { ...given, account, reference: id, currency, expiresAt },
    sureAfterMs: SAME_CALL_MS,
    look: () => Promise.resolve(null),
    call: (input, key) => provider.openPayment(input, key),
  });
  return keepPage(ctx, row, made);
}

/** Only a page that is written down is shown to anybody: what was released meanwhile is never paid. */
async function keepPage(ctx: Ctx, { id, account, amount, currency }: TakingsPayment, made: MerchantPayment) {
  if (made.amount !== amount || made.currency !== currency.toLowerCase())
    throw new Error(
      `payment ${id}: the provider asks ${made.amount} ${made.currency}, we wanted ${amount} ${currency}`,
    );
  const url = await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(takingsPayments).where(eq(takingsPayments.id, id)).for('update');
    if (row?.state !== 'opening') return row?.state === 'open' ? row.url : null;
    const openUntil = new Date(made.expiresAt * 1000);
    await ctx.db
      .update(takingsPayments)
      .set({ state: 'open', providerId: made.id, url: made.url, openUntil, nextAskAt: openUntil })
      .where(eq(takingsPayments.id, id));
    return made.url;
  });
  if (url === null) await closePage(ctx, { account, id: made.id });
  return url;
}

/** Nobody pays there from now on. Refused because it is paid or over: whoever asked reads the truth. */
export async function closePage(ctx: Ctx, page: { account: string; id: string }): Promise<void> {
  try {
    await providerOf(ctx).expirePayment(page);
  } catch (error) {
    if (!isAppError(error, 'billing.provider-refused')) throw error;
  }
}
