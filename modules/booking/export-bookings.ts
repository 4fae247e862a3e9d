import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess } from '../access/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { guestOf } from './guest.ts';
import { refundsOfBookings } from './deposits/deposits-shown.ts';
import { addressOf } from './calendars/feeds.ts';
import { bookingClaims, bookingPeople, bookings, type Booking } from './tables.ts';
import { bookingFeeds } from './calendars/tables.ts';

/** Every booking that is kept, with its guest and its table; the tables, also those that were put away; and the calendars of others that block times. */
export async function* exportBookings(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  if (!site) return;
  const { siteId } = await proveSite(ctx, 'read', site.id);
  const tables = await ctx.db
    .select()
    .from(bookingPeople)
    .where(and(eq(bookingPeople.siteId, siteId), isNotNull(bookingPeople.seatsTo)))
    .orderBy(asc(bookingPeople.gone), asc(bookingPeople.position));
  const tableOf = new Map(tables.map(({ id, name }) => [id, name]));
  const rows = await ctx.db
    .select({ booking: bookings, personId: bookingClaims.personId })
    .from(bookings)
    .leftJoin(bookingClaims, eq(bookingClaims.bookingId, bookings.id))
    .where(eq(bookings.siteId, siteId))
    .orderBy(asc(bookings.startsAt));
  if (rows.length > 0) {
    const recordOf = await bookingRecords(
      ctx,
      rows.map(({ booking }) => booking),
    );
    yield jsonFile(
      'bookings',
      rows.map(({ booking, personId }) => ({ ...recordOf(booking), table: tableOf.get(personId ?? '') ?? null })),
    );
  }
  if (tables.length > 0)
    yield jsonFile(
      'booking-tables',
      tables.map(({ name, seatsFrom, seatsTo, active, gone }) => ({ name, seatsFrom, seatsTo, active, gone })),
    );
  const feeds = await ctx.db
    .select()
    .from(bookingFeeds)
    .where(eq(bookingFeeds.siteId, siteId))
    .orderBy(asc(bookingFeeds.name));
  if (feeds.length > 0)
    yield jsonFile(
      'booking-calendars',
      feeds.map((feed) => ({ name: feed.name, address: addressOf(ctx, feed), read_at: feed.readAt.toISOString() })),
    );
}

/**
 * All that is kept of each of these bookings, as it is handed out also to its guest, who is told of no table. `at`, `until`: by the clock of
 * the business; cents.
 */
export async function bookingRecords(ctx: Ctx, rows: readonly Booking[]) {
  const refundsOf = await refundsOfBookings(ctx, rows);
  return (booking: Booking) => bookingRecord(ctx, booking, refundsOf(booking));
}

type Refunds = readonly { amount: number; state: string; endedAt: Date | null }[];
function bookingRecord(ctx: Ctx, booking: Booking, refunds: Refunds) {
  const { name, phone, mail, note } = guestOf(ctx, booking);
  const { state, service, minutes, party, wall: at, lastDay: until, zone, reason, by } = booking;
  const { askedAt, sequence: changes, remindedAt, endedAt, deposit } = booking;
  return {
    state,
    service,
    minutes,
    party,
    at,
    until,
    zone,
    reason,
    by,
    askedAt,
    changes,
    remindedAt,
    endedAt,
    deposit: deposit && {
      amount: deposit.amount,
      currency: deposit.currency,
      clause: deposit.clause,
      refunds: refunds.map(({ amount, state: went, endedAt: on }) => ({ amount, state: went, at: on })),
    },
    guest: { name, phone, mail, note },
  };
}
