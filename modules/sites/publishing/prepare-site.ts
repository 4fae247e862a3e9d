import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import { namedPhotos, type DatedChange } from '../../../site-kit/content/layer.ts';
import { ownPictures } from '../../../site-kit/content/own-photos.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import { entitled } from '../../plans/index.server.ts';
import { freeHost, originOf } from '../hosts/addresses.ts';
import { blocksOfRooms, partsOfRooms } from '../site-parts.ts';
import { siteHosts, sites, siteVersions } from '../tables.ts';
import { drawSite, type BuildOptions, type SiteDrawing } from './build-site.ts';
import type { ComposeOptions } from './composer.port.ts';
import { firstPhotoBytes } from './measure-pages.ts';
import { movedPages } from './moved-pages.ts';
import { photosOfPage, type PagePhotos } from '../page-snapshots.ts';
import { refsOfPage } from '../photos/picture-refs.ts';
import { contentOf, type Said, type SiteContent } from './site-content.ts';

export type Site = typeof sites.$inferSelect;
/** What the site is to be made of, of what it is made of. */
export type ChangeContent = (live: Said) => Said;

/** A site's own content; asks for its page to be read and throws 'sites.page-unread' while nobody has. */
export async function requireContent(ctx: Ctx, site: Site): Promise<SiteContent> {
  const content = await contentOf(ctx, site);
  if (content) return content;
  await inTransaction(ctx, async (ctx) => emit(ctx, 'sites.page-requested', { pageId: site.pageId, lang: site.lang }));
  const reason = `page ${site.pageId} was never read`;
  throw new AppError('sites.page-unread', { status: 409, retryable: true, reason });
}

/** A dated change that shows a photo which the site has no more is left out: a hole is worse than what is usual. */
export function namesMissingPhoto(
  { unit, value }: DatedChange,
  { page, layer }: Pick<Said, 'page' | 'layer'>,
): boolean {
  const named = [...namedPhotos({ [unit]: { value, at: '', by: '', over: {} } })].filter(Boolean);
  if (named.length === 0) return false;
  const here = new Set([...refsOfPage(page), ...ownPictures(layer).map(({ source }) => source)]);
  return named.some((ref) => !here.has(ref));
}

/** How a site is composed, with this of its owner's. */
export const composition = async (
  ctx: Ctx,
  { id, layout, lang, legal, tier }: Site,
  { page, layer, dated, files }: Pick<SiteContent, 'page' | 'layer' | 'dated' | 'files'>,
): Promise<ComposeOptions> => ({
  ...(await blocksOfRooms(ctx, { id, tier })),
  layout,
  lang,
  legal,
  now: ctx.clock.now(),
  layer,
  files,
  // What was to happen under a plan that has ended does not.
  dated: entitled(tier, 'editor') ? dated.filter((change) => !namesMissingPhoto(change, { page, layer })) : [],
  // The main one is one of those that a plan gives.
  languages: entitled(tier, 'languages') - 1,
});

/** Its photos with those of its page that came since: a page that moved may name them. */
export async function photosWithPage(ctx: Ctx, { pageId }: Site, content: SiteContent): Promise<PagePhotos> {
  return new Map([...content.photos, ...(await photosOfPage(ctx, pageId))]);
}

/** The document and pages that the site should have with this content, and the version that it has. */
export async function prepareSite(ctx: Ctx, site: Site, change: ChangeContent = (live) => live) {
  const [content, hosts, versions] = await Promise.all([
    requireContent(ctx, site),
    ctx.db.select().from(siteHosts).where(eq(siteHosts.siteId, site.id)).orderBy(desc(siteHosts.canonical)),
    ctx.db
      .select()
      .from(siteVersions)
      .where(eq(siteVersions.id, site.currentVersionId ?? '')),
  ]);
  const said = change(content);
  const photos = said.page === content.page ? content.photos : await photosWithPage(ctx, site, content);
  const composed = await ctx.ports.composer.compose(
    said.page,
    photos,
    await composition(ctx, site, { ...said, files: content.files }),
  );
  const { document: doc, languages, goodUntil } = composed;
  const canonical = hosts.find((row) => row.canonical)?.host ?? freeHost(ctx.config, site.slug);
  const photoBytes = await firstPhotoBytes(ctx, doc);
  const origin = originOf(ctx.config, canonical);
  const parts = await partsOfRooms(ctx, { siteId: site.id, doc, origin, languages });
  const [found] = versions;
  const { document, files } = found ?? {};
  const current = found && document && files ? { ...found, document, files } : undefined;
  const moved = movedPages(doc, current, ctx.clock.now());
  const drawAt = (moment: Date): SiteDrawing =>
    draw(ctx, site, doc, { origin, now: moment, photoBytes, parts, moved, languages });
  // Pages carry dates; a new day alone is no change, so the comparison is made with the day of the present version. What
  // the hash covers besides the pages is the document: where that differs, nothing needs to be drawn to know it.
  const unchanged = current && sameJson(current.document, doc) ? drawAt(current.createdAt) : null;
  const same = unchanged !== null && unchanged.contentHash === current?.contentHash;
  return { doc, languages, goodUntil, content, said, current, drawing: same ? unchanged : drawAt(ctx.clock.now()) };
}

/** `kept` comes from the database, which knows no undefined. */
const sameJson = (kept: SiteDocument, fresh: SiteDocument): boolean =>
  isDeepStrictEqual(kept, JSON.parse(JSON.stringify(fresh)));

const draw = (
  ctx: Ctx,
  site: Site,
  doc: SiteDocument,
  options: Pick<BuildOptions, 'origin' | 'now' | 'photoBytes' | 'parts' | 'moved' | 'languages'>,
): SiteDrawing =>
  drawSite(doc, {
    ...options,
    mode: entitled(site.tier, 'adFree') ? 'paid' : 'free',
    badgeUrl: ctx.config.publicUrl,
  });
