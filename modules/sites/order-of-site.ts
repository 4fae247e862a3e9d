import { and, eq, ne, or } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import { siteHosts, sites } from './tables.ts';

/** The order that bought this site, whatever became of it; null for a free one, and for none of ours. */
export async function orderOfSite(ctx: Ctx, siteId: string): Promise<string | null> {
  const [site] = await ctx.db.select({ orderId: sites.orderId }).from(sites).where(eq(sites.id, siteId));
  return site?.orderId ?? null;
}

/** The site that this order bought, whatever became of it; null before it is reserved. */
export async function siteOfOrder(ctx: Ctx, orderId: string): Promise<string | null> {
  const [site] = await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.orderId, orderId));
  return site?.id ?? null;
}

/**
 * Whose site this is, by its id or the first word of its free address, and where it answers; null for none of ours, and for one that is
 * closed, unless `closed` says that those count. `orderId`: null of a free one.
 */
export async function findSiteAddress(
  ctx: Ctx,
  idOrSlug: string,
  { closed = false }: { closed?: boolean } = {},
): Promise<{ id: string; orderId: string | null; name: string; url: string } | null> {
  const [site] = await ctx.db
    .select({ id: sites.id, orderId: sites.orderId, name: sites.name, slug: sites.slug, host: siteHosts.host })
    .from(sites)
    .leftJoin(siteHosts, and(eq(siteHosts.siteId, sites.id), siteHosts.canonical))
    .where(and(or(eq(sites.id, idOrSlug), eq(sites.slug, idOrSlug)), closed ? undefined : ne(sites.status, 'closed')));
  return site
    ? {
        id: site.id,
        orderId: site.orderId,
        name: site.name,
        url: originOf(ctx.config, site.host ?? freeHost(ctx.config, site.slug)),
      }
    : null;
}
