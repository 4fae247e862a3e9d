/** Bookings of ours at a time at which a calendar of somebody else is busy. */
import { and, asc, eq, gt, inArray, isNull, max, min, or, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { TOLD } from '../booking.states.ts';
import type { Calendar } from '../calendar.ts';
import { bookingClaims, bookings, type Booking } from '../tables.ts';
import { bookingBusy, bookingClashes, bookingFeeds } from './tables.ts';

export interface Clash {
  booking: Booking;
  feedId: string;
  /** Of the calendar, as its owner calls it. */
  calendar: string;
  /** From the first to the last of what is in the calendar then. */
  from: Date;
  to: Date;
  /** Its owner wants both to stay. */
  isKept: boolean;
}

/**
 * Of what is ahead and holds a time, the soonest first. A calendar of one of the people clashes with what is booked with them. `id`: of this
 * booking alone; `feedId`: with this calendar alone.
 */
export async function clashesAhead(
  ctx: Ctx,
  { siteId, id, feedId: only }: { siteId: string; id?: string; feedId?: string },
): Promise<Clash[]> {
  const { feedId, startsAt } = bookingClashes;
  // Spans of a calendar do not touch: of those that began before a booking the last alone can reach into it, and the index finds it.
  const lastBefore = sql`(select max(b.from_at) from booking_busy b where b.feed_id = ${bookingFeeds.id} and b.from_at <= ${bookings.startsAt})`;
  const rows = await ctx.db
    .select({
      booking: bookings,
      feedId: bookingFeeds.id,
      calendar: bookingFeeds.name,
      from: min(bookingBusy.fromAt),
      to: max(bookingBusy.toAt),
      isKept: sql<boolean>`coalesce(bool_or(${bookingClashes.isKept}), false)`,
    })
    .from(bookings)
    .innerJoin(bookingFeeds, eq(bookingFeeds.siteId, bookings.siteId))
    .leftJoin(bookingClaims, eq(bookingClaims.bookingId, bookings.id))
    .innerJoin(
      bookingBusy,
      sql`${bookingBusy.feedId} = ${bookingFeeds.id} and ${bookingBusy.fromAt} < ${bookings.endsAt} and ${bookingBusy.toAt} > ${bookings.startsAt}
        and ${bookingBusy.fromAt} >= coalesce(${lastBefore}, ${bookings.startsAt})`,
    )
    .leftJoin(
      bookingClashes,
      and(eq(bookingClashes.bookingId, bookings.id), eq(feedId, bookingFeeds.id), eq(startsAt, bookings.startsAt)),
    )
    .where(
      and(
        eq(bookings.siteId, siteId),
        id === undefined ? undefined : eq(bookings.id, id),
        only === undefined ? undefined : eq(bookingFeeds.id, only),
        inArray(bookings.state, [...TOLD]),
        gt(bookings.startsAt, ctx.clock.now()),
        // A date of the owner's, a stay and a day alone hold nobody's time.
        isNull(bookings.sessionId),
        isNull(bookings.lastDay),
        sql`length(${bookings.wall}) > 10`,
        or(isNull(bookingFeeds.personId), eq(bookingFeeds.personId, bookingClaims.personId)),
      ),
    )
    .groupBy(bookings.id, bookingFeeds.id)
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return rows.flatMap(({ from, to, ...row }) => (from && to ? [{ ...row, from, to }] : []));
}

/** Writes down that these were told, and says which were not before. */
export async function writeTold(ctx: TxCtx, clashes: readonly Clash[]): Promise<Clash[]> {
  if (clashes.length === 0) return [];
  const rows = clashes.map(({ booking, feedId }) => ({ bookingId: booking.id, feedId, startsAt: booking.startsAt }));
  const fresh = await ctx.db
    .insert(bookingClashes)
    .values(rows)
    .onConflictDoNothing()
    .returning({ bookingId: bookingClashes.bookingId });
  const ids = new Set(fresh.map(({ bookingId }) => bookingId));
  return clashes.filter(({ booking }) => ids.has(booking.id));
}

/** What clashes with it at its time was seen. No query where the site has no calendar of somebody else. */
export async function keepClashes(
  ctx: TxCtx,
  { feeds }: Pick<Calendar, 'feeds'>,
  { siteId, id }: Pick<Booking, 'siteId' | 'id'>,
): Promise<void> {
  if (feeds.length === 0) return;
  const clashes = await clashesAhead(ctx, { siteId, id });
  if (clashes.length === 0) return;
  const { bookingId, feedId, startsAt } = bookingClashes;
  await ctx.db
    .insert(bookingClashes)
    .values(
      clashes.map((each) => ({ bookingId: id, feedId: each.feedId, startsAt: each.booking.startsAt, isKept: true })),
    )
    .onConflictDoUpdate({ target: [bookingId, feedId, startsAt], set: { isKept: true } });
}
