import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import type { MerchantPayment } from './merchant-payments.port.ts';
import { closePage, paymentOf, type Payable } from './payment.ts';
import { isOfOurKey, providerOf } from './provider.ts';
import { takingsPayments, type PaymentState, type TakingsPayment } from './tables.ts';

const HOUR_MS = 3_600_000;
const byId = (id: string) => eq(takingsPayments.id, id);

/**
 * Asks the provider what became of a payment and makes our row agree: safe any number of times, at once, late and in any order, for the
 * provider's present answer decides. `release`: it is wanted no more; its page is closed first, and only what nobody paid is released. One
 * that was released is asked for as well where it had a page: what was paid there goes back.
 */
export async function applyPayment(ctx: Ctx, id: string, release = false): Promise<PaymentState | null> {
  const [row] = await ctx.db.select().from(takingsPayments).where(byId(id));
  if (!row || row.state === 'paid' || (row.state === 'released' && row.providerId === null)) return row?.state ?? null;
  const isOver = release || row.openUntil <= ctx.clock.now();
  // Nobody knows an address of it: nobody can have paid.
  if (row.providerId === null) return isOver ? settle(ctx, row, null) : row.state;
  const page = { account: row.account, id: row.providerId };
  const provider = providerOf(ctx);
  let found = await reachable(ctx, row, () => provider.findPayment(page));
  if (found?.status === 'open' && isOver) {
    await closePage(ctx, page);
    found = await provider.findPayment(page);
  }
  return found?.status === 'open' ? row.state : settle(ctx, row, found);
}

/** The same for what it is paid for; says what the payment is then, null where there is none. */
export async function releasePayment(ctx: Ctx, payable: Payable): Promise<PaymentState | null> {
  const row = await paymentOf(ctx, payable);
  if (!row) return null;
  const state = await applyPayment(ctx, row.id, true);
  // Its page was opened in this very moment: it is known now, and closed.
  return state === 'open' ? applyPayment(ctx, row.id, true) : state;
}
/** The buyer is back from the page: what became of it, asked now. */
export async function askPayment(ctx: Ctx, payable: Payable): Promise<PaymentState | null> {
  const row = await paymentOf(ctx, payable);
  return row && applyPayment(ctx, row.id);
}

/** An account that has left shows nothing any more: an hour after its page was over nobody can have paid there. */
async function reachable(
  ctx: Ctx,
  { id, openUntil }: TakingsPayment,
  ask: () => Promise<MerchantPayment>,
): Promise<MerchantPayment | null> {
  try {
    return await ask();
  } catch (error) {
    const isLong = openUntil.getTime() + HOUR_MS <= ctx.clock.now().getTime();
    // Our own key is at fault, and nothing was said of the payment.
    if (!isLong || !isAppError(error, 'billing.provider-refused') || isOfOurKey(error)) throw error;
    ctx.log.error({ err: error, payment: id }, 'a payment cannot be asked after any more');
    return null;
  }
}

/** Paid or released, each told once. What is paid after its release is told as well: it goes back. */
function settle(ctx: Ctx, { id }: TakingsPayment, found: MerchantPayment | null): Promise<PaymentState> {
  return inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select().from(takingsPayments).where(byId(id)).for('update');
    if (!row || row.state === 'paid') return row?.state ?? 'released';
    const { siteId, purpose, subject } = row;
    if (found?.status === 'paid') {
      const set = {
        state: 'paid',
        chargeId: found.chargeId,
        paidAt: ctx.clock.now(),
        url: null,
        nextAskAt: null,
      } as const;
      await ctx.db.update(takingsPayments).set(set).where(byId(id));
      await audit(ctx, 'takings.paid', siteId, { payment: id });
      await emit(ctx, 'takings.paid', { siteId, purpose, subject });
      return 'paid';
    }
    // A page was opened and written down while this was asked about: the next look takes it.
    const isNews = found === null && row.state === 'open' && row.openUntil > ctx.clock.now();
    if (row.state === 'released' || isNews) return row.state;
    await ctx.db.update(takingsPayments).set({ state: 'released', url: null, nextAskAt: null }).where(byId(id));
    await audit(ctx, 'takings.released', siteId, { payment: id });
    await emit(ctx, 'takings.released', { siteId, purpose, subject });
    return 'released';
  });
}
