import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { alignDomainJob } from './jobs.ts';
import { noteMissing } from './note-missing.ts';
import type { DomainFacts } from './registrar.port.ts';
import { findRegistration, type Registration } from './registration.ts';
import { domainRegistrations } from './tables.ts';

const AGAIN_S = 5;

/**
 * Brings a name at the registrar to what we want of it: no year bought by itself, the lock as its owner set it, our name
 * servers (providers' zone step). Each call is safe to repeat; the job comes back until the registrar says that all is so.
 */
export async function alignDomain(ctx: Ctx, registrationId: string): Promise<void> {
  const row = await findRegistration(ctx.db, registrationId);
  if (row?.state !== 'registered') return;
  const facts = await ctx.ports.registrar.details(row.domain);
  if (!facts) return noteMissing(ctx, row);
  await noteFacts(ctx, row, facts);
  const change = nextChange(ctx, row, facts);
  if (!change) return;
  await change();
  await ctx.db.transaction((tx) =>
    ctx.jobs.enqueue(tx, alignDomainJob, { registrationId }, { delaySeconds: AGAIN_S, key: registrationId }),
  );
}

/** One at a time: the registrar takes one operation for a name. */
function nextChange(ctx: Ctx, row: Registration, facts: DomainFacts): (() => Promise<void>) | null {
  const { registrar } = ctx.ports;
  const { domain, wantLocked } = row;
  const { nameServers } = ctx.config.registrar;
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
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(domainRegistrations)
      .set({ expiresAt, locked, nameServers, checkedAt: ctx.clock.now(), missingSince: null })
      .where(eq(domainRegistrations.id, row.id));
    if (row.missingSince) await ctx.emit(tx, 'domains.agrees', { domain: row.domain });
  });
}
