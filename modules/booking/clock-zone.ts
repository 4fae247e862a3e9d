/**
 * The clock of a business. Times are booked by that clock: "2026-12-03T20:30". A day is "2026-12-03". Zones are IANA names.
 * The only file that knows the library which knows the zones.
 */
import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

export const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

const local = (at: Date, zone: string) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);

/** Day and minute that the clock shows. */
export function wallOf(at: Date, zone: string): string {
  return local(at, zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}
export const dayOf = (at: Date, zone: string): string => wallOf(at, zone).slice(0, 10);

/** The instant at which the clock shows this; the first of two where it shows it twice, null where it never does. */
export function instantOf(wall: string, zone: string): Date | null {
  const plain = Temporal.PlainDateTime.from(wall);
  const at = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return at.toPlainDateTime().equals(plain) ? new Date(at.epochMilliseconds) : null;
}

/** "2026-12-03" and 1,500 minutes are 01:00 of the fourth. */
export function wallAt(day: string, minutes: number): string {
  const date = minutes < DAY_MINUTES ? day : addDays(day, Math.floor(minutes / DAY_MINUTES));
  const rest = minutes % DAY_MINUTES;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** Minutes since the midnight that begins this day, of a wall time of this day or the next. */
export function minutesInto(day: string, wall: string): number {
  const days = Temporal.PlainDate.from(day).until(Temporal.PlainDate.from(wall.slice(0, 10))).days;
  return days * DAY_MINUTES + Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
/** 0 is Monday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek - 1;

/** Instants at which days begin whose clock does not change, nor that of the next day; null for the others. They never change. */
const evenDays = new LRUCache<string, { start: number | null }>({ max: 5000 });
function evenDay(day: string, zone: string): number | null {
  const key = `${day} ${zone}`;
  const known = evenDays.get(key);
  if (known) return known.start;
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  const isEven = midnight.hoursInDay === 24 && midnight.hour === 0 && midnight.add({ days: 1 }).hoursInDay === 24;
  const start = isEven ? midnight.epochMilliseconds : null;
  evenDays.set(key, { start });
  return start;
}

/** From the minutes of a day to instants; quick on days on which the clock does not change. */
export function clockOfDay(day: string, zone: string): (minutes: number) => Date | null {
  const start = evenDay(day, zone);
  return (minutes) => (start === null ? instantOf(wallAt(day, minutes), zone) : new Date(start + minutes * MINUTE_MS));
}
