/** Sessions: dates on which places are booked. What is taken of one is counted in its row, and never more than there is. */
import { and, asc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { requestPublish } from '../sites/index.server.ts';
import { windowOf, type Calendar } from './calendar.ts';
import { LIMITS } from './schemas.ts';
import { bookingSessions, type Booking, type Session } from './tables.ts';

const isAhead = (ctx: Ctx, siteId: string) =>
  and(
    eq(bookingSessions.siteId, siteId),
    isNull(bookingSessions.cancelledAt),
    gt(bookingSessions.startsAt, ctx.clock.now()),
  );

/**
 * Those that have not begun, the soonest first; `open`: on which guests can book now. A date is planned by its owner, however far it is: what
 * days ahead are offered is said of hours.
 */
export async function comingSessions(ctx: Ctx, calendar: Calendar, open = false): Promise<Session[]> {
  const { from } = windowOf(ctx, calendar);
  const ahead = isAhead(ctx, calendar.site.id);
  return ctx.db
    .select()
    .from(bookingSessions)
    .where(open ? and(ahead, gte(bookingSessions.startsAt, from)) : ahead)
    .orderBy(asc(bookingSessions.startsAt), asc(bookingSessions.title))
    .limit(LIMITS.sessions);
}

/** One that can still be booked. Throws booking.time-taken (409), the same where it is another site's. */
export async function requireSession(
  ctx: Ctx,
  calendar: Calendar,
  { session: id = '', owner }: { session?: string | undefined; owner: boolean },
): Promise<Session> {
  const same = and(isAhead(ctx, calendar.site.id), eq(bookingSessions.id, id));
  const [session] = await ctx.db.select().from(bookingSessions).where(same);
  if (!session || session.startsAt < windowOf(ctx, calendar, owner).from)
    throw new AppError('booking.time-taken', { status: 409 });
  return session;
}

/** Takes the places of a booking, or none of them. Throws booking.time-taken (409). */
export async function takePlaces(ctx: TxCtx, { party }: Booking, id: string): Promise<void> {
  const { places, taken } = bookingSessions;
  const [session] = await ctx.db
    .update(bookingSessions)
    .set({ taken: sql`${taken} + ${party}` })
    .where(and(eq(bookingSessions.id, id), isNull(bookingSessions.cancelledAt), lte(sql`${taken} + ${party}`, places)))
    .returning();
  if (!session) throw new AppError('booking.time-taken', { status: 409 });
  if (session.taken === session.places) await requestPublish(ctx, session.siteId);
}

/** Gives them back. The page says again that there is room, where it said that there was none. */
export async function givePlaces(ctx: TxCtx, { party }: Booking, id: string): Promise<void> {
  const [session] = await ctx.db
    .update(bookingSessions)
    .set({ taken: sql`${bookingSessions.taken} - ${party}` })
    .where(eq(bookingSessions.id, id))
    .returning();
  if (session && session.taken + party === session.places) await requestPublish(ctx, session.siteId);
}
