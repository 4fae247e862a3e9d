import { Hono } from 'hono';
import { findSiteByHost, findSiteBySlug } from '../../modules/sites/index.server.ts';
import { classifyHost } from '../site-host/classify-host.ts';
import { findSite } from '../site-host/find-site.ts';
import { peerOf } from './client-address.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { HttpEnv } from './request-context.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Whether this room answers for a host that is no site's own: a certificate may be made for it. */
    tlsHosts: (ctx: Ctx, host: string) => Promise<boolean>;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a certificate may be made for a name (Caddy, on_demand_tls): 200 for our own hosts, for those of sites, www
 * too, and for what rooms answer for, 404 for everything else, so that nobody has certificates made through us. Answers the proxy of this machine only,
 * and never a request that came through it.
 */
export const tlsAskRoute = new Hono<HttpEnv>().get('/tls/ask', async (c) => {
  const direct = LOOPBACK.has(peerOf(c) ?? '') && c.req.header('x-forwarded-for') === undefined;
  const ctx = c.get('ctx');
  const named = classifyHost(ctx.config)(c.req.query('domain'));
  if (!direct || named.kind === 'invalid') return c.body(null, 404);
  if (named.kind === 'own' || named.kind === 'preview' || named.kind === 'canvas') return c.body(null, 200);
  const lookups = {
    bySlug: (slug: string) => findSiteBySlug(ctx, slug),
    byHost: (host: string) => findSiteByHost(ctx, host),
  };
  const target = await findSite(named, lookups, ctx.config);
  if (target.kind !== 'unknown') return c.body(null, 200);
  const further = await Promise.all(ctx.contributed('tlsHosts').map((answers) => answers(ctx, named.host)));
  return c.body(null, further.includes(true) ? 200 : 404);
});
