import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { requestPublish } from '../sites/index.server.ts';
import { LIVE } from './booking.states.ts';
import { lockCalendar, type Calendar, type Service } from './calendar.ts';
import { offersDeposits } from './deposits/ask-deposit.ts';
import { isWithinPrice, type DepositRule } from './deposits/deposit.rules.ts';
import { LIMITS, type PeopleInput, type ServicesInput, type SettingsInput } from './schemas.ts';
import {
  bookingClaims,
  bookingClosedDays,
  bookingLoads,
  bookingPeople,
  bookings,
  bookingServices,
  bookingSessions,
  bookingSettings,
} from './tables.ts';
import { bookingFeeds } from './calendars/tables.ts';

type By = { by: SiteAccess<'draft'> };

/** Throws booking.not-found (404), booking.kind-in-use (409) while bookings of the other kind lie ahead. */
export function saveSettings(ctx: Ctx, { by, ...given }: By & SettingsInput): Promise<void> {
  return changing(ctx, by, { what: 'settings' }, async (ctx, { settings }) => {
    if (given.kind !== settings.kind && (await hasBookings(ctx, by.siteId)))
      throw new AppError('booking.kind-in-use', { status: 409 });
    // Only tables are one room for all.
    const most = given.kind === 'table' ? given.covers : LIMITS.party;
    await ctx.db
      .update(bookingSettings)
      .set({
        kind: given.kind,
        mode: given.mode,
        step: given.step,
        noticeMinutes: given.notice_minutes,
        horizonDays: given.horizon_days,
        lastMinutes: given.last_minutes,
        cancelMinutes: given.cancel_minutes,
        covers: given.covers,
        partyMost: Math.min(given.party_most, most),
        partyInstant: Math.min(given.party_instant, most),
      })
      .where(eq(bookingSettings.siteId, by.siteId));
    // A shorter notice shows again what a longer one had taken off the page.
    await ctx.db
      .update(bookingSessions)
      .set({ isListed: true })
      .where(
        and(
          eq(bookingSessions.siteId, by.siteId),
          isNull(bookingSessions.cancelledAt),
          gt(bookingSessions.startsAt, ctx.clock.now()),
        ),
      );
    // Who has a place keeps it, where there is room for fewer from now on.
    await ctx.db
      .update(bookingLoads)
      .set({ places: sql`greatest(${bookingLoads.taken}, ${given.covers})` })
      .where(and(eq(bookingLoads.siteId, by.siteId), gt(bookingLoads.slot, ctx.clock.now())));
  });
}

/**
 * All services, in their order. Throws booking.not-found (404), booking.one-needed (409) where none would be offered, booking.no-deposits (409)
 * where none can be asked here, booking.deposit-too-high (422) where it is more than the stated price.
 */
export function saveServices(ctx: Ctx, { by, services }: By & ServicesInput): Promise<void> {
  return changing(ctx, by, { what: 'services' }, async (ctx, calendar) => {
    const known = new Map(calendar.services.map(({ id, deposit }) => [id, deposit]));
    const given = services.map((each) => ({
      ...each,
      deposit: each.deposit === undefined ? (known.get(each.id ?? '') ?? null) : each.deposit,
    }));
    const rows = listed(by.siteId, 'bsv', calendar.services, given);
    requireDeposits(calendar, rows, known);
    await ctx.db.update(bookingServices).set({ gone: true }).where(eq(bookingServices.siteId, by.siteId));
    await ctx.db
      .insert(bookingServices)
      .values(rows)
      .onConflictDoUpdate({
        target: bookingServices.id,
        set: { ...KEPT, minutes: sql`excluded.minutes`, price: sql`excluded.price`, deposit: sql`excluded.deposit` },
      });
  });
}

/**
 * Everybody whose time is booked. Throws booking.not-found (404), booking.one-needed, booking.person-booked (409) where somebody with bookings
 * ahead would be put away, booking.too-many (429) with the tables.
 */
export function savePeople(ctx: Ctx, { by, people }: By & PeopleInput): Promise<void> {
  return changing(ctx, by, { what: 'people' }, async (ctx, calendar) => {
    requireFew([...people, ...calendar.tables]);
    const rows = listed(by.siteId, 'bpe', calendar.people, people);
    const stay = new Set(rows.map(({ id }) => id));
    const gone = calendar.people.filter(({ id }) => !stay.has(id)).map(({ id }) => id);
    if (gone.length > 0 && (await holdsAhead(ctx, gone))) throw new AppError('booking.person-booked', { status: 409 });
    const isPerson = and(eq(bookingPeople.siteId, by.siteId), isNull(bookingPeople.seatsTo));
    await ctx.db.update(bookingPeople).set({ gone: true }).where(isPerson);
    await ctx.db.insert(bookingPeople).values(rows).onConflictDoUpdate({ target: bookingPeople.id, set: KEPT });
    // Their calendars block nobody's time any more.
    if (gone.length > 0) await ctx.db.delete(bookingFeeds).where(inArray(bookingFeeds.personId, gone));
  });
}

type Deposited = Pick<Service, 'id' | 'deposit' | 'price'>;
/** One that stands already may stay where it is asked of nobody now: the site has lost its hours, say. */
function requireDeposits(
  calendar: Calendar,
  rows: readonly Deposited[],
  known: ReadonlyMap<string, DepositRule | null>,
) {
  const isNew = ({ id, deposit }: Deposited) => deposit !== null && (known.get(id) ?? null) === null;
  if (rows.some(isNew) && !offersDeposits(calendar)) throw new AppError('booking.no-deposits', { status: 409 });
  if (!rows.every(isWithinPrice)) throw new AppError('booking.deposit-too-high', { status: 422 });
}

/** People and tables are so many together. Throws booking.too-many (429). */
export function requireFew(resources: readonly unknown[]): void {
  if (resources.length > LIMITS.people) throw new AppError('booking.too-many', { status: 429 });
}

/** What a list that is saved as a whole writes over a row that stays. */
export const KEPT = {
  name: sql`excluded.name`,
  active: sql`excluded.active`,
  position: sql`excluded.position`,
  gone: false,
};

/** The rows of such a list, in its order: under their ids those that are known, each once; all others are new. */
export function listed<Row extends { id?: string | undefined; active: boolean }>(
  siteId: string,
  prefix: string,
  known: readonly { id: string }[],
  given: readonly Row[],
) {
  if (!given.some(({ active }) => active)) throw new AppError('booking.one-needed', { status: 409 });
  const ids = new Set(known.map(({ id }) => id));
  return given.map(({ id = '', ...row }, position) => ({
    ...row,
    id: ids.delete(id) ? id : newId(prefix),
    siteId,
    position,
    gone: false,
  }));
}

/** Nothing more is booked on that day, or again; what is booked stays. Throws booking.not-found (404), booking.too-many (429). */
export function closeDay(ctx: Ctx, { by, day, closed }: By & { day: string; closed: boolean }): Promise<void> {
  return changing(ctx, by, { what: 'day', isShown: false }, async (ctx, { hours }) => {
    const row = { siteId: by.siteId, day };
    if (!closed) {
      const same = and(eq(bookingClosedDays.siteId, by.siteId), eq(bookingClosedDays.day, day));
      await ctx.db.delete(bookingClosedDays).where(same);
      return;
    }
    if (hours.closed.size >= LIMITS.closedDays) throw new AppError('booking.too-many', { status: 429 });
    await ctx.db.insert(bookingClosedDays).values(row).onConflictDoNothing();
  });
}

/** One change of what can be booked. `isShown`: the page of an open site says it, and is made anew. */
export function changing(
  ctx: Ctx,
  by: SiteAccess<'draft'>,
  { what, isShown = true }: { what: string; isShown?: boolean },
  change: (ctx: TxCtx, calendar: Calendar) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    await change(ctx, calendar);
    await audit(ctx, 'booking.changed', by.siteId, { what });
    if (calendar.settings.status === 'open' && isShown) await requestPublish(ctx, by.siteId);
  });
}

async function hasBookings(ctx: TxCtx, siteId: string): Promise<boolean> {
  const ahead = and(
    eq(bookings.siteId, siteId),
    inArray(bookings.state, [...LIVE]),
    gt(bookings.endsAt, ctx.clock.now()),
  );
  return (await ctx.db.select({ id: bookings.id }).from(bookings).where(ahead).limit(1)).length > 0;
}
async function holdsAhead(ctx: TxCtx, people: string[]): Promise<boolean> {
  const ahead = and(inArray(bookingClaims.personId, people), gt(bookingClaims.toAt, ctx.clock.now()));
  return (await ctx.db.select({ id: bookingClaims.bookingId }).from(bookingClaims).where(ahead).limit(1)).length > 0;
}
