import { find } from '../../site-kit/layouts/parts/find.ts';
import type { Calendar } from './calendar.ts';
import { wallOf } from './clock-zone.ts';
import { LIMITS } from './schemas.ts';
import type { BookingsView } from './views/schemas.ts';
import type { Session } from './tables.ts';

/** Events that the page announces, are still ahead, and are no session yet: how many places there are, no page says. */
export function announcedIn(
  { site, settings, hours }: Calendar,
  sessions: readonly Session[],
  now: Date,
): BookingsView['announced'] {
  if (settings.kind !== 'session') return [];
  const known = new Set(sessions.map(({ title, wall }) => `${wall} ${title}`));
  return (find(site.document, 'events')?.items ?? [])
    .filter(({ start }) => Date.parse(start) > now.getTime())
    .map(({ name, start }) => ({
      title: name.value.slice(0, LIMITS.service),
      at: wallOf(new Date(start), hours.zone),
    }))
    .filter(({ title, at }) => !known.has(`${at} ${title}`));
}
