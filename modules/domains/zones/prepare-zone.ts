import { and, eq, inArray, lt } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { callOnce } from '../../../platform/external-calls.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Registration } from '../registration/registration.ts';
import { GONE } from '../registration/registration.states.ts';
import { domainRegistrations, domainZones, keptRecords } from '../tables.ts';
import { recordsFor, recordsOfRooms, zoneRecords } from '../zone-records.ts';
import type { HostedZone, ZoneRecord } from './zones.port.ts';

/** After that a search of the vendor's list that finds nothing means that nothing was made. */
const SURE_AFTER_MS = 60_000;
/** Who has taken a name away may still use our answers until theirs are set up. */
const KEEP_AFTER_LEAVING_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * One step further on the way to a zone that answers for this name with our addresses: made once, filled, and followed
 * until all its servers know. Returns the name servers that the name should have; null while they would not answer yet, so
 * that nobody is sent to an empty zone, and a registry that asks them first finds an answer.
 */
export async function prepareZone(ctx: Ctx, row: Registration): Promise<string[] | null> {
  const { addresses, nameServers } = ctx.config.zones;
  if (addresses.length === 0) return nameServers;
  const zone = await findZone(ctx, row.id);
  if (!zone) {
    await makeZone(ctx, row);
    return null;
  }
  const [kept] = await ctx.db.select().from(keptRecords).where(eq(keptRecords.registrationId, row.id));
  const ofRooms = await recordsOfRooms(ctx, row);
  const wanted = zoneRecords(recordsFor(row.domain, addresses), ofRooms, kept?.records ?? []);
  if (!sameRecords(zone.records, wanted) || zone.changeId === null) {
    const changeId = await ctx.ports.zones.put(zone.zoneId, wanted);
    await note(ctx, row.id, { records: wanted, changeId, readyAt: null });
    return null;
  }
  if (zone.readyAt) return zone.nameServers;
  const known = await ctx.ports.zones.inSync(zone.changeId);
  if (known === false) return null;
  // The vendor forgot a change that nobody asked about for long: written again.
  await note(ctx, row.id, known === null ? { changeId: null } : { readyAt: ctx.clock.now() });
  return known === null ? null : zone.nameServers;
}

type Zone = typeof domainZones.$inferSelect;

async function findZone(ctx: Ctx, registrationId: string): Promise<Zone | null> {
  const [row] = await ctx.db.select().from(domainZones).where(eq(domainZones.registrationId, registrationId));
  return row ?? null;
}

const note = (ctx: Ctx, registrationId: string, change: Partial<Zone>) =>
  ctx.db.update(domainZones).set(change).where(eq(domainZones.registrationId, registrationId));

async function makeZone(ctx: Ctx, { id, orderId, domain }: Registration): Promise<void> {
  const { zones } = ctx.ports;
  const input = { domain, reference: id };
  const made = await callOnce<typeof input, HostedZone>(ctx, {
    key: `zone:${id}`,
    subject: orderId,
    input,
    look: () => zones.find(input),
    sureAfterMs: SURE_AFTER_MS,
    call: (asked) => zones.create(asked),
  });
  await inTransaction(ctx, async (ctx) => {
    const row = { registrationId: id, zoneId: made.id, nameServers: made.nameServers, createdAt: ctx.clock.now() };
    const [fresh] = await ctx.db.insert(domainZones).values(row).onConflictDoNothing().returning();
    if (fresh) await audit(ctx, 'domains.zone-made', orderId, { domain, zone: made.id });
  });
}

const sameRecords = (has: ZoneRecord[] | null, wanted: ZoneRecord[]): boolean =>
  has?.length === wanted.length &&
  wanted.every(({ name, type, values }, index) => {
    const other = has[index];
    return other?.name === name && other.type === type && other.values.join() === values.join();
  });

/** Registrations whose zone is not there, not filled as it should be now, or not yet answering. */
export async function unpreparedNames(ctx: Ctx, rows: Registration[]): Promise<Set<string>> {
  const { addresses } = ctx.config.zones;
  if (addresses.length === 0) return new Set();
  const kept = new Map((await ctx.db.select().from(keptRecords)).map((each) => [each.registrationId, each.records]));
  const zones = new Map((await ctx.db.select().from(domainZones)).map((zone) => [zone.registrationId, zone]));
  const behind = new Set<string>();
  for (const row of rows) {
    const zone = zones.get(row.id);
    const site = recordsFor(row.domain, addresses);
    const wanted = zoneRecords(site, await recordsOfRooms(ctx, row), kept.get(row.id) ?? []);
    if (!zone?.readyAt || !sameRecords(zone.records, wanted)) behind.add(row.id);
  }
  return behind;
}

/** Zones of names that left, lapsed or were lost a month ago: a zone that answers for somebody else's name is a trap. */
export async function removeOldZones(ctx: Ctx): Promise<number> {
  const old = await ctx.db
    .select({ zone: domainZones, orderId: domainRegistrations.orderId, domain: domainRegistrations.domain })
    .from(domainZones)
    .innerJoin(domainRegistrations, eq(domainRegistrations.id, domainZones.registrationId))
    .where(
      and(
        inArray(domainRegistrations.state, GONE),
        lt(domainRegistrations.updatedAt, new Date(ctx.clock.now().getTime() - KEEP_AFTER_LEAVING_MS)),
      ),
    );
  for (const { zone, orderId, domain } of old) {
    await ctx.ports.zones.remove(zone.zoneId);
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.delete(domainZones).where(eq(domainZones.registrationId, zone.registrationId));
      await audit(ctx, 'domains.zone-removed', orderId, { domain, zone: zone.zoneId });
    });
  }
  return old.length;
}
