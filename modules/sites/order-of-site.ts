import { and, asc, eq, gt, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { BATCH } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import type { Tier } from './schemas.ts';
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

/** A batch of the sites that an order bought and visitors see, behind this id, in the order of theirs. */
export async function boughtSites(
  ctx: Ctx,
  after: string,
): Promise<{ id: string; orderId: string; name: string; tier: Tier }[]> {
  const rows = await ctx.db
    .select({ id: sites.id, orderId: sites.orderId, name: sites.name, tier: sites.tier })
    .from(sites)
    .where(and(eq(sites.status, 'live'), isNotNull(sites.orderId), gt(sites.id, after)))
    .orderBy(asc(sites.id))
    .limit(BATCH);
  return rows.flatMap(({ orderId, ...site }) => (orderId === null ? [] : [{ ...site, orderId }]));
}

interface SiteAddress {
  id: string;
  /** Null of a free one. */
  orderId: string | null;
  name: string;
  url: string;
}

/** Whose site this is, by its id or the first word of its free address, and where it answers; null for none of ours, and for one that is closed. */
export const findSiteAddress = (ctx: Ctx, idOrSlug: string): Promise<SiteAddress | null> =>
  addressWhere(ctx, and(or(eq(sites.id, idOrSlug), eq(sites.slug, idOrSlug)), ne(sites.status, 'closed')));

/** The same of a site to which somebody has a right, also once it is closed. */
export const addressOfSite = (ctx: Ctx, { by }: { by: SiteAccess }): Promise<SiteAddress | null> =>
  addressWhere(ctx, eq(sites.id, by.siteId));

async function addressWhere(ctx: Ctx, which: SQL | undefined): Promise<SiteAddress | null> {
  const [site] = await ctx.db
    .select({ id: sites.id, orderId: sites.orderId, name: sites.name, slug: sites.slug, host: siteHosts.host })
    .from(sites)
    .leftJoin(siteHosts, and(eq(siteHosts.siteId, sites.id), siteHosts.canonical))
    .where(which);
  if (!site) return null;
  const { id, orderId, name, slug, host } = site;
  return { id, orderId, name, url: originOf(ctx.config, host ?? freeHost(ctx.config, slug)) };
}
