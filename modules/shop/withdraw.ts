/** A buyer takes back what was bought on the site or at the door, or some of it, once or again; the pieces and what they cost are those of the frozen lines. */
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { LiveSite } from '../sites/index.server.ts';
import { requestRefund } from '../takings/index.server.ts';
import { dayOf } from './business-day.ts';
import { become, lockOrder, withKey, type ByKey } from './change-order.ts';
import { isUnpaid, toPay } from './door.rules.ts';
import { requireDoors } from './find-shop.ts';
import { mailWithdrawal } from './paid-mails.ts';
import { payableOf } from './pay-order.ts';
import { linesOfOne, withdrawalsOfOne, type Declared } from './read-orders.ts';
import { hasLeft, occasionOf } from './returns.rules.ts';
import { mayBecome } from './shop.states.ts';
import { settleWithdrawn } from './stock.ts';
import { shopWithdrawals, shopWithdrawnLines, type Line, type Order } from './tables.ts';
import { everything, isInTime, refundBy, takeBack, type Chosen } from './withdrawal.rules.ts';

/** What a buyer may take back now; null where there is no such right, or all of it was used. */
export function rightToWithdraw(
  order: Order,
  { site, lines, now }: { site: LiveSite; lines: readonly Line[]; now: Date },
): Chosen | null {
  if (!mayBecome(order, 'withdrawn')) return null;
  const collected = order.collectedAt && dayOf(order.collectedAt, site);
  const all = everything(lines);
  return all.size > 0 && isInTime(collected, dayOf(now, site)) ? all : null;
}

export interface Declaration extends ByKey {
  /** Which one of the order it is: pressed twice, it is declared once. */
  nth: number;
  /** Null: all that can be taken back. */
  chosen: Chosen | null;
}

/**
 * The second step of a withdrawal, once: the buyer is mailed that it came, with day, hour and lines. What is not chosen, and what cannot be
 * given back, stays bought. Throws shop.not-found (404), shop.changed (409) where there is no such right, or not to so many pieces.
 */
export function declareWithdrawal(ctx: Ctx, { nth, chosen, ...given }: Declaration): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, withKey(given));
    const before = await withdrawalsOfOne(ctx, order);
    const same = before.find((each) => each.nth === nth);
    if (same && (chosen === null || isSame(same, chosen))) return;
    const shop = await requireDoors(ctx, given.siteId);
    const lines = await linesOfOne(ctx, order);
    const now = ctx.clock.now();
    const right = rightToWithdraw(order, { site: shop.site, lines, now });
    const taken = right && takeBack(lines, chosen ?? right, order);
    if (!taken || nth !== before.length + 1) throw new AppError('shop.changed', { status: 409 });
    const { kept, lines: back } = taken;
    // What was not paid yet is owed to nobody.
    const [amount, refundedAt] = isUnpaid(order) ? [0, now] : [taken.amount, null];
    const row = { orderId: order.id, nth, amount, declaredAt: now, refundBy: refundBy(dayOf(now, shop.site)) };
    await ctx.db.insert(shopWithdrawals).values({ ...row, refundedAt });
    await ctx.db
      .insert(shopWithdrawnLines)
      .values(back.map(({ variantId, quantity: pieces }) => ({ orderId: order.id, nth, variantId, pieces })));
    await audit(ctx, 'shop.withdrawal', order.siteId, { order: order.id, nth });
    // Nothing was handed over or sent: nothing has to come back first, and what is not to be handed over can be had by others.
    if (!hasLeft(order)) {
      await requestRefund(ctx, { payable: payableOf(order), amount, occasion: occasionOf(nth) });
      await settleWithdrawn(ctx, order, nth);
    }
    if (kept.length === 0) await become(ctx, order, 'withdrawn');
    const left = toPay(order, [...before, { amount, lines: back }]);
    await mailWithdrawal(ctx, shop, order, { ...row, lines: back, kept, left });
  });
}

const isSame = ({ lines }: Declared, chosen: Chosen): boolean => {
  const wanted = [...chosen].filter(([, pieces]) => pieces > 0);
  return wanted.length === lines.length && lines.every(({ position, quantity }) => chosen.get(position) === quantity);
};
