import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { freeHost, originOf } from '../hosts/addresses.ts';
import { siteHosts, sites } from '../tables.ts';

/** Where the sites of these orders answer now, by order; what is not published, or paused, is absent. */
export async function publishedUrls(ctx: Ctx, orderIds: string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ orderId: sites.orderId, slug: sites.slug, host: siteHosts.host })
    .from(sites)
    .leftJoin(siteHosts, and(eq(siteHosts.siteId, sites.id), siteHosts.canonical))
    .where(and(inArray(sites.orderId, orderIds), eq(sites.status, 'live'), isNotNull(sites.currentVersionId)));
  return new Map(
    rows.flatMap(({ orderId, slug, host }) =>
      orderId ? [[orderId, originOf(ctx.config, host ?? freeHost(ctx.config, slug))]] : [],
    ),
  );
}
