import { and, count, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { LIVE, type BookingState } from './booking.states.ts';
import { lockCalendar, type Calendar } from './calendar.ts';
import { endForSession } from './change-booking.ts';
import { addDays } from './clock-zone.ts';
import { startOf } from './free-times.ts';
import { LIMITS, type SessionInput } from './schemas.ts';
import { bookings, bookingSessions, type Session } from './tables.ts';
import { requestPublish } from '../sites/index.server.ts';

type By = { by: SiteAccess<'draft'> };
const DAY_MS = 86_400_000;

/**
 * A session, and the same in the weeks that follow, by the clock of the business; a week in which that clock leaves the hour out has none. Added
 * twice it is there once. Throws booking.not-found (404), booking.closed, booking.dates (422) for what is past or further than a year,
 * booking.too-many (429), booking.date-present (409)
 * where one of that title and hour is there with other places, another length or another price.
 */
export function addSession(ctx: Ctx, { by, weeks, at, ...given }: By & SessionInput): Promise<void> {
  return changing(ctx, by, async (ctx, { site, hours }) => {
    if (!entitled(site.tier, 'booking')) throw new AppError('booking.closed', { status: 409 });
    const now = ctx.clock.now();
    const last = new Date(now.getTime() + LIMITS.horizonDays * DAY_MS);
    const rows = Array.from({ length: weeks }, (_, week) => `${addDays(at.slice(0, 10), 7 * week)}${at.slice(10)}`)
      .flatMap((wall) => startOf(hours.zone, wall, given.minutes) ?? [])
      .map(({ wall, at: startsAt, until: endsAt }) => {
        const id = newId('bse');
        return { ...given, id, siteId: by.siteId, zone: hours.zone, wall, startsAt, endsAt };
      });
    if (rows.length === 0 || rows.some(({ startsAt }) => startsAt <= now || startsAt > last))
      throw new AppError('booking.dates', { status: 422 });
    const ahead = and(eq(bookingSessions.siteId, by.siteId), isNull(bookingSessions.cancelledAt));
    const [present] = await ctx.db
      .select({ n: count() })
      .from(bookingSessions)
      .where(and(ahead, gt(bookingSessions.startsAt, now)));
    if ((present?.n ?? 0) + rows.length > LIMITS.sessions) throw new AppError('booking.too-many', { status: 429 });
    const added = await ctx.db
      .insert(bookingSessions)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: bookingSessions.id });
    const known = await ctx.db
      .select()
      .from(bookingSessions)
      .where(
        and(
          ahead,
          eq(bookingSessions.title, given.title),
          inArray(
            bookingSessions.startsAt,
            rows.map(({ startsAt }) => startsAt),
          ),
        ),
      );
    const { minutes, places, price } = given;
    if (known.some((each) => each.minutes !== minutes || each.places !== places || each.price !== price))
      throw new AppError('booking.date-present', { status: 409 });
    await audit(ctx, 'booking.session-added', by.siteId, { sessions: added.map(({ id }) => id) });
  });
}

/** So many places from now on. Throws booking.not-found (404), booking.places-taken (409) where more are taken already. */
export function changePlaces(ctx: Ctx, { by, id, places }: By & { id: string; places: number }): Promise<void> {
  return changing(ctx, by, async (ctx) => {
    await requireOpen(ctx, by.siteId, id);
    const changed = await ctx.db
      .update(bookingSessions)
      .set({ places })
      .where(and(eq(bookingSessions.id, id), lte(bookingSessions.taken, places)))
      .returning({ id: bookingSessions.id });
    if (changed.length === 0) throw new AppError('booking.places-taken', { status: 409 });
    await audit(ctx, 'booking.session-places', by.siteId, { session: id, places });
  });
}

/** It does not take place, and all who have a place or asked for one are told why. Once, however often it is pressed. Throws booking.not-found (404), booking.changed (409) once it is over. */
export function cancelSession(ctx: Ctx, { by, id, reason }: By & { id: string; reason: string }): Promise<void> {
  return changing(ctx, by, async (ctx, calendar) => {
    const session = await sessionOf(ctx, by.siteId, id);
    if (session.cancelledAt) return;
    const now = ctx.clock.now();
    if (session.endsAt <= now) throw new AppError('booking.changed', { status: 409 });
    // Before its hour nobody has come to it, whoever was said to be there. At most as many as it has places.
    const states: readonly BookingState[] = session.startsAt > now ? [...LIVE, 'arrived'] : LIVE;
    const held = await ctx.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.sessionId, id), inArray(bookings.state, [...states])));
    // Before its bookings: what ends from then on ended with it.
    const gone = { cancelledAt: now, isListed: false };
    await ctx.db.update(bookingSessions).set(gone).where(eq(bookingSessions.id, id));
    for (const booking of held) await endForSession(ctx, calendar, booking, reason === '' ? null : reason);
    await audit(ctx, 'booking.session-cancelled', by.siteId, { session: id, told: held.length });
  });
}

async function sessionOf(ctx: TxCtx, siteId: string, id: string): Promise<Session> {
  const same = and(eq(bookingSessions.siteId, siteId), eq(bookingSessions.id, id));
  const [session] = await ctx.db.select().from(bookingSessions).where(same);
  if (!session) throw new AppError('booking.not-found', { status: 404 });
  return session;
}
async function requireOpen(ctx: TxCtx, siteId: string, id: string): Promise<void> {
  if ((await sessionOf(ctx, siteId, id)).cancelledAt) throw new AppError('booking.changed', { status: 409 });
}

/** One change of what can be booked; the page of an open site says it, and is made anew. */
function changing(
  ctx: Ctx,
  by: SiteAccess<'draft'>,
  change: (ctx: TxCtx, calendar: Calendar) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    await change(ctx, calendar);
    if (calendar.settings.status === 'open') await requestPublish(ctx, by.siteId);
  });
}
