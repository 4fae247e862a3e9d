import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { gridOf, requireCalendar, requireService, windowOf, type Calendar, type Service } from './calendar.ts';
import { bookingOf } from './change-booking.ts';
import { addDays, dayOf, instantOf } from './clock-zone.ts';
import { freeTimes } from './free-times.ts';
import { heldWithin } from './places.ts';
import type { TimesView } from './views/schemas.ts';
import type { Booking } from './tables.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

export interface TimesWanted {
  service: Pick<Service, 'minutes'>;
  party: number;
  /** The first day; today where it is past or absent. */
  from?: string | undefined;
  owner?: boolean;
  /** A booking that moves: what it holds is free for it. */
  without?: Booking | undefined;
}

/** The first and the last day on which something can be booked. */
export function daysAhead(ctx: Ctx, calendar: Calendar): { first: string; last: string } {
  const { zone } = calendar.hours;
  return { first: dayOf(ctx.clock.now(), zone), last: dayOf(windowOf(ctx, calendar).to, zone) };
}

/** Free times of seven days, in order; `next`: where the following seven begin, null beyond the horizon. */
export async function listTimes(
  ctx: Ctx,
  calendar: Calendar,
  { service, party, from, owner = false, without }: TimesWanted,
): Promise<TimesView> {
  const { zone } = calendar.hours;
  const { first, last } = daysAhead(ctx, calendar);
  const window = windowOf(ctx, calendar, owner);
  const day = from === undefined || from < first || from > last ? first : from;
  const midnight = instantOf(`${day}T00:00`, zone) ?? ctx.clock.now();
  const span = { from: midnight, to: new Date(midnight.getTime() + (DAYS + 1) * DAY_MS) };
  const held = await heldWithin(ctx, calendar, { party, window: span, without });
  const grid = gridOf(calendar, service);
  const free = freeTimes(calendar.hours, { day, days: DAYS, grid, window, isFree: held.isFree });
  const next = addDays(day, DAYS);
  return {
    days: free.map((each) => ({
      day: each.day,
      times: each.starts.map(({ wall }) => ({ at: wall, label: wall.slice(11) })),
    })),
    next: next <= last ? next : null,
  };
}

/** The same for an owner at the telephone. Throws booking.not-found (404), booking.unknown-service (422). */
export async function timesForOwner(
  ctx: Ctx,
  { by, service, party, from }: { by: SiteAccess<'draft'>; service: string; party: number; from?: string | undefined },
): Promise<TimesView> {
  const calendar = await requireCalendar(ctx, by.siteId);
  return listTimes(ctx, calendar, { service: requireService(calendar, service), party, from, owner: true });
}

/** Where a booking could move to: what it holds itself is free for it. Throws booking.not-found (404). */
export async function timesForMove(
  ctx: Ctx,
  { by, id, from }: { by: SiteAccess<'draft'>; id: string; from?: string | undefined },
): Promise<TimesView> {
  const calendar = await requireCalendar(ctx, by.siteId);
  const booking = await bookingOf(ctx, by.siteId, id);
  return listTimes(ctx, calendar, { service: booking, party: booking.party, from, owner: true, without: booking });
}
