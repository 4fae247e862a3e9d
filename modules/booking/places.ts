import { and, eq, gt, inArray, lt, sql, type Column, type SQL } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { readTogether, together } from '../../platform/transaction.ts';
import { hasTime } from './booked.ts';
import { busyWithin } from './calendars/busy-times.ts';
import type { Calendar } from './calendar.ts';
import type { IsFree, Window } from './free-times.ts';
import { LIMITS } from './schemas.ts';
import { isUnheld, tablesFor, type HeldSpan, type Span } from './seats.ts';
import { givePlaces, takePlaces } from './sessions.ts';
import { bookingClaims, bookingLoads, type Booking } from './tables.ts';

const SLOT_MS = 15 * 60_000;
/** Every quarter of an hour that it touches, counted from the epoch. */
function slotsOf({ startsAt, endsAt }: Span): number[] {
  const first = Math.floor(startsAt.getTime() / SLOT_MS);
  return Array.from({ length: Math.ceil(endsAt.getTime() / SLOT_MS) - first }, (_, at) => first + at);
}
const taken = () => new AppError('booking.time-taken', { status: 409 });

/** What of a calendar is held within a window. A query for each of what is counted, whose time it is, and calendars of others, whatever they hold. */
export interface Held {
  isFree: IsFree;
  /** The first of the people who is free then, or the table for the party; null where tables are not entered. */
  personAt: (span: Span) => string | null;
}

interface Asked {
  party: number;
  window: Window;
  /** A booking that is about to be moved: what it holds is free for it. */
  without?: Booking | undefined;
}
/** What begins at the end of the window holds so much longer. */
const LONGEST_MS = LIMITS.minutes.to * 60_000;
const longer = ({ from, to }: Window): Window => ({ from, to: new Date(to.getTime() + LONGEST_MS) });

export const heldWithin = (ctx: Ctx, calendar: Calendar, asked: Asked): Promise<Held> =>
  calendar.settings.kind === 'table' ? heldTables(ctx, calendar, asked) : heldPeople(ctx, calendar, asked);

async function heldTables(ctx: Ctx, calendar: Calendar, asked: Asked): Promise<Held> {
  const [busy, loads, tableAt] = await readTogether(ctx, (ctx) =>
    together([
      busyWithin(ctx, calendar, longer(asked.window)),
      loadsWithin(ctx, calendar, asked),
      freeTables(ctx, calendar, asked),
    ]),
  );
  const hasRoom = (slot: number): boolean => (loads.get(slot) ?? 0) + asked.party <= calendar.settings.covers;
  const hasTable = (span: Span): boolean => calendar.tables.length === 0 || tableAt(span) !== null;
  return {
    isFree: ({ at, until }) => {
      const span = { startsAt: at, endsAt: until };
      return busy.everybody.every((held) => isUnheld(held, span)) && slotsOf(span).every(hasRoom) && hasTable(span);
    },
    personAt: tableAt,
  };
}

const value = sql.placeholder;
/** Since the epoch. `extract` would count in numbers of any length, which takes longer than to read the rows. */
const seconds = (at: SQL | Column): SQL => sql`date_part('epoch', ${at})`;

const loadsOn = prepared((db) => {
  const { siteId, slot, taken } = bookingLoads;
  return db
    .select({
      slots: sql<number[] | null>`json_agg(${seconds(slot)})`,
      taken: sql<number[] | null>`json_agg(${taken})`,
    })
    .from(bookingLoads)
    .where(and(eq(siteId, value('siteId')), gt(slot, value('from')), lt(slot, value('to')), gt(taken, value('room'))))
    .prepare('booking_loads_within');
});

/** How many guests are there in each quarter of an hour in which there may be no room, but for a booking that moves. */
async function loadsWithin(
  ctx: Ctx,
  { site, settings }: Calendar,
  { party, window, without }: Asked,
): Promise<Map<number, number>> {
  const [from, { to }] = [new Date(window.from.getTime() - SLOT_MS), longer(window)];
  const [row] = await loadsOn(ctx.db).execute({ siteId: site.id, from, to, room: settings.covers - party });
  const loads = new Map(row?.slots?.map((each, at) => [(each * 1000) / SLOT_MS, row.taken?.[at] ?? 0]));
  if (without) for (const slot of slotsOf(without)) loads.set(slot, (loads.get(slot) ?? 0) - without.party);
  return loads;
}

/** The table for a party at a time; null where none is free, or none is entered. */
async function freeTables(ctx: Ctx, { tables }: Calendar, asked: Asked): Promise<Held['personAt']> {
  if (tables.length === 0) return () => null;
  const { others, own } = await claimsWithin(ctx, tables, asked);
  const wanted = tablesFor(tables, asked.party, own);
  return (span) => wanted.find(({ id }) => isUnheld(others.get(id) ?? [], span))?.id ?? null;
}

const claimsOn = prepared((db) => {
  const { bookingId, personId, fromAt, toAt } = bookingClaims;
  return db
    .select({
      personId,
      from: sql<number[]>`json_agg(${seconds(fromAt)} order by ${fromAt})`,
      to: sql<number[]>`json_agg(${seconds(toAt)} order by ${fromAt})`,
    })
    .from(bookingClaims)
    .where(
      and(
        sql`${personId} = any(${value('of')})`,
        // In the words of the constraint's index: else all that somebody ever held is read, for a week of it.
        sql`tstzrange(${fromAt}, ${toAt}) && tstzrange(${value('from')}, ${value('to')})`,
        sql`${bookingId} is distinct from ${value('without')}`,
      ),
    )
    .groupBy(personId)
    .prepare('booking_claims_within');
});

/**
 * When each of these is held, in order of time, but for a booking that moves; `own`: whose time that has now, whenever it is. Each one's spans come in
 * one row, as seconds: of a full week a thousand rows would be read for longer than they are looked for.
 */
async function claimsWithin(
  ctx: Ctx,
  of: readonly { id: string; active: boolean }[],
  { window, without }: Asked,
): Promise<{ others: Map<string, HeldSpan[]>; own: string | undefined }> {
  const active = of.filter((each) => each.active).map(({ id }) => id);
  const { from, to } = longer(window);
  const rows = await claimsOn(ctx.db).execute({ of: active, from, to, without: without?.id ?? null });
  const spansOf = ({ from, to }: (typeof rows)[number]) =>
    from.map((each, at) => ({ fromAt: new Date(each * 1000), toAt: new Date((to[at] ?? each) * 1000) }));
  const others = new Map(rows.map((row) => [row.personId, spansOf(row)]));
  if (!without) return { others, own: undefined };
  const { bookingId, personId } = bookingClaims;
  const [own] = await ctx.db.select({ personId }).from(bookingClaims).where(eq(bookingId, without.id));
  return { others, own: own?.personId };
}

async function heldPeople(ctx: Ctx, calendar: Calendar, asked: Asked): Promise<Held> {
  const active = calendar.people.filter((person) => person.active).map(({ id }) => id);
  const [busy, { others }] = await readTogether(ctx, (ctx) =>
    together([busyWithin(ctx, calendar, longer(asked.window)), claimsWithin(ctx, calendar.people, asked)]),
  );
  const isFree = (id: string, span: Span): boolean =>
    [others.get(id) ?? [], ...busy.of(id)].every((held) => isUnheld(held, span));
  const personAt = (span: Span): string | null =>
    busy.everybody.every((held) => isUnheld(held, span)) ? (active.find((id) => isFree(id, span)) ?? null) : null;
  return { isFree: ({ at, until }) => personAt({ startsAt: at, endsAt: until }) !== null, personAt };
}

/** A stay holds no room, and a day without a time no place: nothing of them is promised before the owner says so. */
export const holdsNothing = (booking: Booking): boolean => booking.lastDay !== null || !hasTime(booking);

/**
 * Holds what a booking needs, under the lock of its calendar; the constraints of the tables say no where that was not enough.
 * Throws booking.time-taken (409).
 */
export async function holdPlaces(
  ctx: TxCtx,
  calendar: Calendar,
  booking: Booking,
  person: string | null,
): Promise<void> {
  if (holdsNothing(booking)) return;
  if (booking.sessionId !== null) return takePlaces(ctx, booking, booking.sessionId);
  const isTable = calendar.settings.kind === 'table';
  if (!isTable || calendar.tables.length > 0) {
    if (person === null || !(await claim(ctx, booking, person))) throw taken();
  }
  if (!isTable) return;
  const { covers } = calendar.settings;
  if (booking.party > covers) throw taken();
  const held = await ctx.db.execute(sql`${moreLoad(booking, covers)}
    set taken = held.taken + excluded.taken, places = excluded.places
    where held.taken + excluded.taken <= excluded.places
    returning held.slot`);
  if (held.rows.length < slotsOf(booking).length) throw taken();
}

/** False where somebody else has it then. */
async function claim(
  ctx: TxCtx,
  { id: bookingId, startsAt: fromAt, endsAt: toAt }: Booking,
  personId: string,
): Promise<boolean> {
  const row = { bookingId, personId, fromAt, toAt };
  return (await ctx.db.insert(bookingClaims).values(row).onConflictDoNothing().returning()).length > 0;
}

/**
 * Who was missing has come after all: a fact, which no room is too small for, so that nobody is offered these places again. The time of a
 * person or a table that is free, or nobody's.
 */
export async function takeBack(ctx: TxCtx, calendar: Calendar, booking: Booking): Promise<void> {
  if (holdsNothing(booking)) return;
  const { startsAt, endsAt, party } = booking;
  // Whatever a calendar of somebody else says: they are here.
  const held = await heldWithin(ctx, { ...calendar, feeds: [] }, { party, window: { from: startsAt, to: endsAt } });
  const person = held.personAt(booking);
  if (person !== null) await claim(ctx, booking, person);
  if (calendar.settings.kind === 'appointment') return;
  await ctx.db.execute(sql`${moreLoad(booking, Math.max(party, calendar.settings.covers))}
    set taken = held.taken + excluded.taken, places = greatest(held.places, held.taken + excluded.taken)`);
}

/** The party of a booking in every quarter of an hour that it touches; what follows says what becomes of one that has a row. */
const moreLoad = (booking: Booking, places: number): SQL => sql`
    insert into booking_loads as held (site_id, slot, taken, places)
    select ${booking.siteId}, to_timestamp(n * ${SLOT_MS / 1000}), ${booking.party}::int, ${places}::int
    from unnest(${sql.param(slotsOf(booking))}::bigint[]) n
    on conflict (site_id, slot) do update`;

/** Gives back what a booking held; nothing where it holds nothing. */
export async function releasePlaces(ctx: TxCtx, booking: Booking, kind: Calendar['settings']['kind']): Promise<void> {
  if (holdsNothing(booking)) return;
  if (booking.sessionId !== null) return givePlaces(ctx, booking, booking.sessionId);
  await ctx.db.delete(bookingClaims).where(eq(bookingClaims.bookingId, booking.id));
  if (kind === 'appointment') return;
  const slots = slotsOf(booking).map((slot) => new Date(slot * SLOT_MS));
  const within = and(eq(bookingLoads.siteId, booking.siteId), inArray(bookingLoads.slot, slots));
  await ctx.db
    .update(bookingLoads)
    .set({ taken: sql`${bookingLoads.taken} - ${booking.party}` })
    .where(within);
  await ctx.db.delete(bookingLoads).where(and(within, eq(bookingLoads.taken, 0)));
}
