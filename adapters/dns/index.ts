import { lookup } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import type { NameLookup } from '../../modules/sites/hosts/name-lookup.port.ts';

const WAIT_MS = 1000;
const KEEP_MS = 60_000;

/** Asks the system's resolver; an answer is kept for a minute, because a waiting customer's page asks every few seconds. */
export function createNameLookup(): NameLookup {
  const known = new LRUCache<string, boolean>({ max: 10_000, ttl: KEEP_MS });
  return {
    async resolves(host) {
      const kept = known.get(host);
      if (kept !== undefined) return kept;
      const late = new Promise<boolean>((answer) => setTimeout(answer, WAIT_MS, false).unref());
      const found = await Promise.race([
        lookup(host)
          .then(() => true)
          .catch(() => false),
        late,
      ]);
      known.set(host, found);
      return found;
    },
  };
}
