import { longDay } from '../../../site-kit/booking/said.ts';
import type { PaidPart } from '../../../site-kit/shop/paid-part.tsx';
import { longMoment } from '../../../site-kit/shop/said.ts';
import { dayOf, wallOf } from '../business-day.ts';
import { pageOfPayment } from '../pay-order.ts';
import { refundsOfOne, withdrawalOf } from '../read-orders.ts';
import { hasLeft, refundState } from '../returns.rules.ts';
import type { Line, Order } from '../tables.ts';
import { lastDayOf } from '../withdrawal.rules.ts';
import { rightToWithdraw } from '../withdraw.ts';
import type { Asked } from './asked.ts';

/** What the page of an order says of its payment, and of its way back; null of one that is paid at the counter. */
export async function paidPartOf({ ctx, shop }: Asked, order: Order, lines: readonly Line[]): Promise<PaidPart | null> {
  if (order.mode === 'reserve') return null;
  const { site } = shop;
  const { lang } = site.document;
  const withdrawal = await withdrawalOf(ctx, order);
  const refund = refundState({ refunds: await refundsOfOne(ctx, order) });
  const right = rightToWithdraw(order, { site, lines, withdrawal, now: ctx.clock.now() });
  const isAwaited = order.state === 'awaiting-payment';
  const moment = (at: Date) => longMoment(wallOf(at, site), lang);
  return {
    payment: isAwaited ? { url: await pageOfPayment(ctx, order), until: moment(order.keptUntil) } : null,
    right:
      right === null
        ? null
        : { until: order.collectedAt ? longDay(lastDayOf(dayOf(order.collectedAt, site)), lang) : '' },
    withdrawn: withdrawal
      ? {
          on: moment(withdrawal.declaredAt),
          amount: withdrawal.amount,
          by: longDay(withdrawal.refundBy, lang),
          hasLeft: hasLeft(order),
        }
      : null,
    isDelivered: order.delivery !== null,
    // What the provider refused goes another way: the buyer reads by when.
    refund: refund === null || refund.state === 'failed' ? null : { amount: refund.amount, state: refund.state },
  };
}
