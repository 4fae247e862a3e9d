/** What would be written of a booking: when it is, how long, and who is free for it. */
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { nightsBetween } from './booked.ts';
import { formOf, gridOf, requireService, windowOf, type Calendar, type Service } from './calendar.ts';
import { dayOf, instantOf } from './clock-zone.ts';
import { rangesOf, startAt, startOf, type Start } from './free-times.ts';
import { heldWithin } from './places.ts';
import { LIMITS } from './schemas.ts';
import { requireSession } from './sessions.ts';
import type { Booking, Session } from './tables.ts';

/** What is wished for, as a form or the owner says it: something at a time, or a session. */
export interface Wanted {
  service?: string | undefined;
  session?: string | undefined;
  /** The clock of the business: "2026-12-03T20:30"; a day alone where no times are offered, and of a stay. Not of a session. */
  at?: string | undefined;
  /** Of a stay: the day of departure. */
  until?: string | undefined;
}
interface Wish extends Wanted {
  party: number;
  owner: boolean;
}
type When = Pick<Booking, 'startsAt' | 'endsAt' | 'wall' | 'lastDay' | 'minutes'>;
export interface Plan extends When, Pick<Booking, 'serviceId' | 'sessionId' | 'service'> {
  /** Whose time it is, a person's or a table's; null where nobody's is needed. */
  person: string | null;
  /** Of a session, as it was planned: the clock of the site may be another since. */
  zone?: string;
}

/** Throws booking.time-taken (409), booking.unknown-service, booking.dates (422). */
export async function planOf(ctx: TxCtx, calendar: Calendar, wish: Wish): Promise<Plan> {
  const form = formOf(calendar);
  if (form === 'sessions') return planOfSession(await requireSession(ctx, calendar, wish));
  const service = requireService(calendar, wish.service);
  const of = { serviceId: service.id, sessionId: null, service: service.name };
  const { at = '', owner, party } = wish;
  if (form === 'nights') return { ...of, ...datesOf(ctx, calendar, { ...wish, at }), person: null };
  // The owner says the time at once.
  if (form === 'day' && !owner) {
    const day = datesOf(ctx, calendar, { at, owner });
    return { ...of, ...day, minutes: service.minutes, person: null };
  }
  if (!at.includes('T')) throw new AppError('booking.dates', { status: 422 });
  const { start, person } = await requireFree(ctx, calendar, { service, party, at, owner, anyHour: form === 'day' });
  return { ...of, ...timed(start, service.minutes), person };
}

const planOfSession = ({ id, title, minutes, startsAt, endsAt, wall, zone }: Session): Plan => ({
  serviceId: null,
  sessionId: id,
  service: title,
  minutes,
  startsAt,
  endsAt,
  wall,
  zone,
  lastDay: null,
  person: null,
});

export const timed = ({ wall, at, until }: Start, minutes: number): When => ({
  startsAt: at,
  endsAt: until,
  wall,
  lastDay: null,
  minutes,
});

interface Chosen {
  service: Pick<Service, 'minutes'>;
  party: number;
  at: string;
  owner: boolean;
  /** Also outside the hours: the owner says it, and knows. */
  anyHour: boolean;
  without?: Booking | undefined;
}

/**
 * The start that was chosen, by the function that offered it, and who is free then. Throws booking.time-taken (409).
 * @param without a booking that moves: what it holds is free for it
 */
export async function requireFree(
  ctx: TxCtx,
  calendar: Calendar,
  { service, party, at, owner, anyHour, without }: Chosen,
): Promise<{ start: Start; person: string | null }> {
  const { hours } = calendar;
  const start = anyHour ? startOf(hours.zone, at, service.minutes) : startAt(hours, at, gridOf(calendar, service));
  const window = windowOf(ctx, calendar, owner);
  if (!start || start.at < window.from || start.at > window.to)
    throw new AppError('booking.time-taken', { status: 409 });
  const around = { from: start.at, to: start.until };
  const held = await heldWithin(ctx, calendar, { party, window: around, without });
  if (!held.isFree(start)) throw new AppError('booking.time-taken', { status: 409 });
  return { start, person: held.personAt({ startsAt: start.at, endsAt: start.until }) };
}

/**
 * A day without a time lasts until it is over; a stay goes from an evening to a morning. That is for what ends, reminds and orders, and
 * nobody is told so.
 */
const HOURS = { day: ['23:59', '23:59'], stay: ['18:00', '10:00'] } as const;

interface Dates {
  at: string;
  until?: string | undefined;
  owner: boolean;
}
/** Why days cannot be asked for: another time of the year, a closed day, or too many nights; null: they can. */
export function faultOfDates(ctx: Ctx, calendar: Calendar, dates: Dates): 'day' | 'closed' | 'nights' | null {
  const { at, until, owner } = dates;
  const { hours } = calendar;
  const window = windowOf(ctx, calendar, owner);
  const { from } = spanOf(calendar, dates);
  if (!from || from > window.to) return 'day';
  // Who is at the door comes today, whatever the hour.
  if (owner ? at < dayOf(ctx.clock.now(), hours.zone) : from < window.from) return 'day';
  if (!owner && isClosed(calendar, at)) return 'closed';
  if (formOf(calendar) !== 'nights') return null;
  const nights = until === undefined ? 0 : nightsBetween(at, until);
  return nights < 1 || nights > LIMITS.nights || !instantOf(`${until}T${HOURS.stay[1]}`, hours.zone) ? 'nights' : null;
}

/** Throws booking.dates (422). */
function datesOf(ctx: Ctx, calendar: Calendar, wish: Dates): When {
  const { from, to } = spanOf(calendar, wish);
  if (faultOfDates(ctx, calendar, wish) !== null || !from || !to) throw new AppError('booking.dates', { status: 422 });
  const minutes = (to.getTime() - from.getTime()) / 60_000;
  return { startsAt: from, endsAt: to, wall: wish.at, lastDay: wish.until ?? null, minutes };
}

function spanOf(calendar: Calendar, { at, until }: Dates): { from: Date | null; to: Date | null } {
  const { zone } = calendar.hours;
  if (at.includes('T')) return { from: null, to: null };
  const [first, last] = HOURS[formOf(calendar) === 'nights' ? 'stay' : 'day'];
  return { from: instantOf(`${at}T${first}`, zone), to: instantOf(`${until ?? at}T${last}`, zone) };
}

/** Where the site says no hours, a day is closed only where it says that of the day. */
const isClosed = ({ hours }: Calendar, day: string): boolean =>
  hours.closed.has(day) || (hours.special.has(day) && rangesOf(hours, day).length === 0);
