import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { siteHosts, sites } from '../tables.ts';
import { freeHost } from './addresses.ts';

export interface HostsOfSite {
  siteId: string;
  /** Its free address and its domains, as they were attached. */
  hosts: string[];
}

/**
 * Every host that leads to a site which is shown, site by site: `most` of them behind the one named, or only those named. A
 * site that is not shown has none and stays away.
 */
export async function hostsOfSites(
  ctx: Pick<Ctx, 'db' | 'config'>,
  input: { after: string; most: number } | { only: string[] },
): Promise<HostsOfSite[]> {
  const shown = and(inArray(sites.status, ['live', 'suspended']), isNotNull(sites.currentVersionId));
  const domains = sql<
    string[]
  >`coalesce(array_agg(${siteHosts.host}) filter (where ${siteHosts.host} is not null), '{}')`;
  const query = ctx.db
    .select({ siteId: sites.id, slug: sites.slug, domains })
    .from(sites)
    .leftJoin(siteHosts, eq(siteHosts.siteId, sites.id))
    .groupBy(sites.id, sites.slug)
    .orderBy(sites.id);
  const rows =
    'only' in input
      ? await query.where(and(shown, inArray(sites.id, input.only)))
      : await query.where(and(shown, gt(sites.id, input.after))).limit(input.most);
  return rows.map(({ siteId, slug, domains }) => ({ siteId, hosts: [freeHost(ctx.config, slug), ...domains] }));
}
