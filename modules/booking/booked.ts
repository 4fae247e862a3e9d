/** What a booking is, by its row. Pure. */
import type { Calendar } from './calendar.ts';
import { minutesInto, DAY_MINUTES } from './clock-zone.ts';
import type { BookingKind } from './schemas.ts';
import type { Booking } from './tables.ts';

const DAY_ALONE = '2026-12-03'.length;
/** Otherwise a day alone was asked for, or nights. */
export const hasTime = ({ wall }: Pick<Booking, 'wall'>): boolean => wall.length > DAY_ALONE;

/** A site may have changed since from one kind to the other: a stay, and a place in a session, tell by themselves what they are. */
export function kindOf(
  { settings }: Pick<Calendar, 'settings'>,
  { lastDay, sessionId }: Pick<Booking, 'lastDay' | 'sessionId'>,
): BookingKind {
  if (lastDay !== null) return 'stay';
  if (sessionId !== null) return 'session';
  return settings.kind === 'table' ? 'table' : 'appointment';
}

export const nightsBetween = (first: string, last: string): number => minutesInto(first, `${last}T00:00`) / DAY_MINUTES;
