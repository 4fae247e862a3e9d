import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { emit, enqueue, inTransaction } from '../../../platform/transaction.ts';
import { alignDomainJob } from '../jobs.ts';
import { removeOldZones, unpreparedNames } from '../zones/prepare-zone.ts';
import type { DomainFacts } from '../registration/registrar.port.ts';
import { liveRegistrations, type Registration } from '../registration/registration.ts';
import { GONE } from '../registration/registration.states.ts';
import { retryRenewal } from './renew-domain.ts';
import { domainRegistrations, domainRenewals } from '../tables.ts';
import { yearIsDue } from '../zones/zones.rules.ts';

const PAGE = 500;

/**
 * Our names beside the registrar's list. A name that differs from what we want or know is aligned, a paid year that is
 * not bought is bought, a name of which one of the two knows nothing goes to a person.
 */
export async function reconcileDomains(ctx: Ctx): Promise<void> {
  const list = await ctx.ports.registrar.list();
  const theirs = new Map(list.map((facts) => [facts.domain, facts]));
  const rows = await ctx.db.select().from(domainRegistrations).where(eq(domainRegistrations.state, 'registered'));
  const unprepared = await unpreparedNames(ctx, rows);
  let aligned = 0;
  for (const row of rows) {
    const facts = theirs.get(row.domain);
    if (facts && agrees(row, facts) && !unprepared.has(row.id)) continue;
    aligned += 1;
    await inTransaction(ctx, (ctx) => enqueue(ctx, alignDomainJob, { registrationId: row.id }, { key: row.id }));
  }
  const unfinished = await ctx.db
    .selectDistinct({ id: domainRenewals.registrationId })
    .from(domainRenewals)
    .where(ne(domainRenewals.state, 'done'));
  const open = new Set(unfinished.map(({ id }) => id));
  const due = rows.filter(
    (row) => !row.endedAt && (open.has(row.id) || yearIsDue(theirs.get(row.domain)?.expiresAt ?? NEVER, row.paidUntil)),
  );
  for (const row of due) await retryRenewal(ctx, row.id);
  const strangers = await strangersAmong(ctx, [...theirs.keys()]);
  for (const domain of strangers) {
    await inTransaction(ctx, async (ctx) => {
      const detail = `${domain} is in the registrar’s account, and no order has it`;
      await emit(ctx, 'domains.differs', { orderId: '', domain, what: 'unknown', detail });
    });
  }
  const zonesRemoved = await removeOldZones(ctx);
  const counts = {
    ours: rows.length,
    theirs: theirs.size,
    aligned,
    due: due.length,
    unknown: strangers.length,
    zonesRemoved,
  };
  ctx.log.info(counts, 'names compared with the registrar');
}

/** A name that is not in the list is no reason to buy a year of it. */
const NEVER = new Date(8.64e15);

const agrees = (row: Registration, facts: DomainFacts): boolean =>
  !facts.autoRenew &&
  facts.locked === row.wantLocked &&
  row.locked === facts.locked &&
  row.missingSince === null &&
  row.expiresAt?.getTime() === facts.expiresAt.getTime();

/** Names of the account that no running or past order of ours explains. */
export async function strangersAmong(ctx: Ctx, domains: string[]): Promise<string[]> {
  const unknown: string[] = [];
  for (let from = 0; from < domains.length; from += PAGE) {
    const page = domains.slice(from, from + PAGE);
    const known = new Set((await liveRegistrations(ctx, page)).map((row) => row.domain));
    // An operation that failed in our books may have succeeded after all: that too is for a person.
    unknown.push(...page.filter((domain) => !known.has(domain)));
  }
  if (unknown.length === 0) return [];
  const lapsing = await ctx.db
    .select({ domain: domainRegistrations.domain })
    .from(domainRegistrations)
    .where(and(inArray(domainRegistrations.domain, unknown), inArray(domainRegistrations.state, GONE)));
  const past = new Set(lapsing.map((row) => row.domain));
  return unknown.filter((domain) => !past.has(domain));
}
