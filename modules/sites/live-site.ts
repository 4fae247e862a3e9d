import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../platform/config.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import type { Lang, SiteDocument } from '../../site-kit/document.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import type { Tier } from './schemas.ts';
import { spokenDocument } from './spoken-document.ts';
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
  /** The version that is published, in its main language. */
  document: SiteDocument;
  /** The same in its others. */
  translations: readonly SiteDocument[];
}

type Documents = Pick<LiveSite, 'document' | 'translations'>;

const MOST = 200;
/**
 * A version never changes, and acts on a site read the same one again and again. Of each product that runs in this process: another
 * one's versions may have the same ids.
 */
const kept = new WeakMap<Config, LRUCache<string, Documents>>();
function documentsOf({ config }: Ctx): LRUCache<string, Documents> {
  const known = kept.get(config) ?? new LRUCache<string, Documents>({ max: MOST });
  kept.set(config, known);
  return known;
}

const siteOn = prepared((db) =>
  db
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
    .where(eq(sites.id, sql.placeholder('id')))
    .prepare('live_site'),
);

/** Null before anything was published, and for none of ours. Needs no right: all of it is public. */
export async function liveSite(ctx: Ctx, siteId: string): Promise<LiveSite | null> {
  const [site] = await siteOn(ctx.db).execute({ id: siteId });
  const shown = site?.versionId ? await versionOf(ctx, site.versionId) : undefined;
  if (!site || !shown) return null;
  const { id, orderId, name, tier, status, slug, host } = site;
  const url = originOf(ctx.config, host ?? freeHost(ctx.config, slug));
  return { id, orderId, name, url, tier, isShown: status === 'live', ...shown };
}

/** The site as a visitor reads it in this language; in its main one where it is not published in this, and where none is named. */
export const siteIn = <Site extends Documents>(site: Site, lang: Lang | null): Site => ({
  ...site,
  document: site.translations.find((each) => each.lang === lang) ?? site.document,
});

/**
 * The site for whoever has a right that is older than its version, in the language that was theirs then: as it is published in that, and
 * where it is not any more, or never was, with its own words in its main one and everything else in theirs.
 */
export const siteSpeaking = <Site extends Documents>(site: Site, lang: Lang): Site => {
  const published = [site.document, ...site.translations].find((each) => each.lang === lang);
  return { ...site, document: published ?? spokenDocument(site.document, lang) };
};

async function versionOf(ctx: Ctx, versionId: string): Promise<Documents | undefined> {
  const documents = documentsOf(ctx);
  const known = documents.get(versionId);
  if (known) return known;
  const [version] = await ctx.db
    .select({ document: siteVersions.document, translations: siteVersions.translations })
    .from(siteVersions)
    .where(eq(siteVersions.id, versionId));
  if (!version?.document) return undefined;
  const shown = { document: version.document, translations: version.translations ?? [] };
  documents.set(versionId, shown);
  return shown;
}
