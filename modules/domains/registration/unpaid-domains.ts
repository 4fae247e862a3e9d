import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { emit } from '../../../platform/transaction.ts';
import { moveRegistration, type Registration } from './registration.ts';
import { domainRegistrations } from '../tables.ts';
import { isLastCall, keptUntil, lostFrom, yearIsDue } from '../zones/zones.rules.ts';

export interface DomainAtRisk {
  registrationId: string;
  domain: string;
  expiresAt: Date;
  /** The last day on which a payment certainly keeps it. */
  until: Date;
  /** That day is near. */
  lastCall: boolean;
}

/** Names of the order whose next year nobody has paid for; the rows are locked, so that a payment waits or is seen. */
async function unpaidDomains(ctx: TxCtx, orderId: string): Promise<(Registration & { expiresAt: Date })[]> {
  const rows = await ctx.db
    .select()
    .from(domainRegistrations)
    .where(
      and(
        eq(domainRegistrations.orderId, orderId),
        eq(domainRegistrations.state, 'registered'),
        isNull(domainRegistrations.endedAt),
      ),
    )
    .for('update');
  return rows.flatMap((row) =>
    row.expiresAt && !yearIsDue(row.expiresAt, row.paidUntil) ? [{ ...row, expiresAt: row.expiresAt }] : [],
  );
}

/**
 * Names that are lost before `endsAt`, the end of a contract whose renewal is not paid: each zone has a last day of its
 * own. One that outlives the contract is at no risk: it stays its owner's.
 */
export async function domainsAtRisk(ctx: TxCtx, input: { orderId: string; endsAt: Date }): Promise<DomainAtRisk[]> {
  const { orderId, endsAt } = input;
  const now = ctx.clock.now();
  return (await unpaidDomains(ctx, orderId))
    .map(({ id: registrationId, domain, expiresAt }) => ({
      registrationId,
      domain,
      expiresAt,
      until: keptUntil(domain, expiresAt),
      lastCall: isLastCall(domain, expiresAt, now),
    }))
    .filter(({ until }) => until > now && until < endsAt);
}

/** The registry takes no renewal any more for what was not paid in time: the end of those names, said once. */
export async function loseDomains(ctx: TxCtx, orderId: string): Promise<void> {
  const now = ctx.clock.now();
  for (const row of await unpaidDomains(ctx, orderId)) {
    const { id: registrationId, domain, expiresAt, price } = row;
    if (now < lostFrom(domain, expiresAt) || !(await moveRegistration(ctx, row, 'lost'))) continue;
    await audit(ctx, 'domains.lost', orderId, { domain });
    await emit(ctx, 'domains.gone', { orderId, domain, registrationId, price, how: 'lost' });
  }
}

/** Names that were lost since then: their year was in the renewal that is paid only now. */
export async function domainsLostSince(
  ctx: TxCtx,
  input: { orderId: string; since: Date },
): Promise<{ id: string; domain: string; price: number | null }[]> {
  const { orderId, since } = input;
  const lost = await ctx.db
    .select()
    .from(domainRegistrations)
    .where(and(eq(domainRegistrations.orderId, orderId), eq(domainRegistrations.state, 'lost')));
  return lost.filter(({ updatedAt }) => updatedAt >= since).map(({ id, domain, price }) => ({ id, domain, price }));
}
