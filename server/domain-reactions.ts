/** What follows from the life of a name. Part of reactions.ts, on a page of its own. */
import { stopCharging } from '../modules/billing/index.server.ts';
import { namesInUse } from '../modules/domains/index.server.ts';
import { detachHost } from '../modules/sites/index.server.ts';
import { foundInWords, providerInWords } from '../modules/notifications/index.server.ts';
import { openTask, resolveTask } from '../modules/tasks/index.server.ts';
import { customerMail } from './customer-mail.ts';
import { lockSite, orderFacts } from './order-facts.ts';
import { nameMail } from './unpaid-names.ts';
import type { Reactions } from './reactions-type.ts';

const unanswered = (registrationId: string) => `domains.mail-unanswered:${registrationId}`;

export const domainReactions = {
  'domains.stuck': (tx, ctx, { orderId, registrationId, detail }) =>
    openTask(tx, ctx, { key: `domains.stuck:${registrationId}`, kind: 'domains.stuck', subject: orderId, detail }),

  /** What was found in plain words, with a link to the question. */
  async 'domains.mail-found'(tx, ctx, { orderId, domain, registrationId, provider, found, askedAt, reminder }) {
    const order = await orderFacts(tx, ctx, orderId);
    const occasion = `${registrationId}:${askedAt}`;
    const inWords = { provider: providerInWords(provider, order.locale), found: foundInWords(found, order.locale) };
    const about = { domain, occasion, ...inWords };
    await customerMail(tx, ctx, order, reminder ? 'domain-mail-reminder' : 'domain-mail', about);
  },

  'domains.mail-unanswered': (tx, ctx, { orderId, domain, registrationId }) =>
    openTask(tx, ctx, {
      key: unanswered(registrationId),
      kind: 'domains.mail-unanswered',
      subject: orderId,
      detail: domain,
    }),

  'domains.mail-answered': (tx, ctx, { registrationId, answer }) =>
    resolveTask(tx, ctx, unanswered(registrationId), `the customer answered: ${answer}`),

  'domains.mail-by-hand': (tx, ctx, { orderId, registrationId, detail }) =>
    openTask(tx, ctx, {
      key: `domains.mail-by-hand:${registrationId}`,
      kind: 'domains.mail-by-hand',
      subject: orderId,
      detail,
    }),

  'domains.renewed': (tx, ctx, { registrationId, expiresAt }) =>
    resolveTask(tx, ctx, `domains.renewal-failed:${registrationId}`, `renewed until ${expiresAt.toISOString()}`),

  'domains.renewal-failed': (tx, ctx, { orderId, domain, registrationId, reason }) =>
    openTask(tx, ctx, {
      key: `domains.renewal-failed:${registrationId}`,
      kind: 'domains.renewal-failed',
      subject: orderId,
      detail: `${domain}: ${reason}`,
    }),

  /** Who holds the order's link can take its names away: its owner hears of it at once. */
  async 'domains.code-given'(tx, ctx, { orderId, domain }) {
    const occasion = `${domain}:${ctx.clock.now().toISOString()}`;
    await customerMail(tx, ctx, await orderFacts(tx, ctx, orderId), 'domain-code', { domain, occasion });
  },

  /** The site answers on what is left: another name, or its free address. */
  async 'domains.gone'(tx, ctx, { orderId, domain, registrationId, price, how }) {
    await lockSite(tx, orderId);
    const { siteId, domainPrice } = await orderFacts(tx, ctx, orderId);
    const amount = price ?? domainPrice;
    if (siteId) await detachHost(tx, ctx, { siteId, host: domain, others: await namesInUse(tx, orderId) });
    // Who took a name elsewhere pays for its next year there, and nobody pays for a lost one.
    if (how !== 'lapsed' && amount > 0) await stopCharging(tx, ctx, { orderId, registrationId, amount });
    if (how === 'lost') await nameMail(tx, ctx, orderId, 'name-lost', { domain, occasion: registrationId });
  },

  'domains.differs': (tx, ctx, { orderId, domain, what, detail }) =>
    openTask(tx, ctx, {
      key: `domains.${what}:${domain}`,
      kind: `domains.${what}`,
      subject: orderId || domain,
      detail,
    }),

  'domains.agrees': (tx, ctx, { domain }) =>
    resolveTask(tx, ctx, `domains.missing:${domain}`, 'the registrar lists it again'),
} satisfies Partial<Reactions>;
