/** What follows in several rooms from money and from the life of a subscription. */
import {
  cancelUntil,
  grantPenaltyFreeCancellation,
  requestRefund,
  isFullyRefunded,
} from '../../modules/billing/index.server.ts';
import { NOTICE_LEGAL_DAYS, plusDays, UNPAID } from '../../modules/billing/subscription/dunning.rules.ts';
import {
  contactFrom,
  markDomainRefunded,
  operatorContact,
  renewDomains,
  requestRegistration,
} from '../../modules/domains/index.server.ts';
import { day, euro, findProofOfMail, writeMail } from '../../modules/notifications/index.server.ts';
import {
  endOrder,
  lockOrder,
  markOwed,
  markPastDue,
  recordEvent,
  resumeOrder,
  setPlan,
  settleAddition,
  suspendOrder,
} from '../../modules/ordering/index.server.ts';
import { openTask, resolveTask } from '../../modules/tasks/index.server.ts';
import type { Reactions } from '../../platform/module.ts';
import { customerMail } from './customer-mail.ts';
import { orderFacts } from './order-facts.ts';
import { subscriptionMail } from './subscription-mail.ts';
import { monitorUnpaidDomains, refundLostDomains } from './unpaid-domains.ts';
import { refundFailed, settleMoney, settleState } from './settle-money.ts';
import { settleOrder } from './settle-order.ts';

/** The day of a renewal, by which its notices are found again. */
const renewalOf = (at: Date): string => at.toISOString().slice(0, 10);

export const billingReactions = {
  /** The order goes on as it was paid; a person sees what is not as it was asked. */
  'billing.payment-differs': (ctx, { orderId, sessionId, detail }) =>
    openTask(ctx, {
      key: `billing.payment-differs:${sessionId}`,
      kind: 'billing.payment-differs',
      subject: orderId,
      detail,
    }),

  /** A business that is sold was paid for again: that money goes back by itself, the payer hears of it once, and a person sees it. */
  async 'billing.duplicate-payment'(ctx, { orderId, sessionId, amount }) {
    await recordEvent(ctx, { orderId, what: 'duplicate-payment', why: euro(amount, 'en') });
    const { mail, locale, pageName } = await orderFacts(ctx, orderId);
    await writeMail(ctx, {
      kind: 'already-sold',
      orderId,
      occasion: sessionId,
      to: mail,
      lang: locale,
      href: `${ctx.config.publicUrl}/manager`,
      values: { name: pageName, total: euro(amount, locale) },
    });
    const key = `billing.duplicate-payment:${sessionId}`;
    const detail = `${euro(amount, 'en')} for ${pageName} go back`;
    await openTask(ctx, { key, kind: 'billing.duplicate-payment', subject: orderId, detail });
  },

  async 'billing.checkout-failed'(ctx, { orderId, sessionId }) {
    const { total } = await orderFacts(ctx, orderId);
    const values = (lang: Parameters<typeof euro>[1]) => ({ total: euro(total, lang) });
    await subscriptionMail(ctx, orderId, 'checkout-failed', { occasion: sessionId, values });
  },

  /** The renewal was not paid: grace begins, and the customer hears of it at the first failed try. */
  async 'billing.payment-failed'(ctx, { orderId, providerInvoiceId }) {
    if (!(await markPastDue(ctx, orderId))) return;
    const date = plusDays(ctx.clock.now(), UNPAID.graceDays);
    const { total } = await orderFacts(ctx, orderId);
    await subscriptionMail(ctx, orderId, 'payment-failed', {
      occasion: providerInvoiceId,
      values: (lang) => ({ total: euro(total, lang), date: day(date, lang) }),
    });
  },

  async 'billing.unpaid'(ctx, { orderId, step, suspendsAt, endsAt }) {
    await monitorUnpaidDomains(ctx, orderId, endsAt);
    if (step === 'wait') return;
    if (step === 'suspend') {
      await suspendOrder(ctx, { orderId, cause: 'unpaid' });
      return;
    }
    const { total } = await orderFacts(ctx, orderId);
    await subscriptionMail(ctx, orderId, 'unpaid-reminder', {
      occasion: suspendsAt.toISOString(),
      values: (lang) => ({ total: euro(total, lang), date: day(suspendsAt, lang) }),
    });
  },

  async 'billing.payment-recovered'(ctx, { orderId }) {
    await resumeOrder(ctx, { orderId, cause: 'unpaid' });
  },

  /**
   * A paid year buys a year of each name. A consumer who cannot be proven to have been told thirty days before may leave
   * the new year for free.
   */
  async 'billing.subscription-renewed'(ctx, { orderId, chargeId, periodStart, periodEnd }) {
    await renewDomains(ctx, { orderId, paidUntil: periodEnd });
    await refundLostDomains(ctx, { orderId, chargeId, periodStart });
    const order = await lockOrder(ctx, orderId);
    if (order.type !== 'customer') return;
    const before = plusDays(periodStart, -NOTICE_LEGAL_DAYS);
    const proof = await findProofOfMail(ctx, {
      kind: 'renewal-notice',
      orderId,
      about: renewalOf(periodStart),
      before,
    });
    if (proof) return;
    await grantPenaltyFreeCancellation(ctx, {
      orderId,
      chargeId,
      until: periodEnd,
      reason: 'no proof of a notice in time',
    });
    await recordEvent(ctx, { orderId, what: 'free-exit', why: chargeId });
  },

  async 'billing.renewal-nearing'(ctx, { orderId, periodEnd, amount, days }) {
    await subscriptionMail(ctx, orderId, 'renewal-notice', {
      occasion: `${renewalOf(periodEnd)}:${days}`,
      values: (lang) => ({
        total: euro(amount, lang),
        date: day(periodEnd, lang),
        until: day(cancelUntil(periodEnd), lang),
      }),
    });
  },

  async 'billing.subscription-changed'(ctx, { orderId, plan }) {
    await setPlan(ctx, { orderId, plan });
  },

  'billing.next-plan-chosen': (ctx, { orderId, plan }) => recordEvent(ctx, { orderId, what: 'next-plan', why: plan }),

  async 'billing.cancellation-scheduled'(ctx, { orderId, at }) {
    await recordEvent(ctx, { orderId, what: 'cancellation-scheduled', why: at.toISOString() });
    await subscriptionMail(ctx, orderId, 'cancellation-scheduled', {
      occasion: ctx.clock.now().toISOString(),
      values: (lang) => ({ date: day(at, lang) }),
    });
  },

  'billing.cancellation-undone': (ctx, { orderId }) =>
    recordEvent(ctx, { orderId, what: 'cancellation-undone', why: '' }),

  async 'billing.subscription-ended'(ctx, { orderId, reason }) {
    await endOrder(ctx, { orderId, reason });
    // The money may have been quicker than the news of the end.
    await settleState(ctx, orderId);
  },

  /** A person sends it another way; unless another refund gave all of it back meanwhile. */
  async 'billing.refund-failed'(ctx, { orderId, key, amount }) {
    if (await isFullyRefunded(ctx, orderId)) return settleState(ctx, orderId);
    await markOwed(ctx, orderId);
    await openTask(ctx, {
      key: refundFailed(key),
      kind: 'billing.refund-failed',
      subject: orderId,
      detail: `${euro(amount, 'en')} (${key}) could not be given back`,
    });
  },

  /** A bank takes a payment back: a person answers it; lost, the site goes off, won, it comes back. */
  async 'billing.disputed'(ctx, { orderId, disputeId, status, amount }) {
    const key = `billing.disputed:${disputeId}`;
    await recordEvent(ctx, { orderId, what: 'disputed', why: status });
    if (status === 'won') {
      await resumeOrder(ctx, { orderId, cause: 'dispute' });
      return resolveTask(ctx, { key, note: 'won' });
    }
    if (status === 'lost') await suspendOrder(ctx, { orderId, cause: 'dispute' });
    const detail = `${euro(amount, 'en')}: ${status}`;
    await openTask(ctx, { key, kind: 'billing.disputed', subject: orderId, detail });
  },

  /** Paid: registered or fetched as those bought at first. Where nobody waits for it any more the money goes back. */
  async 'billing.domain-paid'(ctx, { orderId, chargeId, amount }) {
    const wish = await settleAddition(ctx, { orderId, chargeId });
    if (!wish) {
      const key = `refund:${orderId}:unwanted-name:${chargeId}`;
      const reason = 'a name whose payment nobody waited for';
      await requestRefund(ctx, { key, orderId, invoiceId: chargeId, amount, reason, dropsDomain: true });
      return;
    }
    const order = await orderFacts(ctx, orderId);
    const { domain, kind, own, authcode, price } = wish;
    await requestRegistration(ctx, {
      orderId,
      domains: [domain],
      kind,
      contact: contactFrom(own ? order.owner : operatorContact(ctx.config)),
      holder: own ? 'customer' : 'operator',
      authcode,
      price,
      chargeId,
    });
    await customerMail(ctx, order, 'domain-added', { domain, amount, occasion: chargeId });
  },

  async 'billing.refunded'(ctx, { orderId, key, amount }) {
    await resolveTask(ctx, { key: refundFailed(key), note: 'the money arrived' });
    const registrationId = /:domain:(.+)$/.exec(key)?.[1];
    const domain = registrationId && (await markDomainRefunded(ctx, registrationId));
    if (!domain) return settleMoney(ctx, { orderId, key, amount });
    const order = await orderFacts(ctx, orderId);
    await customerMail(ctx, order, 'domain-refunded', { domain, amount, occasion: registrationId });
    await settleState(ctx, orderId);
    await settleOrder(ctx, orderId);
  },

  /** Given back by others: the name is settled, and the order as the money is. */
  async 'billing.refund-covered'(ctx, { orderId, key }) {
    const registrationId = /:domain:(.+)$/.exec(key)?.[1];
    if (registrationId) await markDomainRefunded(ctx, registrationId);
    await settleState(ctx, orderId);
    await settleOrder(ctx, orderId);
  },
} satisfies Reactions;
