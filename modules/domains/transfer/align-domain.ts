import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { emit, enqueue, inTransaction } from '../../../platform/transaction.ts';
import { alignDomainJob } from '../jobs.ts';
import { noteMissing } from '../note-missing.ts';
import { prepareZone } from '../zones/prepare-zone.ts';
import type { DomainFacts } from '../registration/registrar.port.ts';
import { findRegistration, type Registration } from '../registration/registration.ts';
import { domainRegistrations } from '../tables.ts';

const AGAIN_S = 5;

/**
 * Brings a name to what we want of it: a zone that answers for it, and at the registrar no year bought by itself, the lock
 * as its owner set it, our name servers. Each call is safe to repeat; the job comes back until all is so.
 */
export async function alignDomain(ctx: Ctx, registrationId: string): Promise<void> {
  const row = await findRegistration(ctx, registrationId);
  if (row?.state !== 'registered') return;
  const facts = await ctx.ports.registrar.details(row.domain);
  if (!facts) return noteMissing(ctx, row);
  await noteFacts(ctx, row, facts);
  const servers = await prepareZone(ctx, row);
  const change = nextChange(ctx, row, facts, servers ?? []);
  if (!change && servers !== null) return;
  await change?.();
  await inTransaction(ctx, (ctx) =>
    enqueue(ctx, alignDomainJob, { registrationId }, { delaySeconds: AGAIN_S, key: registrationId }),
  );
}

/** One at a time: the registrar takes one operation for a name. */
function nextChange(
  ctx: Ctx,
  row: Registration,
  facts: DomainFacts,
  nameServers: string[],
): (() => Promise<void>) | null {
  const { registrar } = ctx.ports;
  const { domain, wantLocked } = row;
  if (facts.autoRenew) return () => registrar.setAutoRenew(domain, false);
  if (facts.locked !== wantLocked) return () => registrar.setLock(domain, wantLocked);
  if (!sameServers(facts.nameServers, nameServers)) return () => registrar.setNameServers(domain, nameServers);
  return null;
}

/** Without name servers of ours the name keeps those it has. Who is about to leave sets their own. */
const sameServers = (has: string[], wanted: string[]): boolean =>
  wanted.length === 0 || (has.length === wanted.length && wanted.every((host) => has.includes(host)));

/** Keeps what the registrar says of a name. */
export async function noteFacts(ctx: Ctx, row: Registration, facts: DomainFacts): Promise<void> {
  const { expiresAt, locked, nameServers } = facts;
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(domainRegistrations)
      .set({ expiresAt, locked, nameServers, checkedAt: ctx.clock.now(), missingSince: null })
      .where(eq(domainRegistrations.id, row.id));
    if (row.missingSince) await emit(ctx, 'domains.agrees', { domain: row.domain });
  });
}
