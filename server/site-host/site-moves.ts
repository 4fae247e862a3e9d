import { LRUCache } from 'lru-cache';

/** When a site last moved, in steps of this process. */
export interface Moved {
  at: number;
}

/**
 * Tells whether what was learned about a host still holds. A notice costs one step, however many hosts and answers are
 * in memory: it raises the number of the site that moved, and whoever reads compares.
 */
export interface SiteMoves {
  /** The present step: to be read before the database is asked. */
  now(): number;
  of(siteId: string): Moved;
  /** Whether neither this site nor every host has moved since the step at which something was learned of it. */
  holds(learned: { of: Moved; at: number }): boolean;
  /** Of all hosts that lead nowhere: one of them may have been given to a site. */
  unknown: Moved;
  /** Of every host: notices may have been missed. */
  all: Moved;
  moveSite(siteId: string): void;
  moveUnknown(): void;
  moveAll(): void;
}

/** As many as hosts are known: a site that leaves takes with it what was learned from it. */
const MOST = 50_000;

export function createSiteMoves(): SiteMoves {
  let step = 0;
  // What moved and was forgotten since: a site that is met again has moved then at the latest.
  let forgotten = 0;
  const sites = new LRUCache<string, Moved>({
    max: MOST,
    dispose(moved) {
      forgotten = Math.max(forgotten, moved.at);
      moved.at = Infinity;
    },
  });
  const of = (siteId: string): Moved => {
    const known = sites.get(siteId);
    if (known) return known;
    const moved = { at: forgotten };
    sites.set(siteId, moved);
    return moved;
  };
  const unknown: Moved = { at: 0 };
  const all: Moved = { at: 0 };
  return {
    now: () => step,
    of,
    holds: ({ of, at }) => at >= of.at && at >= all.at,
    unknown,
    all,
    moveSite: (siteId) => void (of(siteId).at = step += 1),
    moveUnknown: () => void (unknown.at = step += 1),
    moveAll: () => void (all.at = step += 1),
  };
}
