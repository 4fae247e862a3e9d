import { AppError } from '../../platform/errors.ts';
import { done } from '../../platform/answers.ts';
import { defineCall } from '../../platform/http-call.ts';
import { proveOrder, proveStaff } from '../access/index.server.ts';
import { applyCheckout } from '../billing/index.server.ts';
import { checkTransferable } from '../domains/index.server.ts';
import { agentOrders } from './agent-orders.ts';
import { getOrder } from './get-order.ts';
import { requireHeldOrder } from './order-session.ts';
import { requestOrderLink } from './request-order-link.ts';
import { openCheckout } from './lifecycle/open-checkout.ts';
import { saveCart } from './cart/save-cart.ts';
import { saveDomainInfo } from './cart/save-domain-info.ts';
import { transferableAnswer, transferableInput } from '../domains/schemas.ts';
import * as schemas from './schemas.ts';
import { sendPaymentLink } from './lifecycle/send-payment-link.ts';
import { updateOrder } from './cart/update-order.ts';

const order = '/buy_yr/api/order/check/{id}';
/** The order calls of the specification (C3 to C6, C9), and those of agents about theirs (A6). */
export const orderCalls = [
  defineCall({
    method: 'post',
    path: '/buy_ba/api/domain/transferable',
    id: 'C1-transfer',
    summary: 'Whether a domain can move here',
    limit: { burst: 20, perMinute: 20 },
    body: transferableInput,
    answer: transferableAnswer,
    async run(ctx, { body }) {
      const { domain, authcode } = await body();
      const { answer, why } = await checkTransferable(ctx, { domain, authcode });
      return { transferable: answer, why };
    },
  }),
  defineCall({
    method: 'get',
    path: order,
    id: 'C3',
    summary: 'Read an order',
    answer: schemas.order,
    run: (ctx, { params }) => getOrder(ctx, params.id),
  }),
  defineCall({
    method: 'post',
    path: `${order}/update`,
    id: 'C4',
    summary: 'Save billing',
    body: schemas.updateOrderInput,
    answer: schemas.order,
    run: async (ctx, { params, body }) => updateOrder(ctx, { ...(await body()), id: params.id }),
  }),
  defineCall({
    method: 'post',
    path: `${order}/cart`,
    id: 'C5',
    summary: 'Save plan and domains',
    body: schemas.saveCartInput,
    answer: schemas.order,
    run: async (ctx, { params, body }) => saveCart(ctx, { ...(await body()), id: params.id }),
  }),
  defineCall({
    method: 'post',
    path: `${order}/domain_info`,
    id: 'C6',
    summary: 'Save the domain owner',
    body: schemas.saveDomainInfoInput,
    answer: schemas.order,
    run: async (ctx, { params, body }) => saveDomainInfo(ctx, { ...(await body()), id: params.id }),
  }),
  defineCall({
    method: 'post',
    path: `${order}/checkout`,
    id: 'C9-checkout',
    summary: 'Open the card form',
    limit: { burst: 40, perMinute: 30 },
    body: schemas.checkoutInput,
    answer: schemas.cardSession,
    async run(ctx, { params, body }) {
      const { terms_accepted: accepted, terms_version: version } = await body();
      return openCheckout(ctx, { id: params.id, accepted: accepted ?? false, version: version ?? null });
    },
  }),
  defineCall({
    method: 'post',
    path: `${order}/sync`,
    id: 'S1-sync',
    summary: 'Ask the provider after its return',
    limit: { burst: 40, perMinute: 30 },
    body: schemas.syncInput,
    answer: schemas.order,
    async run(ctx, { params, body }) {
      const held = await requireHeldOrder(ctx, params.id);
      const { session_id: sessionId } = await body();
      await applyCheckout(ctx, { by: await proveOrder(ctx, 'settle', held.id), sessionId });
      return getOrder(ctx, held.id);
    },
  }),
  defineCall({
    method: 'post',
    path: `${order}/mail-link`,
    id: 'S1-mail-link',
    summary: 'Send the order link again',
    limit: { burst: 3, perMinute: 1 },
    answer: done,
    async run(ctx, { params }) {
      await requestOrderLink(ctx, params.id);
      return {};
    },
  }),
  defineCall({
    method: 'post',
    path: `${order}/payment-link`,
    id: 'A6-payment-link',
    summary: 'Send the customer the link to pay (agents)',
    limit: { burst: 10, perMinute: 6 },
    answer: schemas.paymentLinkSent,
    run: async (ctx, { params }) => sendPaymentLink(ctx, { by: proveStaff(ctx, 'agent'), id: params.id }),
  }),
  defineCall({
    method: 'get',
    path: '/buy_yr/api/agent/orders',
    id: 'A6-orders',
    summary: 'The orders that are sales of the agent who asks',
    query: { before: 'where the page before ended', page: 'a social page’s id', by: 'opened or link' },
    answer: schemas.agentOrders,
    async run(ctx, { query }) {
      const by = proveStaff(ctx, 'agent');
      const read = schemas.agentOrdersQuery.safeParse(query);
      if (!read.success) throw new AppError('http.bad-input', { status: 400, fields: { query: 'invalid' } });
      return agentOrders(ctx, { by, query: read.data });
    },
  }),
];
