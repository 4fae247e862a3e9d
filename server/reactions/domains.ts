/** What follows in several rooms from the life of a name. */
import { systemOrder } from '../../modules/access/index.server.ts';
import { requestRefund, stopCharging } from '../../modules/billing/index.server.ts';
import { namesInUse } from '../../modules/domains/index.server.ts';
import { attachHost, detachHost, lockSite } from '../../modules/sites/index.server.ts';
import { foundInWords, providerInWords } from '../../modules/notifications/index.server.ts';
import { openTask, resolveTask } from '../../modules/tasks/index.server.ts';
import { customerMail } from './customer-mail.ts';
import { closeDomainTasks, domainFailed } from './operator-tasks.ts';
import { orderFacts } from './order-facts.ts';
import { nameMail } from './unpaid-domains.ts';
import type { Reactions } from '../../platform/module.ts';
import { settleOrder } from './settle-order.ts';

const unanswered = (registrationId: string) => `domains.mail-unanswered:${registrationId}`;

export const domainsReactions = {
  /** A name is ours: the site answers on it. */
  async 'domains.registered'(ctx, { orderId, domain, registrationId }) {
    await resolveTask(ctx, { key: `domains.stuck:${registrationId}`, note: 'registered' });
    await closeDomainTasks(ctx, orderId);
    // Two names that are registered at the same moment must not both become the first.
    await lockSite(ctx, orderId);
    const order = await orderFacts(ctx, orderId);
    if (!order.site) return;
    // Of those that answer, the name that was chosen first is the address that search engines see, whichever the registry
    // had ready first; attaching publishes again.
    const [main] = await namesInUse(ctx, { by: systemOrder(ctx, 'read', orderId) });
    await attachHost(ctx, { siteId: order.site.siteId, host: domain, canonical: main === domain });
    await settleOrder(ctx, orderId);
  },

  /** A name could not be had: the customer is asked, never left in silence. */
  async 'domains.failed'(ctx, fact) {
    const { orderId, domain, registrationId } = fact;
    await resolveTask(ctx, { key: `domains.stuck:${registrationId}`, note: 'failed; the customer is asked' });
    const order = await orderFacts(ctx, orderId);
    // Withdrawn while the registry thought about it: there is nothing left to choose.
    if (order.state === 'withdrawn' || order.state === 'refunded') return;
    await domainFailed(ctx, fact);
    // Named by its registration: the same name may be tried again later and fail again.
    await customerMail(ctx, order, 'domain-problem', { domain, occasion: registrationId });
  },

  async 'domains.refund-requested'(ctx, { orderId, domain, registrationId, price, chargeId }) {
    await closeDomainTasks(ctx, orderId);
    const order = await orderFacts(ctx, orderId);
    await requestRefund(ctx, {
      key: `refund:${orderId}:domain:${registrationId}`,
      orderId,
      ...(chargeId && { invoiceId: chargeId }),
      amount: price ?? order.domainPrice,
      reason: `price of the domain ${domain}`,
      dropsDomain: true,
    });
  },

  'domains.stuck': (ctx, { orderId, registrationId, detail }) =>
    openTask(ctx, { key: `domains.stuck:${registrationId}`, kind: 'domains.stuck', subject: orderId, detail }),

  /** What was found in plain words, with a link to the question. */
  async 'domains.mail-found'(ctx, { orderId, domain, registrationId, provider, found, askedAt, reminder }) {
    const order = await orderFacts(ctx, orderId);
    const occasion = `${registrationId}:${askedAt}`;
    const inWords = { provider: providerInWords(provider, order.locale), found: foundInWords(found, order.locale) };
    const about = { domain, occasion, ...inWords };
    await customerMail(ctx, order, reminder ? 'domain-mail-reminder' : 'domain-mail', about);
  },

  'domains.mail-unanswered': (ctx, { orderId, domain, registrationId }) =>
    openTask(ctx, {
      key: unanswered(registrationId),
      kind: 'domains.mail-unanswered',
      subject: orderId,
      detail: domain,
    }),

  'domains.mail-answered': (ctx, { registrationId, answer }) =>
    resolveTask(ctx, { key: unanswered(registrationId), note: `the customer answered: ${answer}` }),

  'domains.mail-by-hand': (ctx, { orderId, registrationId, detail }) =>
    openTask(ctx, {
      key: `domains.mail-by-hand:${registrationId}`,
      kind: 'domains.mail-by-hand',
      subject: orderId,
      detail,
    }),

  'domains.renewed': (ctx, { registrationId, expiresAt }) =>
    resolveTask(ctx, {
      key: `domains.renewal-failed:${registrationId}`,
      note: `renewed until ${expiresAt.toISOString()}`,
    }),

  'domains.renewal-failed': (ctx, { orderId, domain, registrationId, reason }) =>
    openTask(ctx, {
      key: `domains.renewal-failed:${registrationId}`,
      kind: 'domains.renewal-failed',
      subject: orderId,
      detail: `${domain}: ${reason}`,
    }),

  /** Who holds the order's link can take its names away: its owner hears of it at once. */
  async 'domains.code-given'(ctx, { orderId, domain }) {
    const occasion = `${domain}:${ctx.clock.now().toISOString()}`;
    await customerMail(ctx, await orderFacts(ctx, orderId), 'domain-code', { domain, occasion });
  },

  /** The site answers on what is left: another name, or its free address. */
  async 'domains.gone'(ctx, { orderId, domain, registrationId, price, how }) {
    await lockSite(ctx, orderId);
    const { site, domainPrice } = await orderFacts(ctx, orderId);
    const amount = price ?? domainPrice;
    if (site)
      await detachHost(ctx, {
        siteId: site.siteId,
        host: domain,
        others: await namesInUse(ctx, { by: systemOrder(ctx, 'read', orderId) }),
      });
    // Who took a name elsewhere pays for its next year there, and nobody pays for a lost one.
    if (how !== 'lapsed' && amount > 0) await stopCharging(ctx, { orderId, registrationId, amount });
    if (how === 'lost') await nameMail(ctx, orderId, 'name-lost', { domain, occasion: registrationId });
  },

  'domains.differs': (ctx, { orderId, domain, what, detail }) =>
    openTask(ctx, {
      key: `domains.${what}:${domain}`,
      kind: `domains.${what}`,
      subject: orderId || domain,
      detail,
    }),

  'domains.agrees': (ctx, { domain }) =>
    resolveTask(ctx, { key: `domains.missing:${domain}`, note: 'the registrar lists it again' }),
} satisfies Reactions;
