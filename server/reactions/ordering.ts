/** What follows in several rooms from the life of an order. */
import { totalCharged } from '../../modules/billing/index.server.ts';
import { contactFrom, endDomains, operatorContact, requestRegistration } from '../../modules/domains/index.server.ts';
import { euro, managerLinkMail, moment, writeMail } from '../../modules/notifications/index.server.ts';
import { eraseAuthcode, withdrawalFacts } from '../../modules/ordering/index.server.ts';
import { openReading, requestPreview } from '../../modules/previews/index.server.ts';
import { PLAN_NAMES } from '../../modules/plans/schemas.ts';
import { requestPublish, reserveSite, setSiteState, setSiteTier } from '../../modules/sites/index.server.ts';
import { openTask } from '../../modules/tasks/index.server.ts';
import type { Reactions } from '../../platform/module.ts';
import { enqueue } from '../../platform/transaction.ts';
import { customerMail } from './customer-mail.ts';
import { closeDomainTasks } from './operator-tasks.ts';
import { orderFacts } from './order-facts.ts';
import { subscriptionMail } from './subscription-mail.ts';

export const orderingReactions = {
  /** An order was opened: its link goes out by mail, and its page is read so that the site can be made. */
  async 'ordering.started'(ctx, { orderId }) {
    const order = await orderFacts(ctx, orderId);
    // An agent's customer hears of it with the link to pay, once there is something to pay.
    if (ctx.actor.kind !== 'agent') await customerMail(ctx, order, 'order-link');
    await requestPreview(ctx, { id: order.pageId, locale: order.locale });
  },

  /** The link goes to the order's own address, whoever asked. */
  async 'ordering.link-requested'(ctx, { orderId, occasion }) {
    await customerMail(ctx, await orderFacts(ctx, orderId), 'order-link', { occasion });
  },

  /** An agent asks the customer to check, accept and pay. */
  async 'ordering.payment-link-requested'(ctx, { orderId, agent, occasion }) {
    await customerMail(ctx, await orderFacts(ctx, orderId), 'payment-link', { agent, occasion });
  },

  'ordering.manager-link-requested': managerLinkMail,

  /** Whoever bought hears of it, once a day at most: a page has several people, and they change. */
  async 'ordering.entered-by-page'(ctx, { orderId }) {
    const occasion = ctx.clock.now().toISOString().slice(0, 10);
    await customerMail(ctx, await orderFacts(ctx, orderId), 'entered-by-page', { occasion });
  },

  /** An order is paid: site, domains and confirmation start together. */
  async 'ordering.paid'(ctx, { orderId }) {
    const order = await orderFacts(ctx, orderId);
    const site = await reserveSite(ctx, {
      orderId,
      pageId: order.pageId,
      layout: order.layout,
      chosenLayout: order.chosenLayout,
      lang: order.siteLang,
      name: order.pageName,
      tier: order.plan,
      legal: order.legal,
      reading: await openReading(ctx, order.pageId),
    });
    await requestPublish(ctx, site.id);
    if (order.domains.length > 0) {
      await requestRegistration(ctx, {
        orderId,
        domains: order.domains,
        kind: order.domainChoice === 'transfer' ? 'transfer' : 'register',
        contact: contactFrom(order.domainOwner ?? operatorContact(ctx.config)),
        holder: order.domainOwner ? 'customer' : 'operator',
        authcode: order.authcode,
        price: null,
        chargeId: null,
      });
      await eraseAuthcode(ctx, orderId);
    }
    await customerMail(ctx, order, 'payment-confirmed');
  },

  /** Everything that was bought works. */
  async 'ordering.live'(ctx, { orderId }) {
    await customerMail(ctx, await orderFacts(ctx, orderId), 'site-live');
  },

  async 'ordering.suspended'(ctx, { orderId }) {
    await setSiteState(ctx, { orderId, state: 'suspended' });
    await subscriptionMail(ctx, orderId, 'site-suspended', { occasion: ctx.clock.now().toISOString() });
  },

  async 'ordering.resumed'(ctx, { orderId }) {
    await setSiteState(ctx, { orderId, state: 'on' });
    await subscriptionMail(ctx, orderId, 'site-resumed', { occasion: ctx.clock.now().toISOString() });
  },

  async 'ordering.cancelled'(ctx, { orderId, reason }) {
    await setSiteState(ctx, { orderId, state: 'closed' });
    await endDomains(ctx, orderId);
    if (reason === 'refunded') await closeDomainTasks(ctx, orderId, true);
    await subscriptionMail(ctx, orderId, 'subscription-ended', { occasion: '' });
  },

  /** Receipt on a durable medium, with content, date and time (directive (EU) 2023/2673, art. 11a). */
  async 'ordering.withdrawn'(ctx, { orderId, withdrawalId }) {
    await setSiteState(ctx, { orderId, state: 'closed' });
    await endDomains(ctx, orderId);
    await closeDomainTasks(ctx, orderId, true);
    const given = await withdrawalFacts(ctx, withdrawalId);
    const back = (await totalCharged(ctx, orderId)) ?? (await orderFacts(ctx, orderId)).total;
    await subscriptionMail(ctx, orderId, 'withdrawal-receipt', {
      occasion: withdrawalId,
      to: given.mail,
      values: (lang) => ({
        declared: moment(given.declaredAt, lang),
        person: given.name,
        contract: given.contract,
        total: euro(back, lang),
      }),
    });
  },

  async 'ordering.withdrawal-unmatched'(ctx, { withdrawalId }) {
    const given = await withdrawalFacts(ctx, withdrawalId);
    const { lang, name: person, contract, mail: to } = given;
    const values = { declared: moment(given.declaredAt, lang), person, contract };
    const href = `${ctx.config.publicUrl}/terms`;
    await writeMail(ctx, { kind: 'withdrawal-noted', orderId: withdrawalId, to, lang, href, values });
    await openTask(ctx, {
      key: `ordering.withdrawal:${withdrawalId}`,
      kind: 'ordering.withdrawal-unmatched',
      subject: withdrawalId,
      detail: 'a withdrawal was declared that fits no order: find whose it is before its time is over',
    });
  },

  async 'ordering.plan-changed'(ctx, { orderId, plan }) {
    await setSiteTier(ctx, { orderId, tier: plan });
    for (const job of ctx.contributed('onEntitlementChanged')) await enqueue(ctx, job, { orderId });
    const values = () => ({ plan: PLAN_NAMES[plan] });
    await subscriptionMail(ctx, orderId, 'plan-changed', { occasion: ctx.clock.now().toISOString(), values });
  },
} satisfies Reactions;
