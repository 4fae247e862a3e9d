import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../platform/ctx.ts';
import { findSiteByHost, findSiteBySlug } from '../../modules/sites/index.server.ts';
import type { HostKind } from './classify-host.ts';
import { findSite, type Target } from './find-site.ts';
import { patientLookups } from './patient-lookups.ts';
import { createSiteMoves, type Moved, type SiteMoves } from './site-moves.ts';

/** Where a host leads, as it was at a step, by the word of a site that may have moved since. */
export interface Learned {
  target: Target;
  of: Moved;
  at: number;
}

type Named = Extract<HostKind, { host: string }>;
/** Where hosts lead, in memory. */
export interface KnownHosts {
  /** Where a host leads, as far as that is known and holds. */
  known(this: void, host: string): Learned | undefined;
  /** The same, from the database where it is not; while that is away what was known of a site. Undefined: nobody can say. */
  ask(this: void, named: Named): Promise<Target | undefined>;
  size(): number;
  /** What tells that something may have moved, and whether what was learned holds. */
  moves: SiteMoves;
}

/** A host that leads nowhere is asked about again after this long, should a notice ever be missed. */
const UNKNOWN_MS = 15_000;
const KNOWN_MS = 5 * 60_000;

export function createKnownHosts(ctx: Ctx): KnownHosts {
  const { lookups, away } = patientLookups({
    bySlug: (slug) => findSiteBySlug(ctx, slug),
    byHost: (host) => findSiteByHost(ctx, host),
  });
  const moves = createSiteMoves();
  const targets = new LRUCache<string, Learned, { named: Named }>({
    max: 50_000,
    ttl: KNOWN_MS,
    ttlResolution: 1000,
    // While the database is away, sites stay where they were.
    noDeleteOnStaleGet: true,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(_host, _stale, { context: { named }, options }) {
      for (;;) {
        const at = moves.now();
        const target = await findSite(named, lookups, ctx.config);
        const learned = { target, of: movedOf(target), at };
        // What moved while we were asking may have moved this one.
        if (!holds(learned)) continue;
        // Hosts learned together, after a restart say, are not all asked about again in the same second.
        options.ttl = target.kind === 'unknown' ? UNKNOWN_MS : KNOWN_MS * (1 - Math.random() / 4);
        return learned;
      }
    },
  });
  function movedOf(target: Target): Moved {
    if (target.kind === 'unknown') return moves.unknown;
    return moves.of(target.kind === 'site' ? target.site.siteId : target.siteId);
  }
  function holds(learned: Learned): boolean {
    // A redirect says that the host itself belongs to nobody.
    return moves.holds(learned) && (learned.target.kind !== 'redirect' || learned.at >= moves.unknown.at);
  }
  function known(host: string): Learned | undefined {
    const learned = targets.get(host);
    return learned && holds(learned) ? learned : undefined;
  }
  async function ask(named: Named): Promise<Target | undefined> {
    const isAway = away();
    const learned = targets.get(named.host, { allowStale: true });
    const isFresh = learned !== undefined && holds(learned) && targets.getRemainingTTL(named.host) > 0;
    if (learned && (isFresh || (isAway && learned.target.kind !== 'unknown'))) return learned.target;
    // Nowhere is not what to say while nobody answers.
    if (learned?.target.kind === 'unknown') targets.delete(named.host);
    return (await targets.fetch(named.host, { context: { named }, forceRefresh: true }))?.target;
  }

  return { known, ask, size: () => targets.size, moves };
}
