import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { Calendar } from './calendar.ts';
import type { IsFree, Window } from './free-times.ts';
import { bookingClaims, bookingLoads, type Booking } from './tables.ts';

const SLOT_MS = 15 * 60_000;
type Span = Pick<Booking, 'startsAt' | 'endsAt'>;
const slotsOf = ({ startsAt, endsAt }: Span): [first: number, last: number] => [
  Math.floor(startsAt.getTime() / SLOT_MS),
  Math.ceil(endsAt.getTime() / SLOT_MS) - 1,
];
const taken = () => new AppError('booking.time-taken', { status: 409 });

/** What of a calendar is held within a window. One query, whatever it holds. */
export interface Held {
  isFree: IsFree;
  /** The first of the people who is free then; null of tables. */
  personAt: (span: Span) => string | null;
}

/** @param without a booking that is about to be moved: what it holds is free for it */
export async function heldWithin(
  ctx: Ctx,
  calendar: Calendar,
  { party, window, without }: { party: number; window: Window; without?: Booking },
): Promise<Held> {
  const { settings, people, site } = calendar;
  // What begins in the window may hold until a day later.
  const span = { from: window.from, to: new Date(window.to.getTime() + 86_400_000) };
  if (settings.kind === 'table') {
    const own = without ? slotsOf(without) : null;
    const rows = await ctx.db
      .select({ slot: bookingLoads.slot, taken: bookingLoads.taken })
      .from(bookingLoads)
      .where(
        and(
          eq(bookingLoads.siteId, site.id),
          gt(bookingLoads.slot, new Date(span.from.getTime() - SLOT_MS)),
          lt(bookingLoads.slot, span.to),
        ),
      );
    const loads = new Map(rows.map((row) => [row.slot.getTime() / SLOT_MS, row.taken]));
    const at = (slot: number) =>
      (loads.get(slot) ?? 0) - (without && own && slot >= own[0] && slot <= own[1] ? without.party : 0);
    const isFree: IsFree = ({ at: startsAt, until: endsAt }) => {
      const [first, last] = slotsOf({ startsAt, endsAt });
      for (let slot = first; slot <= last; slot += 1) if (at(slot) + party > settings.covers) return false;
      return true;
    };
    return { isFree, personAt: () => null };
  }
  const active = people.filter((person) => person.active).map(({ id }) => id);
  const claims =
    active.length === 0
      ? []
      : await ctx.db
          .select()
          .from(bookingClaims)
          .where(
            and(
              inArray(bookingClaims.personId, active),
              lt(bookingClaims.fromAt, span.to),
              gt(bookingClaims.toAt, span.from),
            ),
          )
          .orderBy(bookingClaims.fromAt);
  const byPerson = new Map<string, Claimed[]>();
  for (const { bookingId, personId, fromAt, toAt } of claims) {
    if (bookingId === without?.id) continue;
    const claimed = { from: fromAt.getTime(), to: toAt.getTime() };
    const known = byPerson.get(personId);
    if (known) known.push(claimed);
    else byPerson.set(personId, [claimed]);
  }
  const personAt = ({ startsAt, endsAt }: Span): string | null =>
    active.find((id) => isUnheld(byPerson.get(id) ?? [], startsAt.getTime(), endsAt.getTime())) ?? null;
  return { isFree: ({ at, until }) => personAt({ startsAt: at, endsAt: until }) !== null, personAt };
}

interface Claimed {
  from: number;
  to: number;
}
/** Claims of one person in order of time, of which no two overlap: looked for by halves, however many they are. */
function isUnheld(claims: readonly Claimed[], from: number, to: number): boolean {
  let [low, high] = [0, claims.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((claims[middle]?.to ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  const next = claims[low];
  return next === undefined || next.from >= to;
}

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
  if (calendar.settings.kind === 'appointment') {
    if (person === null) throw taken();
    const held = await ctx.db
      .insert(bookingClaims)
      .values({ bookingId: booking.id, personId: person, fromAt: booking.startsAt, toAt: booking.endsAt })
      .onConflictDoNothing()
      .returning({ id: bookingClaims.bookingId });
    if (held.length === 0) throw taken();
    return;
  }
  const { covers } = calendar.settings;
  const [first, last] = slotsOf(booking);
  if (booking.party > covers) throw taken();
  const held = await ctx.db.execute(sql`
    insert into booking_loads as held (site_id, slot, taken, places)
    select ${booking.siteId}, to_timestamp(n * ${SLOT_MS / 1000}), ${booking.party}::int, ${covers}::int
    from generate_series(${first}::bigint, ${last}::bigint) n
    on conflict (site_id, slot) do update set taken = held.taken + excluded.taken, places = excluded.places
    where held.taken + excluded.taken <= excluded.places
    returning held.slot`);
  if (held.rows.length < last - first + 1) throw taken();
}

/** Gives back what a booking held; nothing where it holds nothing. */
export async function releasePlaces(ctx: TxCtx, booking: Booking, kind: Calendar['settings']['kind']): Promise<void> {
  if (kind === 'appointment') {
    await ctx.db.delete(bookingClaims).where(eq(bookingClaims.bookingId, booking.id));
    return;
  }
  const [first, last] = slotsOf(booking);
  const within = and(
    eq(bookingLoads.siteId, booking.siteId),
    gt(bookingLoads.slot, new Date((first - 1) * SLOT_MS)),
    lt(bookingLoads.slot, new Date((last + 1) * SLOT_MS)),
  );
  await ctx.db
    .update(bookingLoads)
    .set({ taken: sql`${bookingLoads.taken} - ${booking.party}` })
    .where(within);
  await ctx.db.delete(bookingLoads).where(and(within, eq(bookingLoads.taken, 0)));
}
