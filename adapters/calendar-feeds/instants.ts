/** From the times of a calendar to instants. */
import type ICAL from 'ical.js';
import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

type Time = InstanceType<typeof ICAL.Time>;

const two = (n: number) => String(n).padStart(2, '0');
const dayOf = ({ year, month, day }: Time) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

function atWall(wall: string, zone: string): number {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
}

const known = new LRUCache<string, { zone: string | null }>({ max: 500 });
/** The zone of the IANA that a TZID names, with or without what some programs write before it: "/example.org/Europe/Rome". */
function ianaOf(tzid: string): string | null {
  const found = known.get(tzid);
  if (found) return found.zone;
  const parts = tzid.split('/').filter(Boolean);
  const names = [tzid, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  const zone = names.find((name) => /^[A-Za-z]/.test(name) && name.includes('/') && isZone(name)) ?? null;
  known.set(tzid, { zone });
  return zone;
}
function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export interface Clock {
  /** Milliseconds since the epoch. `tzid`: what stands beside the property that the time is of. */
  instantOf(time: Time, tzid: string | undefined): number;
  /** The midnight, so many days after the day of this time. */
  midnightAfter(time: Time, days: number): number;
}

/**
 * Days, and times without a zone, are of the business's clock. A zone that the IANA knows is taken from there, for some calendars describe
 * theirs for a few years only; another by its own description; one that nobody describes is the business's.
 */
export function clockOf(zone: string): Clock {
  const midnight = (day: Temporal.PlainDate) => atWall(`${day.toString()}T00:00:00`, zone);
  return {
    instantOf(time, tzid) {
      if (time.isDate) return midnight(Temporal.PlainDate.from(dayOf(time)));
      if (time.zone?.tzid === 'UTC') return time.toUnixTime() * 1000;
      const wall = `${dayOf(time)}T${two(time.hour)}:${two(time.minute)}:${two(Math.min(time.second, 59))}`;
      const named = tzid === undefined ? null : ianaOf(tzid);
      if (named === null && time.zone?.component) return time.toUnixTime() * 1000;
      return atWall(wall, named ?? zone);
    },
    midnightAfter: (time, days) => midnight(Temporal.PlainDate.from(dayOf(time)).add({ days })),
  };
}
