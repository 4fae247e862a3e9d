import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { Layer } from '../../site-kit/content/layer.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { freeHost, originOf } from './hosts/addresses.ts';
import { requireContent } from './publishing/prepare-site.ts';
import type { Said } from './publishing/site-content.ts';
import type { Tier } from './schemas.ts';
import { siteContents, siteHosts, sites, siteVersions } from './tables.ts';

export interface OwnContent {
  site: {
    id: string;
    orderId: string;
    pageId: string;
    name: string;
    /** Where it answers, or will. */
    url: string;
    layout: LayoutName;
    lang: Lang;
    status: string;
    tier: Tier;
    /** IANA zone in which the business keeps its hours. */
    timeZone: string;
  };
  /** What it accepted of its page. */
  page: FactsInput;
  /** Page unit → hashes of values that the owner declined. */
  decided: Said['decided'];
  /** What its owner says, as it is published. */
  layer: Layer;
  /** What its owner says for a while. */
  dated: Said['dated'];
  /** Null before it is. */
  publishedAt: Date | null;
}

/** As the published document says it; before there is one, where we are at home. */
const ZONE = sql<string | null>`${siteVersions.document} ->> 'timeZone'`;
const HOME_ZONE = 'Europe/Rome';

/** What a site shows and why. Throws 'sites.not-found' once it is closed and for a free one, 'sites.page-unread' while nobody has read its page. */
export async function siteContentOf(ctx: Ctx, { by }: { by: SiteAccess }): Promise<OwnContent> {
  const [row] = await ctx.db
    .select({
      site: sites,
      content: siteContents,
      publishedAt: siteVersions.createdAt,
      host: siteHosts.host,
      timeZone: ZONE,
    })
    .from(sites)
    .leftJoin(siteContents, eq(siteContents.siteId, sites.id))
    .leftJoin(siteVersions, eq(siteVersions.id, sites.currentVersionId))
    .leftJoin(siteHosts, and(eq(siteHosts.siteId, sites.id), siteHosts.canonical))
    .where(and(eq(sites.id, by.siteId), ne(sites.status, 'closed')));
  const orderId = row?.site.orderId;
  // A free site has nothing that somebody could edit or let follow its page.
  if (!row || !orderId) throw new AppError('sites.not-found', { status: 404 });
  const { site, host, publishedAt } = row;
  const timeZone = row.timeZone ?? HOME_ZONE;
  const { page, decided, layer, dated } = row.content
    ? { ...row.content, page: row.content.accepted }
    : await requireContent(ctx, site);
  const { id, pageId, name, layout, lang, status, tier } = site;
  const url = originOf(ctx.config, host ?? freeHost(ctx.config, site.slug));
  return {
    site: { id, orderId, pageId, name, url, layout, lang, status, tier, timeZone },
    page,
    decided,
    layer,
    dated,
    publishedAt,
  };
}
