import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import { besideSite } from './beside-site.rules.ts';
import { hasMail, isAsked, mailServers } from '../transfer/mail-of-name.rules.ts';
import { factOf, type Kept } from '../transfer/mail-question.ts';
import type { PresentDns } from './present-dns.port.ts';
import type { Registration } from '../registration/registration.ts';
import { domainRegistrations, keptRecords } from '../tables.ts';
import { recordsOfRooms } from '../zone-records.ts';
import type { ZoneRecord } from './zones.port.ts';

/** What was read so long ago is read again before a transfer is ordered. */
const FRESH_MS = 60 * 60 * 1000;

/**
 * Looks, before a transfer is ordered, at what the name has in the DNS, and keeps its mail: those records go into the zone that
 * will answer for it. False: it must not be ordered now. That is so for a signed name, whose DS must go from its parent first,
 * or the whole name would be dark when its servers change; and for one with mail until its owner has said go to these very mail
 * servers. Throws domains.dns-unavailable: what cannot be read is never taken for nothing.
 */
export async function keepPresentZone(ctx: Ctx, row: Registration): Promise<boolean> {
  const [known] = await ctx.db.select().from(keptRecords).where(eq(keptRecords.registrationId, row.id));
  if (known && isAsked(known)) return false;
  const old = ctx.clock.now().getTime() - FRESH_MS;
  if (known && known.readAt.getTime() > old && hasWord(known)) return true;
  const present = await ctx.ports.dns.read(row.domain);
  return inTransaction(ctx, async (ctx) => {
    // Given up meanwhile, or asked by another worker.
    const [still] = await ctx.db
      .select({ id: domainRegistrations.id })
      .from(domainRegistrations)
      .where(and(eq(domainRegistrations.id, row.id), eq(domainRegistrations.state, 'wanted')))
      .for('update');
    const [before] = await ctx.db.select().from(keptRecords).where(eq(keptRecords.registrationId, row.id));
    if (!still || (before && isAsked(before))) return false;
    if (!present.signed) return keep(ctx, row, { present, before });
    const detail = `${row.domain} is signed: its DS must be removed where it is registered now; looked at again every hour`;
    await emit(ctx, 'domains.stuck', { orderId: row.orderId, domain: row.domain, registrationId: row.id, detail });
    return false;
  });
}

/** What was kept needs no word any more; of a name without one it is looked again. */
const hasWord = ({ records, answer }: Kept): boolean => mailServers(records).length === 0 || answer === 'go';

/** The word was given for the mail servers that were shown: for others it is asked again, but for those of a room, to which the owner led mail since. */
async function isCovered(
  ctx: TxCtx,
  row: Registration,
  { before, records }: { before: Kept; records: ZoneRecord[] },
): Promise<boolean> {
  if (before.answer !== 'go') return false;
  const [shown, servers] = [mailServers(before.records), mailServers(records)];
  if (shown.join() === servers.join()) return true;
  const fresh = servers.filter((each) => !shown.includes(each));
  const ofRooms = mailServers(await recordsOfRooms(ctx, row));
  return fresh.length > 0 && fresh.every((each) => ofRooms.includes(each));
}

async function keep(
  ctx: TxCtx,
  row: Registration,
  { present, before }: { present: PresentDns; before: Kept | undefined },
): Promise<boolean> {
  const { id: registrationId, orderId, domain } = row;
  const now = ctx.clock.now();
  const records = besideSite(domain, present.records, present.addresses).map((record): ZoneRecord => ({
    ...record,
    owner: 'kept',
  }));
  const read = { records, nameServers: present.nameServers, readAt: now };
  const asks = hasMail(domain, present.records) && !(before && (await isCovered(ctx, row, { before, records })));
  const question = asks ? { askedAt: now, answer: null, answeredAt: null, remindedAt: null, calledAt: null } : {};
  const [kept] = await ctx.db
    .insert(keptRecords)
    .values({ registrationId, ...read, ...question })
    .onConflictDoUpdate({ target: keptRecords.registrationId, set: { ...read, ...question } })
    .returning();
  await audit(ctx, 'domains.records-kept', orderId, { domain, records: records.length });
  if (!asks || !kept) return true;
  await ctx.db
    .update(domainRegistrations)
    .set({ waitsFor: 'customer' })
    .where(eq(domainRegistrations.id, registrationId));
  await audit(ctx, 'domains.mail-asked', orderId, { domain, servers: mailServers(records) });
  await emit(ctx, 'domains.mail-found', { ...factOf(row, kept), reminder: false });
  return false;
}
