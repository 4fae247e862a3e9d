import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { entitled } from '../../plans/index.server.ts';
import type { BusySpan, CalendarRead } from '../busy-calendars.port.ts';
import { findCalendar, lockCalendar, type Calendar } from '../calendar.ts';
import { clashesAhead, writeTold } from './clashes.ts';
import { addressOf, EVERY_MS, isOther, readNow, writeBusy } from './feeds.ts';
import { readFeedJob } from '../jobs.ts';
import { mailClashes, mailSilent } from '../mails.ts';
import { FEED_FAULTS, type FeedFault } from './schemas.ts';
import { bookingFeeds, type Feed } from './tables.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Readings that one transaction begins, and rounds of one look. */
const MOST_AT_ONCE = 500;
const MOST_ROUNDS = 20;
/** A reading takes seconds; who died over it is waited for so long. */
const HELD_MS = 2 * 60_000;
/** What was told to be unchanged is read whole once a day: the window moves on. */
const WHOLE_MS = DAY_MS;

/** Enqueues the readings whose time has come, each for itself. Safe beside itself. Returns how many it began. */
export async function readFeeds(ctx: Ctx): Promise<number> {
  let begun = 0;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const more = await inTransaction(ctx, beginDue);
    begun += more;
    if (more < MOST_AT_ONCE) break;
  }
  return begun;
}

async function beginDue(ctx: TxCtx): Promise<number> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ id: bookingFeeds.id })
    .from(bookingFeeds)
    .where(lte(bookingFeeds.dueAt, now))
    .orderBy(asc(bookingFeeds.dueAt))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await ctx.db
    .update(bookingFeeds)
    .set({ dueAt: new Date(now.getTime() + EVERY_MS) })
    .where(inArray(bookingFeeds.id, ids));
  for (const feedId of ids) await enqueue(ctx, readFeedJob, { feedId }, { key: feedId });
  return ids.length;
}

/**
 * Reads one calendar, never twice at once. What cannot be read leaves the last good reading as it is; after a day of that its owner is
 * mailed, once. Returns whether it was read.
 */
export async function readFeed(ctx: Ctx, { feedId }: { feedId: string }): Promise<boolean> {
  const feed = await claimed(ctx, feedId);
  if (!feed) return false;
  const calendar = await findCalendar(ctx, feed.siteId);
  if (!calendar || !entitled(calendar.site.tier, 'booking')) return rest(ctx, feed);
  const now = ctx.clock.now().getTime();
  const etag = now - feed.wholeAt.getTime() < WHOLE_MS ? feed.etag : null;
  let read: CalendarRead;
  try {
    read = await readNow(ctx, calendar, { address: addressOf(ctx, feed), etag });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const fault = FEED_FAULTS.find((each) => each === error.code) ?? 'booking.feed-silent';
    await inTransaction(ctx, (ctx) => writeFault(ctx, calendar, feed, fault));
    return false;
  }
  const good = goodReading(ctx, read);
  if (read.changed && isOther(feed, read.busy))
    await inTransaction(ctx, (ctx) => writeChange(ctx, feed, good, read.busy));
  else
    await ctx.db
      .update(bookingFeeds)
      .set(good)
      // Another reading may have written something else since, where this one took longer than it is waited for.
      .where(and(eq(bookingFeeds.id, feedId), eq(bookingFeeds.busyHash, feed.busyHash)));
  return true;
}

/** Undefined: it is gone, or somebody reads it. */
async function claimed(ctx: Ctx, feedId: string): Promise<Feed | undefined> {
  const now = ctx.clock.now();
  const { id, heldUntil } = bookingFeeds;
  const [feed] = await ctx.db
    .update(bookingFeeds)
    .set({ heldUntil: new Date(now.getTime() + HELD_MS) })
    .where(and(eq(id, feedId), or(isNull(heldUntil), lte(heldUntil, now))))
    .returning();
  return feed;
}

/** Nothing is booked at this site: it is looked at again tomorrow, or when a plan holds bookings again; no silence is counted meanwhile. */
async function rest(ctx: Ctx, { id }: Feed): Promise<false> {
  const dueAt = new Date(ctx.clock.now().getTime() + DAY_MS);
  await ctx.db.update(bookingFeeds).set({ heldUntil: null, failedAt: null, dueAt }).where(eq(bookingFeeds.id, id));
  return false;
}

function goodReading(ctx: Ctx, read: CalendarRead) {
  const now = ctx.clock.now();
  const dueAt = new Date(now.getTime() + EVERY_MS);
  const whole = read.changed ? { etag: read.etag, wholeAt: now } : {};
  return { readAt: now, fault: null, failedAt: null, toldAt: null, heldUntil: null, dueAt, ...whole };
}

async function writeChange(
  ctx: TxCtx,
  { id, siteId }: Feed,
  good: ReturnType<typeof goodReading>,
  busy: readonly BusySpan[],
): Promise<void> {
  const calendar = await lockCalendar(ctx, siteId);
  const written = await ctx.db
    .update(bookingFeeds)
    .set(good)
    .where(eq(bookingFeeds.id, id))
    .returning({ id: bookingFeeds.id });
  // Its owner has taken it away meanwhile.
  if (written.length === 0) return;
  await writeBusy(ctx, id, busy);
  const fresh = await writeTold(ctx, await clashesAhead(ctx, { siteId, feedId: id }));
  await mailClashes(ctx, calendar, fresh);
}

/** The longer it is silent, the more seldom it is asked, at least once an hour. */
async function writeFault(ctx: TxCtx, calendar: Calendar, feed: Feed, fault: FeedFault): Promise<void> {
  const now = ctx.clock.now();
  const failedAt = feed.failedAt ?? now;
  const silentMs = now.getTime() - failedAt.getTime();
  const dueAt = new Date(now.getTime() + Math.min(HOUR_MS, Math.max(EVERY_MS, silentMs / 2)));
  const tells = feed.toldAt === null && silentMs >= DAY_MS;
  const [still] = await ctx.db
    .update(bookingFeeds)
    .set({ fault, failedAt, dueAt, heldUntil: null, ...(tells ? { toldAt: now } : {}) })
    .where(eq(bookingFeeds.id, feed.id))
    .returning();
  if (still && tells) await mailSilent(ctx, calendar, still);
}
