/** An order that is paid on the site: its page at the provider, what came of it, and who is told. */
import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { buyerOf } from './buyer.ts';
import { become, lockKept, lockOrder } from './change-order.ts';
import { requireDoors, type Doors } from './find-shop.ts';
import { mailPaid } from './paid-mails.ts';
import { linesOfOne } from './read-orders.ts';
import { pageUrl } from '../sites/index.server.ts';
import {
  lookAfterPayment,
  pageToPay,
  paymentOf,
  releasePayment,
  requestRefund,
  returnPayment,
} from '../takings/index.server.ts';
import { register } from './register.ts';
import { shopOrders, type Order } from './tables.ts';

export const payableOf = ({ id }: Pick<Order, 'id'>) => ({ purpose: 'shop', subject: id }) as const;

/** As a line beside the goods; none where it costs nothing. */
const deliveryLine = ({ delivery }: Pick<Order, 'delivery'>) =>
  delivery && delivery.cents > 0 ? [{ ...delivery, quantity: 1 }] : [];

/** Where the buyer pays; null where the provider has no page now, or nothing can be paid any more: the order's page says which. */
export async function openOrderPayment(ctx: Ctx, { site }: Doors, order: Order): Promise<string | null> {
  const lines = await linesOfOne(ctx, order);
  const { mail, key } = buyerOf(ctx, order);
  return pageToPay(ctx, {
    payable: payableOf(order),
    lines: [...lines, ...deliveryLine(order)].map(({ name, quantity, cents }) => ({ name, quantity, cents })),
    mail,
    lang: order.lang,
    returnUrl: pageUrl(ctx, { site, path: '/shop/o/', key }),
  });
}

/** Address of the page on which it is paid, where there is one. */
export const pageOfPayment = async (ctx: Ctx, order: Order): Promise<string | null> =>
  (await paymentOf(ctx, payableOf(order)))?.url ?? null;

/** The buyer is back: what became of it. */
export const lookAfterOrder = (ctx: Ctx, order: Order): Promise<void> => lookAfterPayment(ctx, payableOf(order));

/** The buyer does not want it any more, and nobody has paid: its pieces are free at once. Paid in this very moment, it is paid. */
export async function giveUpPayment(ctx: Ctx, order: Order): Promise<void> {
  await releasePayment(ctx, payableOf(order));
}

/** Money came. For what holds no more, or was erased, it goes back at once: nothing is sold after its release. */
export async function orderPaid(
  ctx: TxCtx,
  { subject: id, siteId }: { subject: string; siteId: string },
): Promise<void> {
  const order = await lockKept(ctx, eq(shopOrders.id, id));
  if (!order) return returnPayment(ctx, payableOf({ id }));
  const shop = await requireDoors(ctx, siteId);
  const lines = await linesOfOne(ctx, order);
  const paidAt = ctx.clock.now();
  await register(ctx, { shop, order, ordered: lines, lines, amount: order.total, kind: 'sale', sign: 1 });
  if (order.state !== 'awaiting-payment') {
    await requestRefund(ctx, { payable: payableOf(order), amount: order.total, occasion: 'late' });
    return;
  }
  await mailPaid(ctx, shop, await become(ctx, order, 'paid', { paidAt }), lines);
}

/** Nobody has paid, and nobody can any more. */
export async function orderReleased(ctx: TxCtx, { subject: id }: { subject: string }): Promise<void> {
  const order = await lockOrder(ctx, eq(shopOrders.id, id));
  if (order.state === 'awaiting-payment') await become(ctx, order, 'unpaid');
}
