/** A buyer takes back what was bought on the site, and money goes back: by itself before it was collected, else by its owner's press. */
import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import type { LiveSite } from '../sites/index.server.ts';
import { requestRefund, settleElsewhere } from '../takings/index.server.ts';
import { dayOf } from './business-day.ts';
import { deliveryBack } from './delivery.rules.ts';
import { become, lockOrder, withKey, type ByKey } from './change-order.ts';
import { requireDoors, type Doors } from './find-shop.ts';
import { mailAnswer } from './mails.ts';
import { mailRefunded, mailRefundedElsewhere, mailRefundFailed, mailWithdrawal } from './paid-mails.ts';
import { payableOf } from './pay-order.ts';
import { linesOfOne, refundsOfOne, withdrawalOf } from './read-orders.ts';
import { register } from './register.ts';
import { givenBack, hasLeft, nextRefund } from './returns.rules.ts';
import { mayBecome } from './shop.states.ts';
import { settle } from './stock.ts';
import {
  shopLines,
  shopOrders,
  shopRegister,
  shopWithdrawals,
  type Line,
  type Order,
  type Withdrawal,
} from './tables.ts';
import { canGoBack, isInTime, refundBy, withdrawable } from './withdrawal.rules.ts';

/** Why money goes back. */
type Occasion = 'withdrawal' | 'cancelled' | 'given-back' | 'late';

/** Cents that a buyer would get back by withdrawing now; null where there is no such right, or it was used. */
export function rightToWithdraw(
  order: Order,
  {
    site,
    lines,
    withdrawal,
    now,
  }: { site: LiveSite; lines: readonly Line[]; withdrawal: Withdrawal | undefined; now: Date },
): number | null {
  if (withdrawal || !mayBecome(order, 'withdrawn')) return null;
  const collected = order.collectedAt && dayOf(order.collectedAt, site);
  const amount = withdrawable(lines) + deliveryBack(order, lines, lines.filter(canGoBack));
  return amount > 0 && isInTime(collected, dayOf(now, site)) ? amount : null;
}

/**
 * The second step of a withdrawal, once: the buyer is mailed that it came, with day and hour. Lines that cannot be given back stay bought.
 * Throws shop.not-found (404), shop.changed (409) where there is no such right.
 */
export function declareWithdrawal(ctx: Ctx, given: ByKey): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, withKey(given));
    const withdrawal = await withdrawalOf(ctx, order);
    if (withdrawal) return;
    const shop = await requireDoors(ctx, given.siteId);
    const lines = await linesOfOne(ctx, order);
    const now = ctx.clock.now();
    const amount = rightToWithdraw(order, { site: shop.site, lines, withdrawal, now });
    if (amount === null) throw new AppError('shop.changed', { status: 409 });
    const row = { orderId: order.id, amount, declaredAt: now, refundBy: refundBy(dayOf(now, shop.site)) };
    await ctx.db.insert(shopWithdrawals).values(row);
    await audit(ctx, 'shop.withdrawal', order.siteId, { order: order.id });
    const back = lines.filter(canGoBack);
    // Nothing was handed over or sent: nothing has to come back first, and what is not to be handed over can be had by others.
    if (!hasLeft(order)) {
      await requestRefund(ctx, { payable: payableOf(order), amount, occasion: 'withdrawal' });
      const variants = back.map(({ variantId }) => variantId);
      if (amount < order.total) await settle(ctx, order, 'release', variants);
    }
    if (amount === order.total) await become(ctx, order, 'withdrawn');
    await ctx.db
      .update(shopLines)
      .set({ takenBack: true })
      .where(and(eq(shopLines.orderId, order.id), eq(shopLines.withdrawal, 'yes')));
    await mailWithdrawal(ctx, shop, order, { lines, back, ...row });
  });
}

/**
 * Its owner gives money back: what the provider refused before, what a withdrawal is owed, or all of an order, which then is over and told
 * to its buyer. Pressed twice, it goes back once. Throws
 * shop.not-found (404), shop.changed (409) where nothing can go back.
 */
export function refundOrder(
  ctx: Ctx,
  { by, id, reason }: { by: SiteAccess<'manage'>; id: string; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, and(eq(shopOrders.id, id), eq(shopOrders.siteId, by.siteId)));
    const withdrawal = await withdrawalOf(ctx, order);
    const refunds = await refundsOfOne(ctx, order);
    const next = nextRefund(order, { withdrawal, refunds });
    if (next === null) {
      if (isGivenBack(order, withdrawal, refunds)) return;
      throw new AppError('shop.changed', { status: 409 });
    }
    const to = givenBack(order);
    if (next.of === 'rest') {
      const over = await become(ctx, order, to, { reason: reason === '' ? null : reason });
      await mailAnswer(ctx, await requireDoors(ctx, order.siteId), over);
    }
    const rest: Occasion = to === 'refunded' ? 'given-back' : 'cancelled';
    const occasion = next.of === 'refused' ? next.refund.occasion : next.of === 'rest' ? rest : 'withdrawal';
    await requestRefund(ctx, { payable: payableOf(order), amount: next.amount, occasion });
  });
}

/**
 * What the provider refused, its owner has given back another way, and says how: the buyer is told so, and nothing more is owed. Pressed twice,
 * it counts once. Throws shop.not-found (404), shop.changed (409) where nothing was refused.
 */
export function refundElsewhere(
  ctx: Ctx,
  { by, id, refund, how }: { by: SiteAccess<'manage'>; id: string; refund: string; how: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, and(eq(shopOrders.id, id), eq(shopOrders.siteId, by.siteId)));
    const settled = await settleElsewhere(ctx, { payable: payableOf(order), refund });
    if (settled === null) {
      const known = await refundsOfOne(ctx, order);
      if (known.some((each) => each.id === refund && each.state === 'elsewhere')) return;
      throw new AppError('shop.changed', { status: 409 });
    }
    const { amount, occasion } = settled;
    const { shop, lines } = await recordGivenBack(ctx, order, { amount, occasion, refund });
    await mailRefundedElsewhere(ctx, shop, order, { lines, amount, how, occasion: refund });
  });
}

/** All of it goes back, or has: whoever presses again has pressed before. */
const isGivenBack = (
  { state, total }: Order,
  withdrawal: Withdrawal | undefined,
  refunds: readonly { occasion: string }[],
): boolean =>
  state === 'refunded' ||
  state === 'cancelled-by-owner' ||
  (withdrawal?.amount === total && refunds.some(({ occasion }) => occasion === 'withdrawal'));

interface Returned {
  subject: string;
  occasion: string;
  refund: string;
  amount: number;
}
/** The money is on its way to the buyer: written into the register, and told. */
export async function orderRefunded(ctx: TxCtx, { subject, occasion, refund, amount }: Returned): Promise<void> {
  const order = await lockOrder(ctx, eq(shopOrders.id, subject));
  const { shop, lines } = await recordGivenBack(ctx, order, { occasion, refund, amount });
  await mailRefunded(ctx, shop, order, { lines, amount, occasion: refund });
}

/** In the register, and no more owed. */
async function recordGivenBack(
  ctx: TxCtx,
  order: Order,
  { occasion, refund, amount }: Omit<Returned, 'subject'>,
): Promise<{ shop: Doors; lines: readonly Line[] }> {
  const shop = await requireDoors(ctx, order.siteId);
  const lines = await linesOfOne(ctx, order);
  // Had it gone before, and come back, its first row is taken.
  const same = and(eq(shopRegister.orderId, order.id), eq(shopRegister.kind, occasion));
  const before = await ctx.db.select({ kind: shopRegister.kind }).from(shopRegister).where(same).limit(1);
  const kind = before.length === 0 ? occasion : `${occasion}:${refund}`;
  const back = returned(lines, occasion, amount, order.total);
  await register(ctx, { shop, order, ordered: lines, lines: back, amount, kind, sign: -1 });
  if (occasion === 'withdrawal')
    await ctx.db
      .update(shopWithdrawals)
      .set({ refundedAt: ctx.clock.now() })
      .where(eq(shopWithdrawals.orderId, order.id));
  return { shop, lines };
}

/** Which lines an amount gives back: of a withdrawal those that could be, after it the rest, else all. */
function returned(lines: readonly Line[], occasion: string, amount: number, total: number): readonly Line[] {
  if (occasion === 'withdrawal') return lines.filter(({ takenBack }) => takenBack);
  return amount === total ? lines : lines.filter(({ takenBack }) => !takenBack);
}

/**
 * The provider will not, or a bank sent back what had gone: its owner is told, sees it beside the order and gives it back another way. What had
 * gone is owed again, and the register has it back.
 */
export async function refundFailed(
  ctx: TxCtx,
  { subject: id, refund, amount, occasion, hadGone }: Returned & { hadGone: boolean },
): Promise<void> {
  const order = await lockOrder(ctx, eq(shopOrders.id, id));
  const shop = await requireDoors(ctx, order.siteId);
  const lines = await linesOfOne(ctx, order);
  if (hadGone) {
    const back = returned(lines, occasion, amount, order.total);
    await register(ctx, { shop, order, ordered: lines, lines: back, amount, kind: `came-back:${refund}`, sign: 1 });
    if (occasion === 'withdrawal')
      await ctx.db
        .update(shopWithdrawals)
        .set({ refundedAt: null, reminded: 0 })
        .where(eq(shopWithdrawals.orderId, id));
  }
  await mailRefundFailed(ctx, shop, order, { lines, amount, occasion: refund });
}
