/** Money of an order goes back: by its owner's press, or by their hand where the provider refused or never had it; and what is written down when it has gone. */
import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { askWhose, requestRefund, settleElsewhere } from '../takings/index.server.ts';
import { become, lockKept, lockOrder } from './change-order.ts';
import { requireDoors, type Doors } from './find-shop.ts';
import { mailAnswer } from './mails.ts';
import { mailRefunded, mailRefundedElsewhere, mailRefundFailed } from './paid-mails.ts';
import { payableOf } from './pay-order.ts';
import { linesOfOne, refundsOfOne, returnsOfOne, withdrawalsOfOne } from './read-orders.ts';
import { register } from './register.ts';
import { givenBack, isUnderWay, nameOfNext, nextRefund, occasionOf, type WithdrawalOccasion } from './returns.rules.ts';
import { shopOrders, shopRegister, shopWithdrawals, type Line, type Order } from './tables.ts';
import { stillBought } from './withdrawal.rules.ts';

/** Why money goes back. */
type Occasion = WithdrawalOccasion | 'cancelled' | 'given-back' | 'late';

/**
 * Its owner gives money back: what the provider refused before, what a withdrawal is owed, or all that is left of an order, which then is
 * over and told to its buyer. `of`: which of them, as the view names it; pressed twice, it goes back once. Throws shop.not-found (404),
 * shop.changed (409) where that cannot go back now.
 */
export function refundOrder(
  ctx: Ctx,
  { by, id, of, reason }: { by: SiteAccess<'dispose'>; id: string; of: string; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, and(eq(shopOrders.id, id), eq(shopOrders.siteId, by.siteId)));
    const returns = await returnsOfOne(ctx, order);
    const next = nextRefund(order, returns, of);
    if (next === null || nameOfNext(next) !== of) {
      if (isUnderWay(order, returns, of)) return;
      throw new AppError('shop.changed', { status: 409 });
    }
    const to = givenBack(order);
    if (next.of === 'rest') {
      const over = await become(ctx, order, to, { reason: reason === '' ? null : reason });
      await mailAnswer(ctx, await requireDoors(ctx, order.siteId), over);
    }
    const rest: Occasion = to === 'refunded' ? 'given-back' : 'cancelled';
    const occasion = next.of === 'refused' ? next.refund.occasion : next.of === 'rest' ? rest : occasionOf(next.nth);
    await requestRefund(ctx, { payable: payableOf(order), amount: next.amount, occasion });
  });
}

/**
 * What the provider refused, or what was paid at the door and is owed for a withdrawal, its owner has given back another way, and says how: the
 * buyer is told so, and nothing more of it is owed. `refund`: which one, as the view names it. Pressed twice, it counts once. Throws
 * shop.not-found (404), shop.changed (409) where nothing was refused, or is owed.
 */
export function refundElsewhere(
  ctx: Ctx,
  { by, id, refund, how }: { by: SiteAccess<'dispose'>; id: string; refund: string; how: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, and(eq(shopOrders.id, id), eq(shopOrders.siteId, by.siteId)));
    if (order.mode === 'reserve') return giveBackByHand(ctx, order, { of: refund, how });
    const settled = await settleElsewhere(ctx, { payable: payableOf(order), refund });
    if (settled === null) {
      const known = await refundsOfOne(ctx, order);
      if (known.some((each) => each.id === refund && each.state === 'elsewhere')) return;
      throw new AppError('shop.changed', { status: 409 });
    }
    const { amount, occasion } = settled;
    const { shop, lines } = await recordGivenBack(ctx, order, { occasion, refund, amount });
    await mailRefundedElsewhere(ctx, shop, order, { lines, amount, how, occasion: refund });
  });
}

/** It was never in the register of what is paid on the site, and goes out of none. */
async function giveBackByHand(ctx: TxCtx, order: Order, { of, how }: { of: string; how: string }): Promise<void> {
  const withdrawals = await withdrawalsOfOne(ctx, order);
  const named = withdrawals.find(({ nth }) => occasionOf(nth) === of);
  // Nothing was paid for what was taken back on its way.
  if (!named || named.amount === 0) throw new AppError('shop.changed', { status: 409 });
  const { nth, lines, amount, refundedAt } = named;
  if (refundedAt !== null) return;
  await settleWithdrawal(ctx, order, nth, { refundedAt: ctx.clock.now() });
  await audit(ctx, 'shop.given-back', order.siteId, { order: order.id, nth });
  const shop = await requireDoors(ctx, order.siteId);
  await mailRefundedElsewhere(ctx, shop, order, { lines, amount, how, occasion: of });
}

interface Returned {
  subject: string;
  occasion: string;
  refund: string;
  amount: number;
}
/** The money is on its way to the buyer: written into the register, and told. Of what was erased nothing more is known. */
export async function orderRefunded(ctx: TxCtx, { subject, occasion, refund, amount }: Returned): Promise<void> {
  const order = await lockKept(ctx, eq(shopOrders.id, subject));
  if (!order) return;
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
  // Had it gone before, and come back, its first row is taken.
  const same = and(eq(shopRegister.orderId, order.id), eq(shopRegister.kind, occasion));
  const before = await ctx.db.select({ kind: shopRegister.kind }).from(shopRegister).where(same).limit(1);
  const kind = before.length === 0 ? occasion : `${occasion}:${refund}`;
  const { ordered, lines, nth } = await returned(ctx, order, occasion);
  await register(ctx, { shop, order, ordered, lines, amount, kind, sign: -1 });
  if (nth !== null) await settleWithdrawal(ctx, order, nth, { refundedAt: ctx.clock.now() });
  return { shop, lines };
}

const settleWithdrawal = (
  ctx: TxCtx,
  { id }: Order,
  nth: number,
  set: { refundedAt: Date | null; reminded?: number },
): Promise<unknown> =>
  ctx.db
    .update(shopWithdrawals)
    .set(set)
    .where(and(eq(shopWithdrawals.orderId, id), eq(shopWithdrawals.nth, nth)));

/** Which lines money gives back: of a withdrawal its own, and which one it is; for another reason whatever was not taken back. */
async function returned(
  ctx: TxCtx,
  order: Order,
  occasion: string,
): Promise<{ ordered: readonly Line[]; lines: readonly Line[]; nth: number | null }> {
  const ordered = await linesOfOne(ctx, order);
  const withdrawals = await withdrawalsOfOne(ctx, order);
  const withdrawal = withdrawals.find(({ nth }) => occasionOf(nth) === occasion);
  if (withdrawal) return { ordered, lines: withdrawal.lines, nth: withdrawal.nth };
  return { ordered, lines: stillBought(ordered), nth: null };
}

/**
 * The provider will not, or a bank sent back what had gone: its owner is told, sees it beside the order and gives it back another way. What had
 * gone is owed again, and the register has it back. Of what was erased a person is asked whose it is.
 */
export async function refundFailed(
  ctx: TxCtx,
  { subject: id, siteId, refund, amount, occasion, hadGone }: Returned & { siteId: string; hadGone: boolean },
): Promise<void> {
  const order = await lockKept(ctx, eq(shopOrders.id, id));
  if (!order) return askWhose(ctx, { siteId, refund, amount });
  const shop = await requireDoors(ctx, order.siteId);
  const { ordered, lines, nth } = await returned(ctx, order, occasion);
  if (hadGone) {
    await register(ctx, { shop, order, ordered, lines, amount, kind: `came-back:${refund}`, sign: 1 });
    if (nth !== null) await settleWithdrawal(ctx, order, nth, { refundedAt: null, reminded: 0 });
  }
  await mailRefundFailed(ctx, shop, order, { lines, amount, occasion: refund });
}
