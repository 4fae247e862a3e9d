/**
 * "When this happened, do that": what follows from what, on one page. Every reaction runs in the transaction of its
 * fact, so that fact and consequence commit together.
 */
import { intendRefund } from '../modules/billing/index.server.ts';
import {
  contactFrom,
  isSettled,
  listRegistrations,
  markDomainRefunded,
  namesInUse,
  wantDomains,
} from '../modules/domains/index.server.ts';
import { forgetAuthcode, lockOrder, markLive, markPaid } from '../modules/ordering/index.server.ts';
import { openReading, requestPreview } from '../modules/previews/index.server.ts';
import { acceptReading, attachHost, publishSiteJob, reserveSite } from '../modules/sites/index.server.ts';
import '../modules/tasks/index.server.ts';
import { openTask, resolveTask } from '../modules/tasks/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { customerMail } from './customer-mail.ts';
import { additionReactions } from './domain-additions.ts';
import { domainReactions } from './domain-reactions.ts';
import { documentRefund, invoiceReactions } from './invoice-reactions.ts';
import { mailReactions } from './mail-reactions.ts';
import { operatorContact } from './operator-contact.ts';
import { inviteMail, managerLinkMail, previewLinkMail } from './link-mails.ts';
import { alertOperator, closeDomainTasks, domainFailed } from './operator-tasks.ts';
import { lockSite, orderFacts } from './order-facts.ts';
import { refundFailed, settleMoney, settleState, subscriptionReactions } from './subscription-reactions.ts';
import type { Reactions } from './reactions-type.ts';

export const reactions: Reactions = {
  ...additionReactions,
  ...domainReactions,
  ...subscriptionReactions,
  ...invoiceReactions,
  ...mailReactions,

  /** An order was opened: its link goes out by mail, and its page is read so that the site can be made. */
  async 'ordering.started'(tx, ctx, { orderId }) {
    const order = await orderFacts(tx, ctx, orderId);
    // An agent's customer hears of it with the link to pay, once there is something to pay.
    if (ctx.actor.kind !== 'agent') await customerMail(tx, ctx, order, 'order-link');
    await requestPreview(tx, ctx, { id: order.pageId, locale: order.locale });
  },

  /** An agent asks the customer to check, accept and pay. */
  async 'ordering.payment-link-wanted'(tx, ctx, { orderId, agent, occasion }) {
    await customerMail(tx, ctx, await orderFacts(tx, ctx, orderId), 'payment-link', { agent, occasion });
  },

  'identity.invited': inviteMail,
  'previews.link-wanted': previewLinkMail,
  'ordering.manager-link-wanted': managerLinkMail,

  /** Whoever bought hears of it, once a day at most: a page has several people, and they change. */
  async 'ordering.entered-by-page'(tx, ctx, { orderId }) {
    const occasion = ctx.clock.now().toISOString().slice(0, 10);
    await customerMail(tx, ctx, await orderFacts(tx, ctx, orderId), 'entered-by-page', { occasion });
  },

  /** A payment became a subscription: the order is paid. */
  async 'billing.subscription-activated'(tx, ctx, { orderId, subscriptionId, sessionId }) {
    await markPaid(tx, ctx, { orderId, subscriptionId, sessionId });
  },

  /** An order is paid: site, domains and confirmation start together. */
  async 'ordering.paid'(tx, ctx, { orderId }) {
    const order = await orderFacts(tx, ctx, orderId);
    const site = await reserveSite(tx, ctx, {
      orderId,
      pageId: order.pageId,
      layout: order.layout,
      lang: order.siteLang,
      name: order.pageName,
      tier: order.plan,
      legal: order.legal,
      reading: await openReading(tx, order.pageId),
    });
    await ctx.jobs.enqueue(tx, publishSiteJob, { siteId: site.id }, { key: site.id });
    if (order.domains.length > 0) {
      await wantDomains(tx, ctx, {
        orderId,
        domains: order.domains,
        kind: order.domainChoice === 'transfer' ? 'transfer' : 'register',
        contact: contactFrom(order.domainOwner ?? operatorContact(ctx.config)),
        holder: order.domainOwner ? 'customer' : 'operator',
        authcode: order.authcode,
        price: null,
        chargeId: null,
      });
      await forgetAuthcode(tx, orderId);
    }
    await customerMail(tx, ctx, order, 'payment-confirmed');
  },

  /** A name is ours: the site answers on it. */
  async 'domains.registered'(tx, ctx, { orderId, domain, registrationId }) {
    await resolveTask(tx, ctx, `domains.stuck:${registrationId}`, 'registered');
    await closeDomainTasks(tx, ctx, orderId);
    // Two names that are registered at the same moment must not both become the first.
    await lockSite(tx, orderId);
    const order = await orderFacts(tx, ctx, orderId);
    if (!order.siteId) return;
    // Of those that answer, the name that was chosen first is the address that search engines see, whichever the registry
    // had ready first; attaching publishes again.
    const [main] = await namesInUse(tx, orderId);
    await attachHost(tx, ctx, { siteId: order.siteId, host: domain, canonical: main === domain });
    await settleOrder(tx, ctx, orderId);
  },

  /** A name could not be had: the customer is asked, never left in silence. */
  async 'domains.failed'(tx, ctx, fact) {
    const { orderId, domain, registrationId } = fact;
    await resolveTask(tx, ctx, `domains.stuck:${registrationId}`, 'failed; the customer is asked');
    const order = await orderFacts(tx, ctx, orderId);
    // Withdrawn while the registry thought about it: there is nothing left to choose.
    if (order.state === 'withdrawn' || order.state === 'refunded') return;
    await domainFailed(tx, ctx, fact);
    // Named by its registration: the same name may be tried again later and fail again.
    await customerMail(tx, ctx, order, 'domain-problem', { domain, occasion: registrationId });
  },

  async 'domains.refund-wanted'(tx, ctx, { orderId, domain, registrationId, price, chargeId }) {
    await closeDomainTasks(tx, ctx, orderId);
    const order = await orderFacts(tx, ctx, orderId);
    await intendRefund(tx, ctx, {
      key: `refund:${orderId}:domain:${registrationId}`,
      orderId,
      ...(chargeId && { invoiceId: chargeId }),
      amount: price ?? order.domainPrice,
      reason: `price of the domain ${domain}`,
      dropsDomain: true,
    });
  },

  async 'billing.refunded'(tx, ctx, { orderId, key, amount }) {
    await documentRefund(tx, ctx, { key, amount });
    await resolveTask(tx, ctx, refundFailed(key), 'the money arrived');
    const registrationId = /:domain:(.+)$/.exec(key)?.[1];
    const domain = registrationId && (await markDomainRefunded(ctx, tx, registrationId));
    if (!domain) return settleMoney(tx, ctx, { orderId, key, amount });
    const order = await orderFacts(tx, ctx, orderId);
    await customerMail(tx, ctx, order, 'domain-refunded', { domain, amount, occasion: registrationId });
    await settleState(tx, ctx, orderId);
    await settleOrder(tx, ctx, orderId);
  },

  /** Given back by others: the name is settled, and the order as the money is. */
  async 'billing.refund-covered'(tx, ctx, { orderId, key }) {
    const registrationId = /:domain:(.+)$/.exec(key)?.[1];
    if (registrationId) await markDomainRefunded(ctx, tx, registrationId);
    await settleState(tx, ctx, orderId);
    await settleOrder(tx, ctx, orderId);
  },

  /** Whoever paid before the last photo had come sees it now; who began another reading changes nobody's site. */
  async 'previews.ready'(tx, ctx, fact) {
    await acceptReading(tx, ctx, fact);
  },

  /** Paid for and not read: whatever ended the reading before, it begins again. */
  async 'sites.page-wanted'(tx, ctx, { pageId, lang }) {
    await requestPreview(tx, ctx, { id: pageId, locale: lang });
  },

  async 'sites.published'(tx, ctx, { orderId }) {
    await settleOrder(tx, ctx, orderId);
  },

  /** What should be published failed a gate: a person looks, and the customer's order screen says so. */
  async 'sites.held'(tx, ctx, { siteId, orderId, reasons }) {
    await openTask(tx, ctx, { key: `sites.held:${siteId}`, kind: 'sites.held', subject: orderId, detail: reasons });
  },

  async 'sites.released'(tx, ctx, { siteId }) {
    await resolveTask(tx, ctx, `sites.held:${siteId}`, 'a version that passes every gate is on show');
  },

  /** A person has to look. */
  'tasks.opened': alertOperator,

  /** Everything that was bought works. */
  async 'ordering.live'(tx, ctx, { orderId }) {
    await customerMail(tx, ctx, await orderFacts(tx, ctx, orderId), 'site-live');
  },
};

/**
 * The order is live once its site is published and every name is settled. The last two facts may come at the same
 * moment: whoever comes second waits here, and then sees the first.
 */
async function settleOrder(tx: Tx, ctx: Ctx, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const [order, names] = [await orderFacts(tx, ctx, orderId), await listRegistrations(tx, orderId)];
  const allNamed = names.length > 0 || order.domains.length === 0;
  if (order.published && allNamed && names.every((row) => isSettled(row.state))) await markLive(tx, ctx, orderId);
}
