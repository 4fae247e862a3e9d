import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { findCalendar } from './calendar.ts';
import { expireBooking } from './change-booking.ts';
import { mailReminder } from './mails.ts';
import { LIMITS } from './schemas.ts';
import { bookings, bookingSessions } from './tables.ts';
import { requestPublish } from '../sites/index.server.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BEFORE_MS = 24 * HOUR_MS;
/** Whoever booked this morning for tonight needs no reminder. */
const FRESH_MS = 12 * HOUR_MS;

/** One reminder for a booking and its time, in the transaction that writes it down: killed at any moment, each goes once. */
export function remindGuests(ctx: Ctx): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const due = await ctx.db
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.state, 'confirmed'),
          isNull(bookings.remindedAt),
          gt(bookings.startsAt, now),
          lte(bookings.startsAt, new Date(now.getTime() + BEFORE_MS)),
          lte(bookings.askedAt, sql`${bookings.startsAt} - ${FRESH_MS / 1000} * interval '1 second'`),
        ),
      )
      .orderBy(asc(bookings.startsAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const booking of due) {
      await ctx.db.update(bookings).set({ remindedAt: now }).where(eq(bookings.id, booking.id));
      const calendar = await findCalendar(ctx, booking.siteId);
      if (calendar) await mailReminder(ctx, calendar, booking);
    }
    return all(due);
  });
}

/** Sessions that have begun, or come sooner than is booked, stand on no page any more: their sites are made anew, each once. */
export function dropBegun(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const { startsAt, isListed, siteId } = bookingSessions;
    const notice = sql`(select notice_minutes * interval '1 minute' from booking_settings s where s.site_id = ${siteId})`;
    const begun = await ctx.db
      .update(bookingSessions)
      .set({ isListed: false })
      .where(
        and(
          eq(isListed, true),
          lt(startsAt, new Date(now.getTime() + LIMITS.noticeMinutes * MINUTE_MS)),
          sql`${startsAt} - ${notice} < ${now}`,
        ),
      )
      .returning({ siteId: bookingSessions.siteId });
    for (const site of new Set(begun.map((each) => each.siteId))) await requestPublish(ctx, site);
  });
}

/** Requests whose hour has come and that nobody answered; each in a transaction of its own, so that one that fails keeps no other waiting. */
export async function endUnanswered(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: bookings.id, siteId: bookings.siteId })
    .from(bookings)
    .where(and(eq(bookings.state, 'asked'), lte(bookings.startsAt, ctx.clock.now())))
    .orderBy(asc(bookings.startsAt))
    .limit(5 * BATCH);
  await forEachIsolated(ctx, {
    rows: due,
    each: (each) => inTransaction(ctx, (ctx) => expireBooking(ctx, each)),
    failed: ({ id }, error) => ctx.log.error({ err: error, booking: id }, 'a request that nobody answered did not end'),
  });
  return due.length;
}
