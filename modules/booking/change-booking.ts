import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashOf, type SiteAccess } from '../access/index.server.ts';
import {
  ACTS,
  holdsPlaces,
  isLive,
  isMark,
  isTold,
  MARKED_BEFORE,
  markedAt,
  mayBecome,
  mayTell,
  type BookingAct,
  type BookingState,
} from './booking.states.ts';
import { hasTime, kindOf } from './booked.ts';
import { formOf, holdsAtOnce, lockCalendar, type Calendar } from './calendar.ts';
import { keepClashes } from './calendars/clashes.ts';
import { freeUntil, isGivenBack } from './deposits/deposit.rules.ts';
import { giveBack } from './deposits/give-back.ts';
import { instantOf } from './clock-zone.ts';
import { mailAnswer, mailCancelledByGuest, mailMoved } from './mails.ts';
import { requireFree, timed } from './plan.ts';
import { holdPlaces, releasePlaces, takeBack } from './places.ts';
import { bookings, type Booking } from './tables.ts';

const MINUTE_MS = 60_000;
/** Who comes to stay comes at any hour of the day. */
function isTooEarly(ctx: Ctx, booking: Booking, act: BookingAct): boolean {
  if (!isMark(act)) return false;
  const from = instantOf(markedAt(booking.wall, act), booking.zone) ?? booking.startsAt;
  return from.getTime() - MARKED_BEFORE[act] * MINUTE_MS > ctx.clock.now().getTime();
}

/** A guest, by the key of their page; see `bookingByKey`. */
export interface ByKey {
  siteId: string;
  key: string;
}

/**
 * Until when a guest cancels or moves alone; afterwards they call. Nobody waits for who asked and was not answered yet; with a deposit it is
 * what was accepted.
 */
export function changesUntil({ settings }: Pick<Calendar, 'settings'>, booking: Booking): Date {
  if (booking.deposit !== null) return freeUntil(booking, booking.deposit);
  const isWish = booking.state === 'asked' && !hasTime(booking);
  return new Date(booking.startsAt.getTime() - (isWish ? 0 : settings.cancelMinutes * MINUTE_MS));
}

/**
 * What an owner does with a booking. Done twice, it is done once. `at`: the time that is given to whoever asked for a day. Throws
 * booking.not-found (404), booking.changed (409) where it has moved on meanwhile, booking.too-early (409) for who has not had to come yet,
 * booking.time-needed (422) where a day is accepted without a time of that day, booking.time-taken (409) where that is not free.
 */
export function answerBooking(
  ctx: Ctx,
  {
    by,
    id,
    act,
    reason,
    at,
  }: { by: SiteAccess<'draft'>; id: string; act: BookingAct; reason: string; at?: string | undefined },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, by.siteId);
    const asked = await bookingOf(ctx, by.siteId, id);
    const to = ACTS[act];
    if (asked.state === to) return;
    const booking = act === 'accept' ? await withTime(ctx, calendar, asked, at) : asked;
    if (mayBecome(booking.state, to) && isTooEarly(ctx, booking, act))
      throw new AppError('booking.too-early', { status: 409 });
    const told = mayTell(act) && reason !== '' ? reason : null;
    await mailAnswer(ctx, calendar, await become(ctx, calendar, booking, to, told));
    // The request said what is in the calendar then.
    if (act === 'accept') await keepClashes(ctx, calendar, booking);
  });
}

/** Until it begins a guest may cancel and leave the deposit, where it is too late to have it back. */
export const mayForfeit = (ctx: Ctx, { state, deposit, startsAt }: Booking): boolean =>
  state === 'confirmed' && deposit !== null && ctx.clock.now() <= startsAt;

/** A guest cancels, once; `forfeits`: and knows that the deposit does not come back. Throws booking.not-found (404), booking.too-late (409). */
export function cancelBooking(ctx: Ctx, { forfeits = false, ...given }: ByKey & { forfeits?: boolean }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const calendar = await lockCalendar(ctx, given.siteId);
    const booking = await bookingByKey(ctx, given);
    if (booking.state === 'cancelled-by-guest') return;
    if (!forfeits || !mayForfeit(ctx, booking)) requireInTime(ctx, calendar, booking);
    await mailCancelledByGuest(ctx, calendar, await become(ctx, calendar, booking, 'cancelled-by-guest', null));
  });
}

/**
 * Moves a booking to another time: the old one is kept until the new one holds. Moved by its guest where the owner answers requests,
 * it is a request again. Throws booking.not-found (404), booking.too-late, booking.changed, booking.time-taken (409).
 */
export function moveBooking(
  ctx: Ctx,
  { at, ...given }: { at: string } & (ByKey | { by: SiteAccess<'draft'>; id: string }),
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const owner = 'by' in given;
    const siteId = owner ? given.by.siteId : given.siteId;
    const calendar = await lockCalendar(ctx, siteId);
    const booking = owner ? await bookingOf(ctx, siteId, given.id) : await bookingByKey(ctx, given);
    if (booking.wall === at) return;
    if (!isTold(booking.state) || !mayMove(calendar, booking, owner))
      throw new AppError('booking.changed', { status: 409 });
    if (!owner) requireInTime(ctx, calendar, booking);
    const { party } = booking;
    const { start, person } = await requireFree(ctx, calendar, {
      service: booking,
      party,
      at,
      owner,
      anyHour: formOf(calendar) !== 'times',
      without: booking,
    });
    await releasePlaces(ctx, booking, calendar.settings.kind);
    const moved = await written(ctx, booking, {
      state: owner || holdsAtOnce(calendar, party) ? 'confirmed' : 'asked',
      startsAt: start.at,
      endsAt: start.until,
      wall: start.wall,
      zone: calendar.hours.zone,
      sequence: booking.sequence + 1,
      remindedAt: null,
      // To a time that its guest did not choose nobody is held.
      deposit: owner && booking.deposit ? { ...booking.deposit, freeMinutes: 0 } : booking.deposit,
    });
    await holdPlaces(ctx, calendar, moved, person);
    await audit(ctx, 'booking.moved', siteId, { booking: booking.id, owner });
    await mailMoved(ctx, calendar, moved, { owner, before: booking });
  });
}

/** To another of the free times; where the site offers none, the owner says the time. Stays, days without a time and places in a session are asked for anew. */
export const mayMove = (calendar: Calendar, booking: Booking, owner: boolean): boolean =>
  booking.sessionId === null &&
  kindOf(calendar, booking) !== 'stay' &&
  hasTime(booking) &&
  (owner || formOf(calendar) === 'times');

/** What was asked for a day, at the time that the owner gives it; what has a time, or is a stay, as it is. */
async function withTime(ctx: TxCtx, calendar: Calendar, booking: Booking, at: string | undefined): Promise<Booking> {
  if (hasTime(booking) || booking.lastDay !== null || booking.state !== 'asked') return booking;
  // Another day than the one that was asked for is agreed with the guest first.
  if (at?.slice(0, booking.wall.length) !== booking.wall) throw new AppError('booking.time-needed', { status: 422 });
  const { party } = booking;
  const { start, person } = await requireFree(ctx, calendar, {
    service: booking,
    party,
    at,
    owner: true,
    anyHour: true,
  });
  const given = await written(ctx, booking, { ...timed(start, booking.minutes), zone: calendar.hours.zone });
  await holdPlaces(ctx, calendar, given, person);
  return given;
}

/** Its session does not take place: it is over, and the guest is told why. */
export async function endForSession(
  ctx: TxCtx,
  calendar: Calendar,
  booking: Booking,
  reason: string | null,
): Promise<void> {
  const state = booking.state === 'asked' ? 'refused' : 'cancelled-by-owner';
  const here = booking.state === 'arrived' ? await written(ctx, booking, { state: 'confirmed' }) : booking;
  await mailAnswer(ctx, calendar, await become(ctx, calendar, here, state, reason));
}

/** Nobody answered it before its hour: it does not hold, and the guest is told. Nothing where it was answered meanwhile. */
export async function expireBooking(ctx: TxCtx, { siteId, id }: { siteId: string; id: string }): Promise<void> {
  const calendar = await lockCalendar(ctx, siteId);
  const booking = await bookingOf(ctx, siteId, id);
  if (booking.state !== 'asked' || booking.startsAt > ctx.clock.now()) return;
  await mailAnswer(ctx, calendar, await become(ctx, calendar, booking, 'expired', null));
}

/** The booking as it is then; its deposit goes back where the rules say so. Throws booking.changed (409) where it cannot become that. */
export async function become(
  ctx: TxCtx,
  calendar: Calendar,
  booking: Booking,
  state: BookingState,
  reason: string | null,
): Promise<Booking> {
  if (!mayBecome(booking.state, state)) throw new AppError('booking.changed', { status: 409 });
  const now = ctx.clock.now();
  const ofSession = booking.sessionId !== null;
  const held = holdsPlaces(booking.state, ofSession);
  const holds = holdsPlaces(state, ofSession);
  // Hours that are over are offered to nobody; the places of a session are counted for good.
  if (ofSession || booking.endsAt > now) {
    if (held && !holds) await releasePlaces(ctx, booking, calendar.settings.kind);
    if (!held && holds) await takeBack(ctx, calendar, booking);
  }
  const ends = isLive(state) ? {} : { endedAt: now, sequence: booking.sequence + 1 };
  await audit(ctx, `booking.${state}`, booking.siteId, { booking: booking.id });
  if (booking.deposit && isGivenBack(booking, booking.deposit, state, now)) await giveBack(ctx, booking);
  return written(ctx, booking, { state, reason, ...ends });
}

/** Under the lock of the calendar: it is there. */
async function written(ctx: TxCtx, { id }: Booking, change: Partial<Booking>): Promise<Booking> {
  const [booking] = await ctx.db.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  if (!booking) throw new AppError('booking.not-found', { status: 404 });
  return booking;
}

/** Undefined where it was erased, or is another site's. */
export async function keptBooking(ctx: Ctx, siteId: string, id: string): Promise<Booking | undefined> {
  const [booking] = await ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.siteId, siteId)));
  return booking;
}
/** Throws booking.not-found (404), the same for that of another site. */
export async function bookingOf(ctx: Ctx, siteId: string, id: string): Promise<Booking> {
  const booking = await keptBooking(ctx, siteId, id);
  if (!booking) throw new AppError('booking.not-found', { status: 404 });
  return booking;
}

/** Throws booking.not-found (404), the same for every key that is none of this site. */
export async function bookingByKey(ctx: Ctx, { siteId, key }: ByKey): Promise<Booking> {
  const [booking] = await ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.siteId, siteId), eq(bookings.keyHash, hashOf(key))));
  if (!booking) throw new AppError('booking.not-found', { status: 404 });
  return booking;
}

function requireInTime(ctx: Ctx, calendar: Calendar, booking: Booking): void {
  if (!isTold(booking.state)) throw new AppError('booking.changed', { status: 409 });
  if (ctx.clock.now() > changesUntil(calendar, booking)) throw new AppError('booking.too-late', { status: 409 });
}
