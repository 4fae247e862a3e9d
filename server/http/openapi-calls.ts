import { z } from 'zod';
import * as ordering from '../../modules/ordering/schemas.ts';
import type { Call } from './openapi-call.ts';

const order = '/buy_yr/api/order/check/{id}';

/** Calls for which several rooms stand together (api/orders.ts), each with the very schema that its route parses with. */
export const ORDER_CALLS: Call[] = [
  {
    method: 'post',
    path: '/buy_yr/api/order/subscription',
    id: 'C2',
    summary: 'Open an order',
    body: ordering.startOrderInput,
    answer: ordering.order,
    status: [201],
  },
  {
    method: 'get',
    path: `${order}/progress`,
    id: 'S1-progress',
    summary: 'What happens after payment',
    answer: ordering.progress,
  },
  {
    method: 'post',
    path: `${order}/sync`,
    id: 'S1-sync',
    summary: 'Ask the provider after its return',
    body: ordering.syncInput,
    answer: ordering.order,
  },
  {
    method: 'post',
    path: `${order}/domain/replace`,
    id: 'S1-domain-replace',
    summary: 'Another name for one that could not be had',
    body: ordering.replaceDomainInput,
    answer: ordering.progress,
  },
  {
    method: 'post',
    path: `${order}/domain/refund`,
    id: 'S1-domain-refund',
    summary: 'The money of that name back',
    body: ordering.refundDomainInput,
    answer: ordering.progress,
  },
  {
    method: 'post',
    path: `${order}/mail-link`,
    id: 'S1-mail-link',
    summary: 'Send the order link again',
    answer: z.object({}),
  },
];
