/** Names of a contract whose renewal is not paid: every zone has a last day of its own, and is told in time. */
import { intendRefund } from '../modules/billing/index.server.ts';
import { loseNames, namesAtRisk, namesLostSince } from '../modules/domains/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { orderFacts } from './order-facts.ts';
import { day, subscriptionMail } from './subscription-mail.ts';

/** Told when the renewal fails and again shortly before the last day; each once. Past that day the name is lost. */
export async function followUnpaidNames(tx: Tx, ctx: Ctx, orderId: string, endsAt: Date): Promise<void> {
  await loseNames(tx, ctx, orderId);
  for (const { registrationId, domain, expiresAt, until, lastCall } of await namesAtRisk(tx, ctx, orderId, endsAt)) {
    const occasion = `${registrationId}:${expiresAt.getUTCFullYear()}:${lastCall ? 'last' : 'first'}`;
    await nameMail(tx, ctx, orderId, 'name-at-risk', { domain, occasion, expiresAt, until });
  }
}

/** The year of a name that was lost while nobody paid was part of what is paid now: its price goes back. */
export async function giveBackLostNames(
  tx: Tx,
  ctx: Ctx,
  { orderId, chargeId, periodStart }: { orderId: string; chargeId: string; periodStart: Date },
): Promise<void> {
  const lost = await namesLostSince(tx, orderId, periodStart);
  if (lost.length === 0) return;
  const { domainPrice } = await orderFacts(tx, ctx, orderId);
  for (const { id, domain, price } of lost) {
    const amount = price ?? domainPrice;
    const key = `refund:${orderId}:lost-name:${id}:${chargeId}`;
    const reason = `the name ${domain} was lost before its year was paid`;
    await intendRefund(tx, ctx, { key, orderId, invoiceId: chargeId, amount, reason });
  }
}

export const nameMail = (
  tx: Tx,
  ctx: Ctx,
  orderId: string,
  kind: 'name-at-risk' | 'name-lost',
  { domain, occasion, expiresAt, until }: { domain: string; occasion: string; expiresAt?: Date; until?: Date },
): Promise<void> =>
  subscriptionMail(tx, ctx, orderId, kind, {
    occasion,
    values: (lang) => ({
      domain,
      date: expiresAt ? day(expiresAt, lang) : '',
      until: until ? day(until, lang) : '',
    }),
  });
