import { and, eq } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import { siteHosts, sites } from './tables.ts';

/** What other rooms need to know of an order's site in the transaction of a fact. */
export interface SiteFacts {
  siteId: string;
  published: boolean;
  /** Origins: the site's own, and the free one, which are the same until a name is registered. */
  url: string;
  freeUrl: string;
}

/** Until the transaction ends nobody else changes which of the order's names is the first. */
export async function lockSite(ctx: TxCtx, orderId: string): Promise<void> {
  await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.orderId, orderId)).for('update');
}

/** Null before the site is reserved. */
export async function siteFacts(ctx: TxCtx, orderId: string): Promise<SiteFacts | null> {
  const [site] = await ctx.db
    .select({
      siteId: sites.id,
      slug: sites.slug,
      status: sites.status,
      version: sites.currentVersionId,
      awaitsVersion: sites.awaitsVersion,
      host: siteHosts.host,
    })
    .from(sites)
    .leftJoin(siteHosts, and(eq(siteHosts.siteId, sites.id), eq(siteHosts.canonical, true)))
    .where(eq(sites.orderId, orderId));
  if (!site) return null;
  const freeUrl = originOf(ctx.config, freeHost(ctx.config, site.slug));
  return {
    siteId: site.siteId,
    published: site.status === 'live' && site.version !== null && !site.awaitsVersion,
    url: site.host ? originOf(ctx.config, site.host) : freeUrl,
    freeUrl,
  };
}
