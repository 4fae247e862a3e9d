import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import type { OwnedSite } from './schemas.ts';
import { siteHosts, sites } from './tables.ts';

/** The site of an order, or null before it is reserved. */
export async function siteForOrder(ctx: Ctx, { by }: { by: OrderAccess }): Promise<OwnedSite | null> {
  const [site] = await ctx.db.select().from(sites).where(eq(sites.orderId, by.orderId));
  if (!site) return null;
  const hosts = await ctx.db
    .select({ host: siteHosts.host, canonical: siteHosts.canonical })
    .from(siteHosts)
    .where(eq(siteHosts.siteId, site.id))
    .orderBy(desc(siteHosts.canonical), siteHosts.host);
  const freeUrl = originOf(ctx.config, freeHost(ctx.config, site.slug));
  const canonical = hosts.find((row) => row.canonical)?.host;
  return {
    id: site.id,
    slug: site.slug,
    url: canonical ? originOf(ctx.config, canonical) : freeUrl,
    freeUrl,
    published: site.currentVersionId !== null && site.status === 'live' && !site.awaitsVersion,
    hosts: hosts.map((row) => row.host),
  };
}
