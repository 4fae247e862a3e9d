import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Registration } from './registration.ts';
import { keptRecords } from './tables.ts';
import type { ZoneRecord } from './zones.port.ts';

/**
 * Looks, before a transfer is ordered, at what the name has in the DNS, and keeps its mail: those records go into the zone that
 * will answer for it. Read once; false for a signed name, whose DS must go from its parent first, or the whole name would be dark
 * when its servers change. Throws domains.dns-unavailable: what cannot be read is never taken for nothing.
 */
export async function keepPresentZone(ctx: Ctx, { id, orderId, domain }: Registration): Promise<boolean> {
  const [known] = await ctx.db.select().from(keptRecords).where(eq(keptRecords.registrationId, id));
  if (known) return true;
  const { nameServers, signed, records } = await ctx.ports.dns.read(domain);
  await ctx.db.transaction(async (tx) => {
    if (signed) {
      const detail = `${domain} is signed: its DS must be removed where it is registered now; looked at again every hour`;
      return ctx.emit(tx, 'domains.stuck', { orderId, domain, registrationId: id, detail });
    }
    const kept = records.map((record): ZoneRecord => ({ ...record, owner: 'kept' }));
    const row = { registrationId: id, records: kept, nameServers, readAt: ctx.clock.now() };
    await tx.insert(keptRecords).values(row).onConflictDoNothing();
    await audit(tx, ctx, 'domains.records-kept', orderId, { domain, records: kept.length });
  });
  return !signed;
}
