import { and, inArray } from 'drizzle-orm';
import { LIVE } from './registration/registration.states.ts';
import { domainRegistrations, domainRenewals, domainZones, keptRecords } from './tables.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/** Those of these orders that still have a name with us. */
export async function ordersWithDomains(ctx: TxCtx, orderIds: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ orderId: domainRegistrations.orderId })
    .from(domainRegistrations)
    .where(and(inArray(domainRegistrations.orderId, orderIds), inArray(domainRegistrations.state, [...LIVE])));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Names that are no longer with us, and who held them. */
export async function purgeDomains(ctx: TxCtx, orderIds: string[]): Promise<void> {
  const gone = ctx.db
    .select({ id: domainRegistrations.id })
    .from(domainRegistrations)
    .where(inArray(domainRegistrations.orderId, orderIds));
  await ctx.db.delete(keptRecords).where(inArray(keptRecords.registrationId, gone));
  await ctx.db.delete(domainZones).where(inArray(domainZones.registrationId, gone));
  await ctx.db.delete(domainRenewals).where(inArray(domainRenewals.registrationId, gone));
  await ctx.db.delete(domainRegistrations).where(inArray(domainRegistrations.orderId, orderIds));
}
