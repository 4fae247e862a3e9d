import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { ICalCalendarMethod, ICalEventStatus, default as createCalendar } from 'ical-generator';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { seal } from '../../platform/seal.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { hashOf, type SiteAccess } from '../access/index.server.ts';
import { hasTime } from './booked.ts';
import { addDays } from './clock-zone.ts';
import { findCalendar, isDiscreet, lockCalendar, type Calendar } from './calendar.ts';
import { guestOf, newKey } from './guest.ts';
import { isLive } from './booking.states.ts';
import { bookings, bookingSettings, type Booking } from './tables.ts';
import { whatOf } from './shown.ts';

/** So far back a calendar shows what was. */
const BACK_DAYS = 30;
const MOST = 5000;

export const feedUrl = (origin: string, key: string): string => `${origin}/_/book/feed/${key}.ics`;

/** A new address for the owner's own calendar; the one before opens nothing from now on. Throws booking.not-found (404). */
export function renewFeed(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockCalendar(ctx, by.siteId);
    const key = newKey();
    const feedKey = seal(ctx.config.dataKeys, key) || null;
    await ctx.db
      .update(bookingSettings)
      .set({ feedHash: hashOf(key), feedKey })
      .where(eq(bookingSettings.siteId, by.siteId));
    await audit(ctx, 'booking.feed-made', by.siteId);
  });
}

/** The owner's bookings as a calendar, RFC 5545, in UTC; null for a key that opens none. */
export async function feedOf(ctx: Ctx, { siteId, key }: { siteId: string; key: string }): Promise<string | null> {
  const calendar = await findCalendar(ctx, siteId);
  if (!calendar?.settings.feedHash || calendar.settings.feedHash !== hashOf(key)) return null;
  const since = new Date(ctx.clock.now().getTime() - BACK_DAYS * 86_400_000);
  const rows = await ctx.db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.siteId, siteId),
        inArray(bookings.state, ['asked', 'confirmed', 'arrived']),
        gte(bookings.endsAt, since),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(MOST);
  const feed = createCalendar({ name: calendar.site.name, prodId: PRODUCT });
  for (const row of rows) {
    const { name, phone, note } = guestOf(ctx, row);
    const discreet = isDiscreet(calendar);
    feed.createEvent({
      ...eventOf(ctx, row),
      summary: discreet ? whatOf(calendar, row) : `${name} · ${whatOf(calendar, row)}`,
      ...(discreet ? {} : { description: [phone, note].filter(Boolean).join('\n') }),
      status: row.state === 'asked' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return feed.toString();
}

/** One booking for the calendar of its guest; a later one with the same UID takes its place, or takes it away. */
export function invitationOf(ctx: Ctx, calendar: Calendar, booking: Booking): string {
  const { site } = calendar;
  const gone = !isLive(booking.state);
  const feed = createCalendar({
    prodId: PRODUCT,
    method: gone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const address =
    find(site.document, 'contact')
      ?.address.map(({ value }) => value)
      .join(', ') ?? '';
  feed.createEvent({
    ...eventOf(ctx, booking),
    summary: `${whatOf(calendar, booking)} · ${site.name}`,
    ...(address ? { location: address } : {}),
    status: gone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return feed.toString();
}

const PRODUCT = { company: 'Vetrina', product: 'Bookings' };
/** A day without a time, and a stay, fill whole days; the day of departure is the first that is free again, as RFC 5545 ends them. */
function daysOf({ wall, lastDay }: Booking) {
  const first = wall.slice(0, 10);
  const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
  return { start: midnight(first), end: midnight(lastDay ?? addDays(first, 1)), allDay: true };
}

const uidOf = (ctx: Ctx, { id }: Pick<Booking, 'id'>): string => `${id}@${new URL(ctx.config.publicUrl).hostname}`;

/** What a site's bookings that end after this are called in calendars, the soonest first; not more than such a calendar shows. */
export async function uidsSince(ctx: Ctx, { siteId, from }: { siteId: string; from: Date }): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.siteId, siteId), gte(bookings.endsAt, from)))
    .orderBy(asc(bookings.startsAt))
    .limit(MOST);
  return rows.map((row) => uidOf(ctx, row));
}

const eventOf = (ctx: Ctx, booking: Booking) => ({
  id: uidOf(ctx, booking),
  ...(hasTime(booking) ? { start: booking.startsAt, end: booking.endsAt } : daysOf(booking)),
  stamp: booking.askedAt,
  sequence: booking.sequence,
});
