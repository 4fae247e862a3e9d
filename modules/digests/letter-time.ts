import { createHash } from 'node:crypto';
import { localTime } from '../stats/index.server.ts';

const DAY_MS = 86_400_000;
const HOUR = 8;

/** Weekday (0: Sunday) and minute of the hour that fall to a site: letters of all sites are spread over the week and the hour. */
export function turnOf(siteId: string): { weekday: number; minute: number } {
  const digest = createHash('sha256').update(siteId).digest();
  return { weekday: (digest[0] ?? 0) % 7, minute: (digest[1] ?? 0) % 60 };
}

/** The first instant after `after` at which it is eight o'clock, and some minutes, on the weekday of this site in its zone. Pure. */
export function nextLetterAt(siteId: string, after: Date, timeZone: string): Date {
  const { weekday, minute } = turnOf(siteId);
  const today = Date.parse(`${localTime(after, timeZone).day}T00:00:00Z`);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = new Date(today + ahead * DAY_MS);
    if (day.getUTCDay() !== weekday) continue;
    const at = instantOf(day.getTime() + HOUR * 3_600_000 + minute * 60_000, timeZone);
    if (at > after) return at;
  }
  return new Date(after.getTime() + 7 * DAY_MS);
}

/** The instant at which a wall clock of the zone shows `wall`, written as if it were UTC. */
function instantOf(wall: number, timeZone: string): Date {
  let at = wall;
  // The second look mends a day on which the clocks change.
  for (let look = 0; look < 2; look++) at += wall - wallOf(new Date(at), timeZone);
  return new Date(at);
}

function wallOf(at: Date, timeZone: string): number {
  const { day, hour } = localTime(at, timeZone);
  return Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000 + (at.getTime() % 3_600_000);
}
