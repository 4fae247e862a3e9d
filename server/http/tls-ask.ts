import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { findSiteByHost, findSiteBySlug } from '../../modules/sites/index.server.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { isDatabaseAway } from '../../platform/db.ts';
import type { AllowedHosts } from '../site-host/allowed-hosts.ts';
import { classifyHost } from '../site-host/classify-host.ts';
import { findSite } from '../site-host/find-site.ts';
import { peerOf } from './client-address.ts';
import type { HttpEnv } from './request-context.ts';
import { createBuckets } from './token-buckets.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Whether this room answers for a host that is no site's own: a certificate may be made for it. */
    tlsHosts: (ctx: Ctx, host: string) => Promise<boolean>;
  }
}

/** 200: a certificate may be made for this name. 404: not by us. 503: nobody can say just now. */
export type TlsAsk = (domain: string | undefined) => Promise<200 | 404 | 503>;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Names that memory does not know and the database is asked about: a scan of names costs it no more than this. */
const UNKNOWN = { caller: 'unknown names', cost: 1, burst: 120, perMinute: 120 };
/** Hosts of rooms that were allowed, for as long as nobody can be asked again. */
const MOST_OF_ROOMS = 100_000;
const ROOM_MS = 5 * 60_000;

/**
 * Whether a certificate may be made for a name (Caddy, on_demand_tls): for our own hosts, for those of sites, www too, and
 * for what rooms answer for, so that nobody has certificates made through us. What memory knows is answered from there,
 * also while the database is away.
 */
export function createTlsAsk(ctx: Ctx, hosts: Pick<AllowedHosts, 'has'>): TlsAsk {
  const classify = classifyHost(ctx.config);
  const take = createBuckets();
  const ofRooms = new LRUCache<string, true>({
    max: MOST_OF_ROOMS,
    ttl: ROOM_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  const lookups = {
    bySlug: (slug: string) => findSiteBySlug(ctx, slug),
    byHost: (host: string) => findSiteByHost(ctx, host),
  };
  return async (domain) => {
    const named = classify(domain);
    if (named.kind === 'invalid') return 404;
    if (named.kind === 'own' || named.kind === 'preview' || named.kind === 'canvas') return 200;
    if (hosts.has(named.host) || ofRooms.getRemainingTTL(named.host) > 0) return 200;
    // A scan of names uses up nothing of what belongs to a site's own.
    const parent = named.host.slice(named.host.indexOf('.') + 1);
    const caller = hosts.has(parent) ? parent : UNKNOWN.caller;
    if (take([{ ...UNKNOWN, caller }], performance.now())) return ofRooms.get(named.host) ? 200 : 404;
    try {
      // A name that was given to a site a moment ago.
      const target = await findSite(named, lookups, ctx.config);
      if (target.kind !== 'unknown') return 200;
      const further = await Promise.all(ctx.contributed('tlsHosts').map((answers) => answers(ctx, named.host)));
      if (!further.includes(true)) {
        ofRooms.delete(named.host);
        return 404;
      }
      ofRooms.set(named.host, true);
      return 200;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return ofRooms.get(named.host) ? 200 : 503;
    }
  };
}

/** On the port of the product: answers the proxy of this machine only, and never a request that came through it. */
export const tlsAskRoute = (ask: TlsAsk) =>
  new Hono<HttpEnv>().get('/tls/ask', async (c) => {
    const direct = LOOPBACK.has(peerOf(c) ?? '') && c.req.header('x-forwarded-for') === undefined;
    return c.body(null, direct ? await ask(c.req.query('domain')) : 404);
  });
