/** What follows from the life of a subscription. Part of reactions.ts, on a page of its own. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { cancelUntil, grantFreeExit, isGivenBack, isOfSoldBusiness } from '../modules/billing/index.server.ts';
import { refunds } from '../modules/billing/tables.ts';
import { endDomains, renewDomains } from '../modules/domains/index.server.ts';
import { NOTICE_LEGAL_DAYS, plusDays, UNPAID } from '../modules/billing/dunning.rules.ts';
import { findProofOfMail, writeMail } from '../modules/notifications/index.server.ts';
import {
  endOrder,
  lockOrder,
  markOwed,
  markPastDue,
  markRefunded,
  recordEvent,
  resumeOrder,
  setPlan,
  suspendOrder,
} from '../modules/ordering/index.server.ts';
import { setSiteState, setSiteTier } from '../modules/sites/index.server.ts';
import { openTask, resolveTask } from '../modules/tasks/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { closeDomainTasks } from './operator-tasks.ts';
import { orderFacts } from './order-facts.ts';
import { followUnpaidNames, giveBackLostNames } from './unpaid-names.ts';
import { day, euro, subscriptionMail } from './subscription-mail.ts';
import { withdrawalReactions } from './withdrawal-reactions.ts';
import type { Reactions } from './reactions-type.ts';

const PLAN_NAMES = { premium: 'Premium', pro: 'Pro' } as const;
/** The task of a refund that came back. */
export const refundFailed = (key: string): string => `billing.refund-failed:${key}`;
/** The day of a renewal, by which its notices are found again. */
const renewalOf = (at: Date): string => at.toISOString().slice(0, 10);

export const subscriptionReactions = {
  /** The order goes on as it was paid; a person sees what is not as it was asked. */
  'billing.payment-differs': (tx, ctx, { orderId, sessionId, detail }) =>
    openTask(tx, ctx, {
      key: `billing.payment-differs:${sessionId}`,
      kind: 'billing.payment-differs',
      subject: orderId,
      detail,
    }),

  /** A business that is sold was paid for again: that money goes back by itself, the payer hears of it once, and a person sees it. */
  async 'billing.duplicate-payment'(tx, ctx, { orderId, sessionId, amount }) {
    await recordEvent(tx, ctx, orderId, 'duplicate-payment', euro(amount, 'en'));
    const { mail, locale, pageName } = await orderFacts(tx, ctx, orderId);
    await writeMail(tx, ctx, {
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
    await openTask(tx, ctx, { key, kind: 'billing.duplicate-payment', subject: orderId, detail });
  },

  /** The history reads the charge itself. */
  'billing.charged': () => Promise.resolve(),

  async 'billing.checkout-failed'(tx, ctx, { orderId, sessionId }) {
    const { total } = await orderFacts(tx, ctx, orderId);
    const values = (lang: Parameters<typeof euro>[1]) => ({ total: euro(total, lang) });
    await subscriptionMail(tx, ctx, orderId, 'checkout-failed', { occasion: sessionId, values });
  },

  /** The renewal was not paid: grace begins, and the customer hears of it at the first failed try. */
  async 'billing.payment-failed'(tx, ctx, { orderId, providerInvoiceId }) {
    if (!(await markPastDue(tx, ctx, orderId))) return;
    const date = plusDays(ctx.clock.now(), UNPAID.graceDays);
    const { total } = await orderFacts(tx, ctx, orderId);
    await subscriptionMail(tx, ctx, orderId, 'payment-failed', {
      occasion: providerInvoiceId,
      values: (lang) => ({ total: euro(total, lang), date: day(date, lang) }),
    });
  },

  async 'billing.unpaid'(tx, ctx, { orderId, step, suspendsAt, endsAt }) {
    await followUnpaidNames(tx, ctx, orderId, endsAt);
    if (step === 'wait') return;
    if (step === 'suspend') {
      await suspendOrder(tx, ctx, orderId, 'unpaid');
      return;
    }
    const { total } = await orderFacts(tx, ctx, orderId);
    await subscriptionMail(tx, ctx, orderId, 'unpaid-reminder', {
      occasion: suspendsAt.toISOString(),
      values: (lang) => ({ total: euro(total, lang), date: day(suspendsAt, lang) }),
    });
  },

  async 'billing.payment-recovered'(tx, ctx, { orderId }) {
    await resumeOrder(tx, ctx, orderId, 'unpaid');
  },

  /**
   * A paid year buys a year of each name. A consumer who cannot be proven to have been told thirty days before may leave
   * the new year for free.
   */
  async 'billing.subscription-renewed'(tx, ctx, { orderId, chargeId, periodStart, periodEnd }) {
    await renewDomains(tx, ctx, { orderId, paidUntil: periodEnd });
    await giveBackLostNames(tx, ctx, { orderId, chargeId, periodStart });
    const order = await lockOrder(tx, orderId);
    if (order.type !== 'customer') return;
    const before = plusDays(periodStart, -NOTICE_LEGAL_DAYS);
    const proof = await findProofOfMail(tx, {
      kind: 'renewal-notice',
      orderId,
      about: renewalOf(periodStart),
      before,
    });
    if (proof) return;
    await grantFreeExit(tx, ctx, { orderId, chargeId, until: periodEnd, reason: 'no proof of a notice in time' });
    await recordEvent(tx, ctx, orderId, 'free-exit', chargeId);
  },

  async 'billing.renewal-nearing'(tx, ctx, { orderId, periodEnd, amount, days }) {
    await subscriptionMail(tx, ctx, orderId, 'renewal-notice', {
      occasion: `${renewalOf(periodEnd)}:${days}`,
      values: (lang) => ({
        total: euro(amount, lang),
        date: day(periodEnd, lang),
        until: day(cancelUntil(periodEnd), lang),
      }),
    });
  },

  async 'billing.subscription-changed'(tx, ctx, { orderId, plan }) {
    await setPlan(tx, ctx, orderId, plan);
  },

  'billing.next-plan-chosen': (tx, ctx, { orderId, plan }) => recordEvent(tx, ctx, orderId, 'next-plan', plan),

  async 'billing.cancellation-scheduled'(tx, ctx, { orderId, at }) {
    await recordEvent(tx, ctx, orderId, 'cancellation-scheduled', at.toISOString());
    await subscriptionMail(tx, ctx, orderId, 'cancellation-scheduled', {
      occasion: ctx.clock.now().toISOString(),
      values: (lang) => ({ date: day(at, lang) }),
    });
  },

  'billing.cancellation-undone': (tx, ctx, { orderId }) => recordEvent(tx, ctx, orderId, 'cancellation-undone', ''),

  async 'billing.subscription-ended'(tx, ctx, { orderId, reason }) {
    await endOrder(tx, ctx, orderId, reason);
    // The money may have been quicker than the news of the end.
    await settleState(tx, ctx, orderId);
  },

  /** A person sends it another way; unless another refund gave all of it back meanwhile. */
  async 'billing.refund-failed'(tx, ctx, { orderId, key, amount }) {
    if (await isGivenBack(tx, orderId)) return settleState(tx, ctx, orderId);
    await markOwed(tx, ctx, orderId);
    await openTask(tx, ctx, {
      key: refundFailed(key),
      kind: 'billing.refund-failed',
      subject: orderId,
      detail: `${euro(amount, 'en')} (${key}) could not be given back`,
    });
  },

  /** A bank takes a payment back: a person answers it; lost, the site goes off, won, it comes back. */
  async 'billing.disputed'(tx, ctx, { orderId, disputeId, status, amount }) {
    const key = `billing.disputed:${disputeId}`;
    await recordEvent(tx, ctx, orderId, 'disputed', status);
    if (status === 'won') {
      await resumeOrder(tx, ctx, orderId, 'dispute');
      return resolveTask(tx, ctx, key, 'won');
    }
    if (status === 'lost') await suspendOrder(tx, ctx, orderId, 'dispute');
    const detail = `${euro(amount, 'en')}: ${status}`;
    await openTask(tx, ctx, { key, kind: 'billing.disputed', subject: orderId, detail });
  },

  async 'ordering.suspended'(tx, ctx, { orderId }) {
    await setSiteState(tx, ctx, orderId, 'suspended');
    await subscriptionMail(tx, ctx, orderId, 'site-suspended', { occasion: ctx.clock.now().toISOString() });
  },

  async 'ordering.resumed'(tx, ctx, { orderId }) {
    await setSiteState(tx, ctx, orderId, 'on');
    await subscriptionMail(tx, ctx, orderId, 'site-resumed', { occasion: ctx.clock.now().toISOString() });
  },

  async 'ordering.cancelled'(tx, ctx, { orderId, reason }) {
    await setSiteState(tx, ctx, orderId, 'closed');
    await endDomains(tx, ctx, orderId);
    if (reason === 'refunded') await closeDomainTasks(tx, ctx, orderId, true);
    await subscriptionMail(tx, ctx, orderId, 'subscription-ended', { occasion: '' });
  },

  ...withdrawalReactions,

  async 'ordering.plan-changed'(tx, ctx, { orderId, plan }) {
    await setSiteTier(tx, ctx, orderId, plan);
    const values = () => ({ plan: PLAN_NAMES[plan] });
    await subscriptionMail(tx, ctx, orderId, 'plan-changed', { occasion: ctx.clock.now().toISOString(), values });
  },
} satisfies Partial<Reactions>;

/** Money of an order that is over went back: when the last of it did, the order is refunded. */
export async function settleMoney(tx: Tx, ctx: Ctx, refund: { orderId: string; key: string; amount: number }) {
  const { orderId, key, amount } = refund;
  // That payer was told with the payment itself, and the order goes on as a draft.
  if (isOfSoldBusiness(key)) return;
  await subscriptionMail(tx, ctx, orderId, 'refund-done', {
    occasion: key,
    values: (lang) => ({ total: euro(amount, lang) }),
  });
  await settleState(tx, ctx, orderId);
}

/** An order of which everything went back is refunded, and nobody need look after a part that failed before. */
export async function settleState(tx: Tx, ctx: Ctx, orderId: string): Promise<void> {
  if (!(await isGivenBack(tx, orderId)) || !(await markRefunded(tx, ctx, orderId))) return;
  const failed = await tx
    .select({ key: refunds.key })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.failedAt)));
  for (const { key } of failed) await resolveTask(tx, ctx, refundFailed(key), 'all of the money went back since');
}
