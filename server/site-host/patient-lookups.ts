import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteLookups } from './find-site.ts';

/** A line that is cut without a word never answers: so long visitors wait for it. */
const PATIENCE_MS = 1500;
/** So many without an answer, and it is no slow one: the database is away. */
const SURE = 2;
/** So long nobody waits again, where something was known before. */
const AWAY_MS = 2000;

/** The same lookups, each of which fails in time; and whether one had no answer a moment ago. */
export function patientLookups(lookups: SiteLookups): { lookups: SiteLookups; away: () => boolean } {
  let awayUntil = -Infinity;
  /** Without an answer since the last that had one. */
  let silent = 0;
  async function inTime<T>(asked: Promise<T>): Promise<T> {
    const patience = new AbortController();
    const over = async (): Promise<never> => {
      await sleep(PATIENCE_MS, undefined, { signal: patience.signal, ref: false });
      silent += 1;
      if (silent >= SURE) awayUntil = performance.now() + AWAY_MS;
      throw new Error('the database does not answer');
    };
    try {
      const answer = await Promise.race([asked, over()]);
      silent = 0;
      awayUntil = -Infinity;
      return answer;
    } finally {
      patience.abort();
    }
  }
  return {
    lookups: {
      bySlug: (slug) => inTime(lookups.bySlug(slug)),
      byHost: (host) => inTime(lookups.byHost(host)),
    },
    away: () => performance.now() < awayUntil,
  };
}
