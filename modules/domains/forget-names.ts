import { and, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { LIVE } from './registration.states.ts';
import { domainRegistrations, domainRenewals, domainZones, keptRecords } from './tables.ts';

/** Those of these orders that still have a name with us. */
export async function ordersWithNames(tx: Tx, orderIds: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ orderId: domainRegistrations.orderId })
    .from(domainRegistrations)
    .where(and(inArray(domainRegistrations.orderId, orderIds), inArray(domainRegistrations.state, [...LIVE])));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Names that are no longer with us, and who held them. */
export async function forgetNames(tx: Tx, orderIds: string[]): Promise<void> {
  const gone = tx
    .select({ id: domainRegistrations.id })
    .from(domainRegistrations)
    .where(inArray(domainRegistrations.orderId, orderIds));
  await tx.delete(keptRecords).where(inArray(keptRecords.registrationId, gone));
  await tx.delete(domainZones).where(inArray(domainZones.registrationId, gone));
  await tx.delete(domainRenewals).where(inArray(domainRenewals.registrationId, gone));
  await tx.delete(domainRegistrations).where(inArray(domainRegistrations.orderId, orderIds));
}
