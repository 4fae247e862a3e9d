/** Tables of bookings that are there: given when tables are entered or changed, and by their owner. Guests are not told which it is. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { kindOf } from './booked.ts';
import { BOOKING_STATES, holdsPlaces } from './booking.states.ts';
import { lockCalendar, type Table } from './calendar.ts';
import { bookingOf } from './change-booking.ts';
import { holdsNothing } from './places.ts';
import { isUnheld, seats, tablesFor } from './seats.ts';
import { bookingClaims, bookings } from './tables.ts';

const SEATED = BOOKING_STATES.filter((state) => holdsPlaces(state, false));

/**
 * Under the lock of the calendar: who has none of these tables, or one that is too small, is given one that is free, in order of time, of one
 * time the largest party first. Throws booking.table-booked (409) where somebody who had a table would have none.
 */
export async function seatAhead(ctx: TxCtx, siteId: string, tables: readonly Table[]): Promise<void> {
  const { id, party, startsAt, endsAt } = bookings;
  const rows = await ctx.db
    .select({ bookingId: id, party, startsAt, endsAt, table: bookingClaims.personId })
    .from(bookings)
    .leftJoin(bookingClaims, eq(bookingClaims.bookingId, id))
    .where(
      and(
        eq(bookings.siteId, siteId),
        inArray(bookings.state, SEATED),
        gt(endsAt, ctx.clock.now()),
        isNull(bookings.sessionId),
        isNull(bookings.lastDay),
        sql`length(${bookings.wall}) > 10`,
      ),
    )
    .orderBy(asc(startsAt), desc(party), asc(id));
  const stays = (row: (typeof rows)[number]) =>
    tables.some((table) => table.id === row.table && row.party <= table.seats_to);
  const kept = Map.groupBy(
    rows.filter(stays).map((row) => ({ ...row, fromAt: row.startsAt, toAt: row.endsAt })),
    (row) => row.table,
  );
  // Those without come in order of time: a table is free of them once the last to get up has gone.
  const until = new Map<string, Date>();
  const given = rows
    .filter((row) => !stays(row))
    .map((row) => {
      const table = tablesFor(tables, row.party).find(
        (each) => isUnheld(kept.get(each.id) ?? [], row) && (until.get(each.id) ?? row.startsAt) <= row.startsAt,
      );
      if (table) until.set(table.id, row.endsAt);
      return { ...row, to: table?.id };
    });
  if (tables.length > 0 && given.some(({ table, to }) => table !== null && to === undefined))
    throw new AppError('booking.table-booked', { status: 409 });
  const loose = given.flatMap(({ table, bookingId }) => (table === null ? [] : [bookingId]));
  if (loose.length > 0) await ctx.db.delete(bookingClaims).where(inArray(bookingClaims.bookingId, loose));
  const claims = given.flatMap(({ bookingId, to: personId, startsAt: fromAt, endsAt: toAt }) =>
    personId === undefined ? [] : [{ bookingId, personId, fromAt, toAt }],
  );
  if (claims.length > 0) await ctx.db.insert(bookingClaims).values(claims);
}

/**
 * A booking gets the table that its owner says. Done twice, it is done once. Throws booking.not-found (404), booking.changed (409) where it
 * holds no table any more, booking.table-not-free (409) where that one is taken then, too small, or not there.
 */
export function seatBooking(
  ctx: Ctx,
  { by, id, table }: { by: SiteAccess<'draft'>; id: string; table: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    const booking = await bookingOf(ctx, by.siteId, id);
    const { startsAt: fromAt, endsAt: toAt } = booking;
    const isSeated =
      holdsPlaces(booking.state, false) && !holdsNothing(booking) && kindOf(calendar, booking) === 'table';
    if (!isSeated || toAt <= ctx.clock.now()) throw new AppError('booking.changed', { status: 409 });
    const { bookingId, personId } = bookingClaims;
    const [beside] = await ctx.db
      .select({ bookingId })
      .from(bookingClaims)
      .where(
        and(eq(personId, table), ne(bookingId, id), lt(bookingClaims.fromAt, toAt), gt(bookingClaims.toAt, fromAt)),
      )
      .limit(1);
    if (beside || !calendar.tables.some((each) => each.id === table && seats(each, booking.party)))
      throw new AppError('booking.table-not-free', { status: 409 });
    await ctx.db
      .insert(bookingClaims)
      .values({ bookingId: id, personId: table, fromAt, toAt })
      .onConflictDoUpdate({ target: bookingId, set: { personId: table } });
    await audit(ctx, 'booking.seated', by.siteId, { booking: id, table });
  });
}
