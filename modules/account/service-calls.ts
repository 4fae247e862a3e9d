import type { Ctx } from '../../platform/ctx.ts';
import { done } from '../../platform/answers.ts';
import { defineCall } from '../../platform/http-call.ts';
import { proveOrder } from '../access/index.server.ts';
import * as ordering from '../ordering/index.server.ts';
import { addDomainInput } from '../ordering/schemas.ts';
import * as schemas from '../reports/schemas.ts';
import { showManagedOrder } from './managed-order.ts';

const manage = '/buy_yr/api/order/check/{id}/manage';
const OFTEN = { burst: 20, perMinute: 10 };

/** A change without a body that is answered with the order as it is then. */
const change = (verb: string, id: string, summary: string, run: (ctx: Ctx, id: string) => Promise<void>) =>
  defineCall({
    method: 'post',
    path: `${manage}/${verb}`,
    id,
    summary,
    answer: schemas.managedOrder,
    async run(ctx, { params }) {
      await run(ctx, params.id);
      return showManagedOrder(ctx, params.id);
    },
  });

/** What the holder of an order does after the purchase (specification, section 9; K3, K4, K10 to K12, P3, P12). */
export const serviceCalls = [
  defineCall({
    method: 'get',
    path: manage,
    id: 'K4-manage',
    summary: 'The order after the purchase: subscription, site, names, invoices, and what can be done',
    answer: schemas.managedOrder,
    run: (ctx, { params }) => showManagedOrder(ctx, params.id),
  }),
  defineCall({
    method: 'post',
    path: `${manage}/upgrade/quote`,
    id: 'K3-quote',
    summary: 'What PRO costs from now until the renewal',
    limit: OFTEN,
    answer: schemas.upgradeQuote,
    run: (ctx, { params }) => ordering.quotePro(ctx, params.id),
  }),
  defineCall({
    method: 'post',
    path: `${manage}/upgrade`,
    id: 'K3-upgrade',
    summary: 'Go up to PRO for exactly the amount that was quoted',
    body: schemas.upgradeInput,
    answer: schemas.upgradeAnswer,
    async run(ctx, { params: { id }, body }) {
      const { amount, proration_date: prorationDate } = await body();
      const { state, payUrl } = await ordering.upgradeToPro(ctx, { id, amount, prorationDate });
      return { state, pay_url: payUrl, order: await showManagedOrder(ctx, id) };
    },
  }),
  defineCall({
    method: 'post',
    path: `${manage}/domain`,
    id: 'P3-add-domain',
    summary: 'A name more, for exactly the yearly price that was shown',
    limit: OFTEN,
    body: addDomainInput,
    answer: schemas.upgradeAnswer,
    async run(ctx, { params: { id }, body }) {
      const { state, payUrl } = await ordering.addDomain(ctx, { ...(await body()), id });
      return { state, pay_url: payUrl, order: await showManagedOrder(ctx, id) };
    },
  }),
  defineCall({
    method: 'post',
    path: `${manage}/domain/call-off`,
    id: 'P3-call-off-domain',
    summary: 'Take back a name more that still waits for its payment',
    limit: OFTEN,
    answer: schemas.managedOrder,
    async run(ctx, { params: { id } }) {
      await ordering.callOffDomain(ctx, { by: await proveOrder(ctx, 'own', id) });
      return showManagedOrder(ctx, id);
    },
  }),
  defineCall({
    method: 'post',
    path: `${manage}/renewal-plan`,
    id: 'K3-renewal-plan',
    summary: 'Which plan the next renewal buys',
    body: schemas.renewalPlanInput,
    answer: schemas.managedOrder,
    async run(ctx, { params: { id }, body }) {
      await ordering.chooseRenewalPlan(ctx, { id, plan: (await body()).plan });
      return showManagedOrder(ctx, id);
    },
  }),
  change('cancel', 'K10-cancel', 'Do not renew: everything works until the paid year ends', ordering.cancelAtTerm),
  change('keep', 'K10-keep', 'Renew after all', ordering.keepSubscription),
  change(
    'free-exit',
    'P12-free-exit',
    'Leave a renewal that was not announced, with its money back',
    ordering.leaveForFree,
  ),
  defineCall({
    method: 'post',
    path: `${manage}/withdraw`,
    id: 'K11-withdraw',
    summary: 'Withdraw within the legal time, with everything back',
    body: schemas.withdrawInput,
    answer: schemas.managedOrder,
    async run(ctx, { params: { id }, body, locale }) {
      const { name, mail } = await body();
      await ordering.withdrawOrder(ctx, { id, name, mail, lang: locale });
      return showManagedOrder(ctx, id);
    },
  }),
  // Pages of the card provider are made at the press of a button and live for minutes.
  defineCall({
    method: 'post',
    path: `${manage}/card`,
    id: 'K4-card',
    summary: 'The card provider’s page for cards and invoices, alive for minutes',
    limit: OFTEN,
    answer: schemas.providerPage,
    run: async (ctx, { params }) => ({ url: await ordering.openCardPage(ctx, params.id) }),
  }),
  defineCall({
    method: 'post',
    path: `${manage}/pay`,
    id: 'K4-pay',
    summary: 'The card provider’s page on which an owed year is paid',
    limit: OFTEN,
    answer: schemas.providerPage,
    run: async (ctx, { params }) => ({ url: await ordering.openPayPage(ctx, params.id) }),
  }),
  // Without the order's session: whoever bought can withdraw from any device.
  defineCall({
    method: 'post',
    path: '/buy_yr/api/withdrawal',
    id: 'K11-withdrawal',
    summary: 'Withdraw without the order’s session; the answer is the same for any contract',
    limit: { burst: 5, perMinute: 1 },
    body: schemas.withdrawalInput,
    answer: done,
    async run(ctx, { body, locale }) {
      const { name, contract, mail } = await body();
      await ordering.declareWithdrawal(ctx, { name, contract, mail, lang: locale });
      return {};
    },
  }),
];
