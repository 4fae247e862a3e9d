import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../platform/config.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import type { Tier } from './schemas.ts';
import { siteHosts, sites, siteVersions } from './tables.ts';

/** What everybody may see of a site, and whose it is. */
export interface LiveSite {
  id: string;
  /** Null of a free one. */
  orderId: string | null;
  name: string;
  /** Origin of its main address. */
  url: string;
  tier: Tier;
  /** Visitors get its pages: it is neither paused nor closed. */
  isShown: boolean;
  /** The version that is published. */
  document: SiteDocument;
}

const MOST = 200;
/**
 * A version never changes, and acts on a site read the same one again and again. Of each product that runs in this process: another
 * one's versions may have the same ids.
 */
const kept = new WeakMap<Config, LRUCache<string, SiteDocument>>();
function documentsOf({ config }: Ctx): LRUCache<string, SiteDocument> {
  const known = kept.get(config) ?? new LRUCache<string, SiteDocument>({ max: MOST });
  kept.set(config, known);
  return known;
}

/** Null before anything was published, and for none of ours. Needs no right: all of it is public. */
export async function liveSite(ctx: Ctx, siteId: string): Promise<LiveSite | null> {
  const [site] = await ctx.db
    .select({
      id: sites.id,
      orderId: sites.orderId,
      name: sites.name,
      tier: sites.tier,
      status: sites.status,
      slug: sites.slug,
      versionId: sites.currentVersionId,
      host: siteHosts.host,
    })
    .from(sites)
    .leftJoin(siteHosts, and(eq(siteHosts.siteId, sites.id), eq(siteHosts.canonical, true)))
    .where(eq(sites.id, siteId));
  const document = site?.versionId ? await documentOf(ctx, site.versionId) : undefined;
  if (!site || !document) return null;
  const { id, orderId, name, tier, status, slug, host } = site;
  const url = originOf(ctx.config, host ?? freeHost(ctx.config, slug));
  return { id, orderId, name, url, tier, isShown: status === 'live', document };
}

async function documentOf(ctx: Ctx, versionId: string): Promise<SiteDocument | undefined> {
  const documents = documentsOf(ctx);
  const known = documents.get(versionId);
  if (known) return known;
  const [version] = await ctx.db
    .select({ document: siteVersions.document })
    .from(siteVersions)
    .where(eq(siteVersions.id, versionId));
  const document = version?.document ?? undefined;
  if (document) documents.set(versionId, document);
  return document;
}
