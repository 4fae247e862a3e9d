import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { newId } from '../../../platform/ids.ts';
import type { Sealed } from '../../../platform/seal.ts';
import { emit, enqueue } from '../../../platform/transaction.ts';
import { registerDomainJob } from '../jobs.ts';
import type { StoredContact } from './contact.ts';
import { registrationsOf, liveRegistrations } from './registration.ts';
import { domainRegistrations } from '../tables.ts';

export interface RequestedDomain {
  orderId: string;
  domain: string;
  kind: 'register' | 'transfer';
  /** Counted from 0 in the order in which the customer chose; another name for one that failed has its place. */
  place: number;
  /** Added after the purchase: euro cents a year, and the charge of its first. */
  price: number | null;
  chargeId: string | null;
  contact: StoredContact;
  /** Whose name the registry will show: `contact` is theirs. */
  holder: 'customer' | 'operator';
  authcode: Sealed | null;
}

/**
 * Paid names: a row and a job each, in the transaction that says so. Of two orders that pay for one name the first has
 * it; the other's fails here and now, and its customer is asked. The same name twice for an order is one row. `domains`
 * stand as the customer chose them, the main address first; names that the order has already stay before them.
 */
export async function requestRegistration(
  ctx: TxCtx,
  wanted: Omit<RequestedDomain, 'domain' | 'place'> & { domains: string[] },
): Promise<void> {
  const { domains, ...rest } = wanted;
  const chosen = [...new Set(domains)];
  const places = (await registrationsOf(ctx, wanted.orderId)).map(({ place }) => place + 1);
  const first = Math.max(0, ...places);
  // In one order for everybody, so that two orders with the same two names do not wait for each other.
  for (const domain of chosen.toSorted()) {
    const name = { ...rest, domain, place: first + chosen.indexOf(domain) };
    if (await claimDomain(ctx, name)) continue;
    const [holder] = await liveRegistrations(ctx, [domain]);
    if (holder?.orderId !== wanted.orderId) await failAtOnce(ctx, name);
  }
}

/** False when somebody, perhaps this very order, has the name already. */
export async function claimDomain(ctx: TxCtx, wanted: RequestedDomain): Promise<boolean> {
  const [fresh] = await ctx.db
    .insert(domainRegistrations)
    .values(newRow(ctx, wanted, 'wanted'))
    .onConflictDoNothing()
    .returning({ id: domainRegistrations.id });
  if (!fresh) return false;
  await audit(ctx, 'domains.want', wanted.orderId, { domain: wanted.domain, kind: wanted.kind });
  await enqueue(ctx, registerDomainJob, { registrationId: fresh.id }, { key: fresh.id });
  return true;
}

async function failAtOnce(ctx: TxCtx, wanted: RequestedDomain): Promise<void> {
  const { orderId, domain } = wanted;
  const row = newRow(ctx, { ...wanted, authcode: null }, 'failed');
  const reason = 'another order of ours has this name';
  await ctx.db.insert(domainRegistrations).values({ ...row, failure: 'taken', reason });
  await audit(ctx, 'domains.failed', orderId, { domain, failure: 'taken' });
  await emit(ctx, 'domains.failed', { orderId, domain, registrationId: row.id, failure: 'taken' });
}

function newRow(ctx: Ctx, wanted: RequestedDomain, state: 'wanted' | 'failed') {
  const now = ctx.clock.now();
  return { ...wanted, id: newId('dom'), state, createdAt: now, updatedAt: now };
}
