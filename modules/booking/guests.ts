/** Guests as their owner searches for them, and takes out what nothing keeps. */
import { and, arrayOverlaps, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { findOrderOfSite, type SiteAccess } from '../access/index.server.ts';
import { eraseOver, searched, type FoundOfRoom, type PeopleOfRoom, type Wanted } from '../blocklist/index.server.ts';
import type { Erasure, Standing } from '../blocklist/people.rules.ts';
import { purgeVisitorMails } from '../notifications/index.server.ts';
import { paidOf } from '../takings/index.server.ts';
import { holdsPlaces } from './booking.states.ts';
import { lockCalendar } from './calendar.ts';
import { bookingRecords } from './export-bookings.ts';
import { contactsEverOf, guestOf, sealGuest, type Guest } from './guest.ts';
import { isOwed } from './open-rights.ts';
import { bookingKeptUntil, dropBookings, isDiscreet } from './purge-bookings.ts';
import { bookings, type Booking } from './tables.ts';

async function find(ctx: Ctx, { siteId, wanted }: { siteId: string; wanted: Wanted }): Promise<FoundOfRoom> {
  const { id, guest, startsAt, contacts } = bookings;
  const marks = contactsEverOf(ctx, wanted.contacts);
  const { ids, ...rest } = await searched(ctx, {
    wanted,
    kept: { table: bookings, id, sealed: guest, newest: startsAt, own: eq(bookings.siteId, siteId) },
    marked: marks.length === 0 ? undefined : arrayOverlaps(contacts, marks),
    personOf: (sealed) => guestOf(ctx, { guest: sealed }),
  });
  const rows = await standing(ctx, { siteId, ids }).orderBy(desc(startsAt));
  return { records: rows.map((row) => recordOf(ctx, row)), ...rest };
}

interface Stands {
  booking: Booking;
  owed: boolean;
  /** A deposit came, whatever became of it. */
  paid: boolean;
  discreet: boolean;
}
/** These bookings of the site, and whether a deposit of theirs has yet to go back. */
const standing = (ctx: Ctx, { siteId, ids }: { siteId: string; ids: readonly string[] }) =>
  ctx.db
    .select({
      booking: bookings,
      owed: sql<boolean>`${isOwed(ctx)}`,
      paid: sql<boolean>`${exists(paidOf(ctx, { purpose: 'booking', subject: bookings.id }))}`,
      discreet: sql<boolean>`${isDiscreet}`,
    })
    .from(bookings)
    .where(and(eq(bookings.siteId, siteId), inArray(bookings.id, [...ids])))
    .$dynamic();

function recordOf(ctx: Ctx, row: Stands) {
  const { booking, owed, discreet } = row;
  const guest = guestOf(ctx, booking);
  const { name, mail, phone } = guest;
  return {
    id: booking.id,
    name,
    mail,
    phone,
    number: null,
    at: booking.wall,
    standing: standingOf(ctx, booking),
    until: owed ? null : bookingKeptUntil(booking, discreet).toISOString(),
    erase: erasureOf(ctx, row, guest),
  };
}

const isAhead = (ctx: Ctx, { endsAt }: Booking): boolean => endsAt > ctx.clock.now();

function standingOf(ctx: Ctx, booking: Booking): Standing {
  const { state } = booking;
  if (state === 'held' || state === 'asked') return 'asked';
  if (state === 'confirmed') return isAhead(ctx, booking) ? 'open' : 'done';
  return state === 'arrived' ? 'done' : 'off';
}

/** What waits for an answer or holds its place goes on. A deposit that was paid may be asked back, and has to be shown. */
function erasureOf(ctx: Ctx, { booking, owed, paid }: Stands, { note }: Guest): Erasure {
  const { state, sessionId } = booking;
  const isWaiting = state === 'held' || state === 'asked';
  if (owed || isWaiting || (isAhead(ctx, booking) && holdsPlaces(state, sessionId !== null))) return 'open';
  if (!paid) return 'whole';
  return note === '' ? 'kept' : 'part';
}

async function erase(
  ctx: TxCtx,
  { by: { siteId }, ids }: { by: SiteAccess<'dispose'>; ids: readonly string[] },
): Promise<boolean> {
  // Whoever answers, moves or cancels waits, or is waited for.
  await lockCalendar(ctx, siteId);
  const rows = await standing(ctx, { siteId, ids }).orderBy(bookings.id).for('update');
  return eraseOver(ctx, {
    siteId,
    kind: 'booking',
    action: 'booking.erased',
    rows: rows.map((row) => ({ row: row.booking, erasure: erasureOf(ctx, row, guestOf(ctx, row.booking)) })),
    drop: async (gone) => {
      await dropBookings(ctx, gone);
      const about = gone.map(({ id }) => id);
      await purgeVisitorMails(ctx, { about, contract: await findOrderOfSite(ctx, siteId) });
    },
    dropNote: async (booking) => {
      const guest = sealGuest(ctx, { ...guestOf(ctx, booking), note: '' });
      await ctx.db.update(bookings).set({ guest }).where(eq(bookings.id, booking.id));
    },
  });
}

async function record(ctx: Ctx, { siteId, id }: { siteId: string; id: string }): Promise<object | null> {
  const rows = await ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.siteId, siteId), eq(bookings.id, id)));
  const [booking] = rows.map(await bookingRecords(ctx, rows));
  return booking ? { booking } : null;
}

export const guests: PeopleOfRoom = { kind: 'booking', find, record, erase };
