import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { HostedSite } from '../../modules/sites/index.server.ts';
import type { Clock } from '../../platform/clock.ts';
import { chooseEncoding } from './encoding.ts';
import type { PreparedResponse } from './prepared-response.ts';
import { ownText } from './own-text.ts';
import { createSiteMoves, type Moved } from './site-moves.ts';

/** Answers to acts that are the same for everybody (`SiteActAnswer.cacheMs`), for clients that take brotli. */
export interface ActCache {
  /** Undefined where nothing is kept, or what is kept holds no longer. */
  get(site: HostedSite, req: IncomingMessage): PreparedResponse | undefined;
  /** The present step: to be read before the room is asked. */
  now(): number;
  /** `at` is the step at which the room was asked: what has changed since is not kept. */
  keep(site: HostedSite, req: IncomingMessage, kept: { ready: PreparedResponse; ms: number; at: number }): void;
  /** Acts of this site answer something else from now on. */
  invalidateSite(siteId: string): void;
  invalidateAll(): void;
}
interface Kept {
  ready: PreparedResponse;
  of: Moved;
  at: number;
  until: number;
}

/** Some thousand answers: addresses come in endless variety, and what nobody asks for again leaves first. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Besides its bytes: headers, key, objects. */
const OVERHEAD = 2000;
const LONGEST_URL = 200;

export function createActCache({ clock }: { clock: Clock }): ActCache {
  const moves = createSiteMoves();
  const answers = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ ready }) => ready.body.byteLength + OVERHEAD,
  });
  /** Null for what is answered anew each time. */
  function keyOf({ versionId, paused }: HostedSite, { method, url = '', headers }: IncomingMessage): string | null {
    const isKept = method === 'GET' && paused === null && url.length <= LONGEST_URL;
    return isKept && chooseEncoding(headers['accept-encoding']) === 'br' ? `${versionId} ${url}` : null;
  }
  return {
    get(site, req) {
      const key = keyOf(site, req);
      const kept = key === null ? undefined : answers.get(key);
      const holds = kept && moves.holds(kept) && kept.until > clock.now().getTime();
      return holds ? kept.ready : undefined;
    },
    now: () => moves.now(),
    keep(site, req, { ready, ms, at }) {
      const key = keyOf(site, req);
      if (key === null) return;
      answers.set(ownText(key), { ready, of: moves.of(site.siteId), at, until: clock.now().getTime() + ms });
    },
    invalidateSite: (siteId) => moves.moveSite(siteId),
    invalidateAll: () => moves.moveAll(),
  };
}
