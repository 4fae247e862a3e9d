import { z } from 'zod';
import { addDomainInput } from '../../modules/ordering/schemas.ts';
import * as reports from '../../modules/reports/schemas.ts';
import type { Call } from './openapi-call.ts';

const order = '/buy_yr/api/order/check/{id}';
const page = z.object({ url: z.string() });
const change = (verb: string, id: string, summary: string, body?: Call['body']): Call => ({
  method: 'post',
  path: `${order}/manage/${verb}`,
  id,
  summary,
  ...(body ? { body } : {}),
  answer: reports.managedOrder,
});

/** What the holder of an order does after the purchase (specification, section 9; K3, K4, K10 to K12, P3, P12). */
export const MANAGE_CALLS: Call[] = [
  {
    method: 'get',
    path: `${order}/manage`,
    id: 'K4-manage',
    summary: 'The order after the purchase: subscription, site, names, invoices, and what can be done',
    answer: reports.managedOrder,
  },
  {
    method: 'post',
    path: `${order}/manage/upgrade/quote`,
    id: 'K3-quote',
    summary: 'What PRO costs from now until the renewal',
    answer: reports.upgradeQuote,
  },
  {
    method: 'post',
    path: `${order}/manage/upgrade`,
    id: 'K3-upgrade',
    summary: 'Go up to PRO for exactly the amount that was quoted',
    body: reports.upgradeInput,
    answer: reports.upgradeAnswer,
  },
  {
    method: 'post',
    path: `${order}/manage/domain`,
    id: 'P3-add-domain',
    summary: 'A name more, for exactly the yearly price that was shown',
    body: addDomainInput,
    answer: reports.upgradeAnswer,
  },
  change('domain/call-off', 'P3-call-off-domain', 'Take back a name more that still waits for its payment'),
  change('renewal-plan', 'K3-renewal-plan', 'Which plan the next renewal buys', reports.renewalPlanInput),
  change('cancel', 'K10-cancel', 'Do not renew: everything works until the paid year ends'),
  change('keep', 'K10-keep', 'Renew after all'),
  change('free-exit', 'P12-free-exit', 'Leave a renewal that was not announced, with its money back'),
  change('withdraw', 'K11-withdraw', 'Withdraw within the legal time, with everything back', reports.withdrawInput),
  {
    method: 'post',
    path: `${order}/manage/card`,
    id: 'K4-card',
    summary: 'The card provider’s page for cards and invoices, alive for minutes',
    answer: page,
  },
  {
    method: 'post',
    path: `${order}/manage/pay`,
    id: 'K4-pay',
    summary: 'The card provider’s page on which an owed year is paid',
    answer: page,
  },
  {
    method: 'post',
    path: '/buy_yr/api/withdrawal',
    id: 'K11-withdrawal',
    summary: 'Withdraw without the order’s session; the answer is the same for any contract',
    body: reports.withdrawalInput,
    answer: z.object({}),
  },
];
