import { join } from 'node:path';
import type { BusyCalendars, BusySpan } from '../../modules/booking/busy-calendars.port.ts';
import { createWorkerPool } from '../../platform/worker-pool.ts';
import { tooLarge } from './faults.ts';
import { FETCH_LIMITS, fetchFeed } from './fetch-feed.ts';
import type { ReadTask } from './read-calendar.ts';

/** One that meets hostile rules leaves the other to everybody else. */
const THREADS = 2;
/** Whoever waits behind so many, each of which may take half a minute by the clock, has an answer as the lease of a reading ends (two minutes: modules/booking/calendars/read-feeds.ts). */
const MOST_WAITING = 6;
/** A calendar of 5 MB takes a quarter of it. */
const LONGEST_MS = 10_000;

/**
 * Calendars of others. They are read on threads of their own, which end where a rule has none. `root`: the project's folder, because the
 * threads run adapters/calendar-feeds/worker.ts itself. `beside`: `host:port` of machines of ours that may be asked, over http too.
 */
export function createCalendarFeeds(root: string, beside: readonly string[], limits = FETCH_LIMITS): BusyCalendars {
  const pool = createWorkerPool({
    file: join(root, 'adapters/calendar-feeds/worker.ts'),
    size: THREADS,
    mostWaiting: MOST_WAITING,
    limit: { ms: LONGEST_MS, of: 'thread', error: () => tooLarge('it was not read in time') },
  });
  return {
    async read({ address, etag, ...asked }) {
      const fetched = await fetchFeed({ address, etag }, beside, limits);
      if (fetched.text === null) return { changed: false };
      const busy = (await pool.run('read', { text: fetched.text, ...asked } satisfies ReadTask)) as BusySpan[];
      return { changed: true, busy, etag: fetched.etag };
    },
  };
}
