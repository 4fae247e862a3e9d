import { and, arrayOverlaps, count, eq, inArray } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isPhone, MAIL } from '../../site-kit/forms/read-details.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { requireAgreement } from '../agreements/index.server.ts';
import { contactsIn, liveSite, refreshEmptied, refreshShown } from '../sites/index.server.ts';
import { MOST_BLOCKED } from './block.rules.ts';
import { keepsBlocked } from './kept-blocked.ts';
import { keptOf, marksAt, personOf } from './person.ts';
import type { BlockInput, LiftInput } from './schemas.ts';
import { blockedPeople, type Blocked } from './tables.ts';

/**
 * From now on nothing is ordered, booked or subscribed to at this site in the name of this address or this number; what is there stays.
 * Blocked again, the time begins anew. Throws sites.not-found (404) before anything was published, agreements.needed, blocklist.full
 * (409), blocklist.contact-needed (422) where neither is given, or one is none.
 */
export function blockPerson(
  ctx: Ctx,
  { by: { siteId }, ...person }: { by: SiteAccess<'dispose'> } & BlockInput,
): Promise<void> {
  const { mail, phone } = person;
  const contacts = contactsIn(person);
  if (contacts.length === 0 || (mail !== '' && !MAIL.test(mail)) || (phone !== '' && !isPhone(phone)))
    throw new AppError('blocklist.contact-needed', { status: 422 });
  return inTransaction(ctx, async (ctx) => {
    if (!(await liveSite(ctx, siteId))) throw new AppError('sites.not-found', { status: 404 });
    await requireAgreement(ctx, { siteId, isFirst: false });
    await oneAtATime(ctx, `blocklist:${siteId}`);
    const known = (await withContacts(ctx, { siteId, mail, phone })).map(({ id, ...row }) => ({
      id,
      has: contactsIn(personOf(ctx, row)),
    }));
    const whole = known.find(({ has }) => contacts.every((each) => has.includes(each)));
    const blockedAt = ctx.clock.now();
    if (whole) {
      await ctx.db.update(blockedPeople).set({ blockedAt }).where(eq(blockedPeople.id, whole.id));
      return;
    }
    // Of whom less was known.
    const parts = known.filter(({ has }) => has.every((each) => contacts.includes(each))).map(({ id }) => id);
    await ctx.db.delete(blockedPeople).where(inArray(blockedPeople.id, parts));
    const own = eq(blockedPeople.siteId, siteId);
    const [row] = await ctx.db.select({ n: count() }).from(blockedPeople).where(own);
    if ((row?.n ?? 0) >= MOST_BLOCKED) throw new AppError('blocklist.full', { status: 409 });
    const id = newId('blk');
    await ctx.db.insert(blockedPeople).values({ id, siteId, ...keptOf(ctx, { siteId, person }), blockedAt });
    await audit(ctx, 'blocklist.blocked', siteId, { block: id });
    if (row?.n === 0) await refreshShown(ctx, [siteId]);
  });
}

/** Whoever has this address or this number may order, book and subscribe again. Nothing where nobody is blocked by them. */
export function liftBlock(
  ctx: Ctx,
  { by: { siteId }, ...contacts }: { by: SiteAccess<'dispose'> } & LiftInput,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await oneAtATime(ctx, `blocklist:${siteId}`);
    for (const { id } of await withContacts(ctx, { siteId, ...contacts })) {
      await ctx.db.delete(blockedPeople).where(eq(blockedPeople.id, id));
      await audit(ctx, 'blocklist.lifted', siteId, { block: id });
    }
    await refreshEmptied(ctx, { siteIds: [siteId], keeps: keepsBlocked });
  });
}

function withContacts(ctx: TxCtx, of: { siteId: string } & LiftInput): Promise<Blocked[]> {
  const marks = marksAt(ctx, of);
  const same = and(eq(blockedPeople.siteId, of.siteId), arrayOverlaps(blockedPeople.marks, marks));
  return ctx.db.select().from(blockedPeople).where(same).orderBy(blockedPeople.id);
}
