import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { publishSiteJob } from '../sites/index.server.ts';
import { LIVE } from './booking.states.ts';
import { requireCalendar, type Calendar } from './calendar.ts';
import { LIMITS, type PeopleInput, type ServicesInput, type SettingsInput } from './schemas.ts';
import {
  bookingClaims,
  bookingClosedDays,
  bookingLoads,
  bookingPeople,
  bookings,
  bookingServices,
  bookingSettings,
} from './tables.ts';

type By = { by: SiteAccess<'draft'> };

/** Throws booking.not-found (404), booking.kind-in-use (409) while bookings of the other kind lie ahead. */
export function saveSettings(ctx: Ctx, { by, ...given }: By & SettingsInput): Promise<void> {
  return changing(ctx, by, 'settings', async (ctx, { settings }) => {
    if (given.kind !== settings.kind && (await hasBookings(ctx, by.siteId)))
      throw new AppError('booking.kind-in-use', { status: 409 });
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
        partyMost: Math.min(given.party_most, given.covers),
        partyInstant: Math.min(given.party_instant, given.covers),
      })
      .where(eq(bookingSettings.siteId, by.siteId));
    // Who has a place keeps it, where there is room for fewer from now on.
    await ctx.db
      .update(bookingLoads)
      .set({ places: sql`greatest(${bookingLoads.taken}, ${given.covers})` })
      .where(and(eq(bookingLoads.siteId, by.siteId), gt(bookingLoads.slot, ctx.clock.now())));
  });
}

/** All services, in their order. Throws booking.not-found (404), booking.one-needed (409) where none would be offered. */
export function saveServices(ctx: Ctx, { by, services }: By & ServicesInput): Promise<void> {
  return changing(ctx, by, 'services', async (ctx, calendar) => {
    if (!services.some(({ active }) => active)) throw new AppError('booking.one-needed', { status: 409 });
    const known = new Set(calendar.services.map(({ id }) => id));
    await ctx.db.update(bookingServices).set({ gone: true }).where(eq(bookingServices.siteId, by.siteId));
    for (const [position, { id, ...service }] of services.entries()) {
      const row = { ...service, position, gone: false };
      if (id !== undefined && known.has(id))
        await ctx.db.update(bookingServices).set(row).where(eq(bookingServices.id, id));
      else await ctx.db.insert(bookingServices).values({ ...row, id: newId('bsv'), siteId: by.siteId });
    }
  });
}

/**
 * Everybody whose time is booked. Throws booking.not-found (404), booking.one-needed, booking.person-booked (409) where somebody with bookings
 * ahead would be put away.
 */
export function savePeople(ctx: Ctx, { by, people }: By & PeopleInput): Promise<void> {
  return changing(ctx, by, 'people', async (ctx, calendar) => {
    if (!people.some(({ active }) => active)) throw new AppError('booking.one-needed', { status: 409 });
    const known = new Set(calendar.people.map(({ id }) => id));
    const stay = new Set(people.map(({ id }) => id));
    const gone = calendar.people.filter(({ id }) => !stay.has(id)).map(({ id }) => id);
    if (gone.length > 0 && (await holdsAhead(ctx, gone))) throw new AppError('booking.person-booked', { status: 409 });
    await ctx.db.update(bookingPeople).set({ gone: true }).where(eq(bookingPeople.siteId, by.siteId));
    for (const [position, { id, ...person }] of people.entries()) {
      const row = { ...person, position, gone: false };
      if (id !== undefined && known.has(id))
        await ctx.db.update(bookingPeople).set(row).where(eq(bookingPeople.id, id));
      else await ctx.db.insert(bookingPeople).values({ ...row, id: newId('bpe'), siteId: by.siteId });
    }
  });
}

/** Nothing more is booked on that day, or again; what is booked stays. Throws booking.not-found (404), booking.too-many (429). */
export function closeDay(ctx: Ctx, { by, day, closed }: By & { day: string; closed: boolean }): Promise<void> {
  return changing(ctx, by, 'day', async (ctx, { hours }) => {
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

/** One change of what can be booked. The page of an open site names services: it is made anew. */
function changing(
  ctx: Ctx,
  by: SiteAccess<'draft'>,
  what: string,
  change: (ctx: TxCtx, calendar: Calendar) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await requireCalendar(ctx, by.siteId);
    await change(ctx, calendar);
    await audit(ctx, 'booking.changed', by.siteId, { what });
    if (calendar.settings.status === 'open' && what !== 'day')
      await enqueue(ctx, publishSiteJob, { siteId: by.siteId }, { key: by.siteId });
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
