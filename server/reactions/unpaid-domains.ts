/** Names of a contract whose renewal is not paid: every zone has a last day of its own, and is told in time. */
import { requestRefund } from '../../modules/billing/index.server.ts';
import { day } from '../../modules/notifications/index.server.ts';
import { loseDomains, domainsAtRisk, domainsLostSince } from '../../modules/domains/index.server.ts';
import { orderFacts } from './order-facts.ts';
import { subscriptionMail } from './subscription-mail.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/** Told when the renewal fails and again shortly before the last day; each once. Past that day the name is lost. */
export async function monitorUnpaidDomains(ctx: TxCtx, orderId: string, endsAt: Date): Promise<void> {
  await loseDomains(ctx, orderId);
  for (const { registrationId, domain, expiresAt, until, lastCall } of await domainsAtRisk(ctx, { orderId, endsAt })) {
    const occasion = `${registrationId}:${expiresAt.getUTCFullYear()}:${lastCall ? 'last' : 'first'}`;
    await nameMail(ctx, orderId, 'name-at-risk', { domain, occasion, expiresAt, until });
  }
}

/** The year of a name that was lost while nobody paid was part of what is paid now: its price goes back. */
export async function refundLostDomains(
  ctx: TxCtx,
  { orderId, chargeId, periodStart }: { orderId: string; chargeId: string; periodStart: Date },
): Promise<void> {
  const lost = await domainsLostSince(ctx, { orderId, since: periodStart });
  if (lost.length === 0) return;
  const { domainPrice } = await orderFacts(ctx, orderId);
  for (const { id, domain, price } of lost) {
    const amount = price ?? domainPrice;
    const key = `refund:${orderId}:lost-name:${id}:${chargeId}`;
    const reason = `the name ${domain} was lost before its year was paid`;
    await requestRefund(ctx, { key, orderId, invoiceId: chargeId, amount, reason });
  }
}

export const nameMail = (
  ctx: TxCtx,
  orderId: string,
  kind: 'name-at-risk' | 'name-lost',
  { domain, occasion, expiresAt, until }: { domain: string; occasion: string; expiresAt?: Date; until?: Date },
): Promise<void> =>
  subscriptionMail(ctx, orderId, kind, {
    occasion,
    values: (lang) => ({
      domain,
      date: expiresAt ? day(expiresAt, lang) : '',
      until: until ? day(until, lang) : '',
    }),
  });
