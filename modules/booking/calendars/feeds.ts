/** Calendars of others that block times: which there are, and what was read of them. */
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { hashOf, type SiteAccess } from '../../access/index.server.ts';
import { entitled } from '../../plans/index.server.ts';
import type { BusySpan, CalendarRead } from '../busy-calendars.port.ts';
import { lockCalendar, requireCalendar, type Calendar } from '../calendar.ts';
import { clashesAhead, writeTold } from './clashes.ts';
import { uidsSince } from '../feed.ts';
import { CALENDAR_LIMITS, type FeedInput } from './schemas.ts';
import { bookingBusy, bookingFeeds, type Feed } from './tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const EVERY_MS = 10 * MINUTE_MS;
/** So far is read, from the day before on: a window that stays as it is for a day, so that what did not change is not written. */
const WINDOW_DAYS = 400;

/** Reads it as it is now. Throws what the port throws. */
export async function readNow(
  ctx: Ctx,
  { hours, site }: Pick<Calendar, 'hours' | 'site'>,
  { address, etag }: { address: string; etag: string | null },
): Promise<CalendarRead> {
  const from = new Date((Math.floor(ctx.clock.now().getTime() / DAY_MS) - 1) * DAY_MS);
  return ctx.ports.busyCalendars.read({
    address,
    etag,
    zone: hours.zone,
    from,
    to: new Date(from.getTime() + WINDOW_DAYS * DAY_MS),
    ours: await uidsSince(ctx, { siteId: site.id, from }),
  });
}

export const addressOf = (ctx: Ctx, { address }: Pick<Feed, 'address'>): string => unseal(ctx.config.dataKeys, address);

/**
 * From now on this calendar blocks times, everybody's or those of one of the people. It is read at once: what cannot be read is not added.
 * Added twice, it is there once. Throws what the port throws, booking.not-found (404), booking.closed (409), booking.unknown-person (422), booking.too-many (429).
 */
export async function addFeed(
  ctx: Ctx,
  { by, name, address, person }: { by: SiteAccess<'draft'> } & FeedInput,
): Promise<void> {
  const before = await requireCalendar(ctx, by.siteId);
  if (!entitled(before.site.tier, 'booking')) throw new AppError('booking.closed', { status: 409 });
  requireRoom(before, person);
  const read = await readNow(ctx, before, { address, etag: null });
  if (!read.changed) throw new Error('a calendar that was never read says that it is unchanged');
  await inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    const known = await ctx.db.select().from(bookingFeeds).where(eq(bookingFeeds.siteId, by.siteId));
    if (known.some((each) => each.personId === person && addressOf(ctx, each) === address)) return;
    requireRoom(calendar, person);
    const now = ctx.clock.now();
    const id = newId('bfd');
    await ctx.db.insert(bookingFeeds).values({
      id,
      siteId: by.siteId,
      personId: person,
      name,
      address: seal(ctx.config.dataKeys, address),
      etag: read.etag,
      busyHash: '',
      readAt: now,
      wholeAt: now,
      dueAt: new Date(now.getTime() + EVERY_MS),
    });
    await writeBusy(ctx, id, read.busy);
    // Its owner is at the screen, and sees them.
    await writeTold(ctx, await clashesAhead(ctx, { siteId: by.siteId, feedId: id }));
    await audit(ctx, 'booking.calendar-added', by.siteId, { calendar: id });
  });
}

function requireRoom({ feeds, people }: Calendar, person: string | null): void {
  if (feeds.length >= CALENDAR_LIMITS.calendars) throw new AppError('booking.too-many', { status: 429 });
  if (person !== null && !people.some(({ id }) => id === person))
    throw new AppError('booking.unknown-person', { status: 422 });
}

/** It blocks nothing any more, and what was read of it is forgotten. Done twice, it is done once. Throws booking.not-found (404). */
export function removeFeed(ctx: Ctx, { by, id }: { by: SiteAccess<'draft'>; id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockCalendar(ctx, by.siteId);
    await ctx.db.delete(bookingFeeds).where(and(eq(bookingFeeds.id, id), eq(bookingFeeds.siteId, by.siteId)));
    await audit(ctx, 'booking.calendar-removed', by.siteId, { calendar: id });
  });
}

/** As spans are written: their ends in seconds, and what tells them from others. */
function written(busy: readonly BusySpan[]) {
  const seconds = (at: Date) => at.getTime() / 1000;
  const [from, to] = [busy.map((span) => seconds(span.from)), busy.map((span) => seconds(span.to))];
  return { from, to, hash: hashOf(JSON.stringify([from, to])) };
}

/** Whether a reading says something else than what is written down of the calendar. */
export const isOther = ({ busyHash }: Pick<Feed, 'busyHash'>, busy: readonly BusySpan[]): boolean =>
  busyHash !== written(busy).hash;

/** Under the lock of the calendar. */
export async function writeBusy(ctx: TxCtx, feedId: string, busy: readonly BusySpan[]): Promise<void> {
  const { from, to, hash } = written(busy);
  await ctx.db.delete(bookingBusy).where(eq(bookingBusy.feedId, feedId));
  await ctx.db.execute(sql`insert into booking_busy (feed_id, from_at, to_at)
    select ${feedId}, to_timestamp(f), to_timestamp(t)
    from unnest(${sql.param(from)}::double precision[], ${sql.param(to)}::double precision[]) as s (f, t)`);
  await ctx.db.update(bookingFeeds).set({ busyHash: hash }).where(eq(bookingFeeds.id, feedId));
}
