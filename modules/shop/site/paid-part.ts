import { longDay } from '../../../site-kit/booking/said.ts';
import { isUnderLaw, purchaseOf } from '../../../site-kit/shop/law.ts';
import type { PaidPart } from '../../../site-kit/shop/paid-part.tsx';
import { longMoment, piecesSaid } from '../../../site-kit/shop/said.ts';
import { dayOf, wallOf } from '../business-day.ts';
import { toPay } from '../door.rules.ts';
import { pageOfPayment } from '../pay-order.ts';
import { returnsOfOne } from '../read-orders.ts';
import { comesBack, otherRefunds, refundOf, refundState } from '../returns.rules.ts';
import type { OrderView } from '../views/schemas.ts';
import type { Line, Order } from '../tables.ts';
import { lastDayOf } from '../withdrawal.rules.ts';
import { rightToWithdraw } from '../withdraw.ts';
import type { Asked } from './asked.ts';
import { chosenIn } from './chosen.ts';

/** What the page of an order says of its payment, and of its way back; null of one that is bought at the counter. */
export async function paidPartOf(
  { ctx, shop, act }: Asked,
  order: Order,
  lines: readonly Line[],
): Promise<PaidPart | null> {
  if (!isUnderLaw(purchaseOf(order))) return null;
  const { site } = shop;
  const { lang } = site.document;
  const returns = await returnsOfOne(ctx, order);
  const right = rightToWithdraw(order, { site, lines, now: ctx.clock.now() });
  const { collectedAt } = order;
  const isAwaited = order.state === 'awaiting-payment';
  const moment = (at: Date) => longMoment(wallOf(at, site), lang);
  const { mode, state, total } = order;
  const left = toPay(order, returns.withdrawals);
  return {
    isByCard: mode === 'paid',
    // Of what is whole the total stands above.
    atDoor: mode === 'reserve' && state === 'sent' && left < total ? left : null,
    payment: isAwaited ? { url: await pageOfPayment(ctx, order), until: moment(order.keptUntil) } : null,
    right:
      right === null
        ? null
        : {
            until: collectedAt ? longDay(lastDayOf(dayOf(collectedAt, site)), lang) : '',
            ...chosenIn(act.form, { lines, right, lang }),
          },
    withdrawn: returns.withdrawals.map((each) => ({
      on: moment(each.declaredAt),
      what: piecesSaid(each.lines),
      amount: each.amount,
      by: longDay(each.refundBy, lang),
      comesBack: comesBack(order, each),
      refund: told(refundOf(each, returns)),
    })),
    refund: told(refundState({ refunds: otherRefunds(returns) })),
    isDelivered: order.delivery !== null,
  };
}

/** What the provider refused goes another way: the buyer reads by when. */
const told = (refund: OrderView['refund']): PaidPart['refund'] =>
  refund === null || refund.state === 'failed' ? null : { amount: refund.amount, state: refund.state };
