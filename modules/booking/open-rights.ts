/** Bookings that are still ahead: their guests see, and give them back, whatever becomes of the site. */
import { and, asc, desc, eq, exists, gt, inArray, or, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import { BATCH, inOrder, monthsAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue } from '../../platform/transaction.ts';
import { hashOf } from '../access/index.server.ts';
import type { PageOfKey } from '../sites/index.server.ts';
import { owedOf } from '../takings/index.server.ts';
import { LIVE } from './booking.states.ts';
import { requireCalendar } from './calendar.ts';
import { tellClosedJob } from './jobs.ts';
import { mailClosed } from './mails.ts';
import { holdsNothing } from './places.ts';
import { RIGHTS_MONTHS } from './processing.ts';
import { bookings } from './tables.ts';

const isAhead = (ctx: Ctx) => and(inArray(bookings.state, [...LIVE]), gt(bookings.endsAt, ctx.clock.now()));

/** A deposit has yet to go back, or the provider refused it. */
export const isOwed = (ctx: Ctx): SQL => exists(owedOf(ctx, { purpose: 'booking', subject: bookings.id }));
const isOpenRight = (ctx: Ctx) =>
  or(isAhead(ctx), and(isOwed(ctx), gt(bookings.endsAt, monthsAgo(ctx, RIGHTS_MONTHS))));

/** The content of a site stays as long as one of its bookings is ahead, or a deposit is owed. */
export const needsBookings = (ctx: TxCtx, siteId: Column): SQLWrapper =>
  ctx.db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.siteId, siteId), isOpenRight(ctx)));

/** The latest booking of this key: one that its guest used twice is theirs either way. */
export async function pageOfBooking(ctx: Ctx, key: string): Promise<PageOfKey | null> {
  const [row] = await ctx.db
    .select({ siteId: bookings.siteId, lang: bookings.lang })
    .from(bookings)
    .where(eq(bookings.keyHash, hashOf(key)))
    .orderBy(desc(bookings.askedAt))
    .limit(1);
  return row ? { ...row, path: `/book/b/${key}` } : null;
}

/** The site is over: guests with a booking ahead are mailed where they find it from now on. */
export async function siteClosed(ctx: TxCtx, { siteId, state }: { siteId: string; state: string }): Promise<void> {
  if (state === 'closed') await enqueue(ctx, tellClosedJob, { siteId }, { key: siteId });
}

/** Each once, however often it runs; nothing where the site is back meanwhile. */
export const tellClosed = (ctx: Ctx, { siteId }: { siteId: string }): Promise<void> =>
  inOrder(ctx, async (ctx, after) => {
    const ahead = and(eq(bookings.siteId, siteId), gt(bookings.id, after), isAhead(ctx));
    const rows = await ctx.db.select().from(bookings).where(ahead).orderBy(asc(bookings.id)).limit(BATCH);
    if (rows.length === 0) return rows;
    const calendar = await requireCalendar(ctx, siteId);
    if (calendar.site.isShown) return [];
    // To a request that holds nothing no booking is promised: it is answered, or ends at its hour, and its guest is told so then.
    // What waits for its deposit is told once it is paid.
    const promised = rows.filter(
      (booking) => booking.state === 'confirmed' || (booking.state === 'asked' && !holdsNothing(booking)),
    );
    for (const booking of promised) await mailClosed(ctx, calendar, booking);
    return rows;
  });
