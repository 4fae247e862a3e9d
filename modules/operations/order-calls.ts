import type { z } from 'zod/mini';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { defineCall } from '../../platform/http-call.ts';
import { proveOrder, proveStaff, type Staff } from '../access/index.server.ts';
import { allowSecondSale } from '../ordering/index.server.ts';
import { listOrders, wholeOrder } from '../reports/index.server.ts';
import { orderLine, page } from '../reports/operator/schemas.ts';
import { wholeOrder as whole, type WholeOrder } from '../reports/order/schemas.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { enterLetter } from './enter-letter.ts';
import { refundOrder } from './refund-order.ts';
import { retryStep } from './retry-step.ts';
import * as schemas from './schemas.ts';

const orders = '/buy_yr/api/admin/orders';

async function showOrder(ctx: Ctx, orderId: string): Promise<WholeOrder> {
  const site = await siteForOrder(ctx, { by: await proveOrder(ctx, 'read', orderId) });
  const order = await wholeOrder(ctx, { orderId, url: site?.url ?? null });
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  return order;
}

/** What an operator does to an order, which is answered with the order as it is then. */
const act = <Body>(
  verb: string,
  summary: string,
  body: z.ZodMiniType<Body>,
  run: (ctx: Ctx, input: { by: Staff<'operator'>; orderId: string; given: Body }) => Promise<unknown>,
) =>
  defineCall({
    method: 'post',
    path: `${orders}/{id}/${verb}`,
    id: `C10-${verb}`,
    summary,
    body,
    answer: whole,
    async run(ctx, { params, body }) {
      await run(ctx, { by: proveStaff(ctx, 'operator'), orderId: params.id, given: await body() });
      return showOrder(ctx, params.id);
    },
  });

/** The operator's calls about orders (C10), for the console and for our other servers (C11). */
export const orderActCalls = [
  defineCall({
    method: 'get',
    path: orders,
    id: 'C10-orders',
    summary: 'Orders, found by what is known of them',
    query: { q: 'name, mail, telephone, town, tax code, invoice, agent', state: 'an order’s state', after: '`next`' },
    answer: page(orderLine),
    async run(ctx, { readQuery }) {
      proveStaff(ctx, 'operator');
      return listOrders(ctx, readQuery(schemas.ordersQuery));
    },
  }),
  defineCall({
    method: 'get',
    path: `${orders}/{id}`,
    id: 'C10-order',
    summary: 'Everything that is known of an order',
    answer: whole,
    async run(ctx, { params }) {
      proveStaff(ctx, 'operator');
      return showOrder(ctx, params.id);
    },
  }),
  act('retry', 'Do a step of it again now', schemas.retryInput, (ctx, { given, ...about }) =>
    retryStep(ctx, { ...about, ...given }),
  ),
  act('refund', 'Give money of it back', schemas.refundInput, (ctx, { given, ...about }) =>
    refundOrder(ctx, { ...about, refund: given }),
  ),
  act('letter', 'Enter a cancellation that came by letter', schemas.letterInput, (ctx, { given, ...about }) =>
    enterLetter(ctx, { ...about, ...given }),
  ),
  act('second-sale', 'Let a business be sold one more site', schemas.secondSaleInput, (ctx, { given, ...about }) =>
    allowSecondSale(ctx, { ...about, ...given }),
  ),
];
