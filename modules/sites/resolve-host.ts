import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Manifest } from './manifest.ts';
import { packManifest, type PackedManifest } from './packed-manifest.ts';
import { siteHosts, sites, siteVersions } from './tables.ts';

/** What the site host must know to answer for one host. */
export interface HostedSite {
  siteId: string;
  versionId: string;
  files: PackedManifest;
  /** Free sites ask search engines to stay away. */
  indexed: boolean;
}

const fields = {
  siteId: sites.id,
  versionId: siteVersions.id,
  files: siteVersions.files,
  tier: sites.tier,
};

/** The live site behind a slug; null for an unknown, unpublished or suspended one. */
export async function findSiteBySlug(ctx: Ctx, slug: string): Promise<HostedSite | null> {
  const [row] = await ctx.db
    .select(fields)
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
    .where(and(eq(sites.slug, slug), eq(sites.status, 'live')));
  return row ? hosted(row) : null;
}

/** The live site behind a customer's domain, by the exact name only. */
export async function findSiteByHost(ctx: Ctx, host: string): Promise<HostedSite | null> {
  const [row] = await ctx.db
    .select(fields)
    .from(siteHosts)
    .innerJoin(sites, eq(sites.id, siteHosts.siteId))
    .innerJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
    .where(and(eq(siteHosts.host, host), eq(sites.status, 'live')));
  return row ? hosted(row) : null;
}

function hosted(row: { siteId: string; versionId: string; files: Manifest; tier: string }): HostedSite {
  return { siteId: row.siteId, versionId: row.versionId, files: packManifest(row.files), indexed: row.tier !== 'free' };
}
