import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { entitled, type Tier } from '../../plans/index.server.ts';
import type { Manifest } from '../publishing/manifest.ts';
import { packManifest, type PackedManifest } from '../publishing/packed-manifest.ts';
import { siteHosts, sites, siteVersions } from '../tables.ts';

/** What the site host must know to answer for one host. */
export interface HostedSite {
  siteId: string;
  versionId: string;
  files: PackedManifest;
  /** Free sites ask search engines to stay away. */
  indexed: boolean;
  /** IANA zone in which the business keeps its hours. */
  timeZone: string;
  /** Suspended: a polite page in its language and name stands in its place. */
  paused: { lang: Lang; name: string } | null;
}

/** Of a document from before it said one. */
const HOME_ZONE = 'Europe/Rome';

const fields = {
  siteId: sites.id,
  versionId: siteVersions.id,
  files: siteVersions.files,
  tier: sites.tier,
  status: sites.status,
  lang: sites.lang,
  name: sites.name,
  timeZone: sql<string | null>`${siteVersions.document} ->> 'timeZone'`,
};
const SHOWN = inArray(sites.status, ['live', 'suspended']);

/** The site behind a slug; null for an unknown, unpublished or closed one. */
export async function findSiteBySlug(ctx: Ctx, slug: string): Promise<HostedSite | null> {
  const [row] = await ctx.db
    .select(fields)
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
    .where(and(eq(sites.slug, slug), SHOWN));
  return row ? hosted(row) : null;
}

/** The site behind a customer's domain, by the exact name only. */
export async function findSiteByHost(ctx: Ctx, host: string): Promise<HostedSite | null> {
  const [row] = await ctx.db
    .select(fields)
    .from(siteHosts)
    .innerJoin(sites, eq(sites.id, siteHosts.siteId))
    .innerJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
    .where(and(eq(siteHosts.host, host), SHOWN));
  return row ? hosted(row) : null;
}

function hosted(row: {
  siteId: string;
  versionId: string;
  /** The version on show has them. */
  files: Manifest | null;
  tier: Tier;
  status: string;
  lang: Lang;
  name: string;
  timeZone: string | null;
}): HostedSite {
  const { siteId, versionId, lang, name } = row;
  const timeZone = row.timeZone ?? HOME_ZONE;
  const paused = row.status === 'suspended' ? { lang, name } : null;
  return {
    siteId,
    versionId,
    files: packManifest(row.files ?? {}),
    indexed: entitled(row.tier, 'indexed'),
    timeZone,
    paused,
  };
}
