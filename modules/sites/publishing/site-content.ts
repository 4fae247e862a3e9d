import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { DatedChange, Layer } from '../../../site-kit/content/layer.ts';
import type { SiteFiles } from '../../../site-kit/content/own-pages/compose-pages.ts';
import type { FactsInput } from '../../../site-kit/facts/input.ts';
import { filesOfSite } from '../files/site-files.ts';
import type { PagePhotos } from '../page-snapshots.ts';
import { refsOfPage } from '../photos/picture-refs.ts';
import { pageSnapshots, photos, photoSources, siteContents, sitePhotos, sites } from '../tables.ts';

type Site = Pick<typeof sites.$inferSelect, 'id' | 'pageId'>;

/** What a site is made of, as it is kept. */
export interface Said {
  /** What the page said when the site accepted it. */
  page: FactsInput;
  /** Page unit → hashes of values that the owner declined. */
  decided: Readonly<Record<string, readonly string[]>>;
  /** What its owner says in the page's place. */
  layer: Layer;
  /** What its owner says for a while. */
  dated: readonly DatedChange[];
}
export interface SiteContent extends Said {
  /** Those of its photos that have arrived. */
  photos: PagePhotos;
  /** What its owner's pages may offer. */
  files: SiteFiles;
  /** See the column. */
  goodUntil: Date;
}

/** What a site accepted and what its owner says; null while nobody has read its page. */
export async function findSiteContent(ctx: Ctx, siteId: string): Promise<SiteContent | null> {
  const [[content], rows, files] = await Promise.all([
    ctx.db
      .select({
        page: siteContents.accepted,
        decided: siteContents.decided,
        layer: siteContents.layer,
        dated: siteContents.dated,
        goodUntil: siteContents.goodUntil,
      })
      .from(siteContents)
      .where(eq(siteContents.siteId, siteId)),
    ctx.db
      .select({ ref: sitePhotos.ref, photo: photos })
      .from(sitePhotos)
      .innerJoin(photos, eq(photos.id, sitePhotos.photoId))
      .where(eq(sitePhotos.siteId, siteId)),
    filesOfSite(ctx, siteId),
  ]);
  return content ? { ...content, files, photos: new Map(rows.map(({ ref, photo }) => [ref, photo])) } : null;
}

/**
 * The content of a site becomes what its page said at the last reading, with the photos that are here; false when the page
 * was never read. The owner's layer stays as it is. `reading` is the one that may still replace it. The caller holds the site's row.
 */
export async function acceptSnapshot(ctx: TxCtx, site: Site, reading: string | null): Promise<boolean> {
  const [snapshot] = await ctx.db.select().from(pageSnapshots).where(eq(pageSnapshots.pageId, site.pageId));
  if (!snapshot) return false;
  const fresh = { accepted: snapshot.page, reading: reading ?? snapshot.reading, acceptedAt: ctx.clock.now() };
  await ctx.db
    .insert(siteContents)
    .values({ siteId: site.id, ...fresh })
    .onConflictDoUpdate({ target: siteContents.siteId, set: fresh });
  await ctx.db.delete(sitePhotos).where(and(eq(sitePhotos.siteId, site.id), eq(sitePhotos.from, 'page')));
  await addPhotos(ctx, site, snapshot.page);
  return true;
}

/** The photos that this content names and that have arrived since. Returns how many were added. */
export async function addPhotos(ctx: TxCtx, site: Site, page: FactsInput): Promise<number> {
  const refs = refsOfPage(page);
  if (refs.length === 0) return 0;
  const here = await ctx.db
    .select({ ref: photoSources.ref, photoId: photoSources.photoId })
    .from(photoSources)
    .where(and(eq(photoSources.pageId, site.pageId), inArray(photoSources.ref, refs)));
  if (here.length === 0) return 0;
  const added = await ctx.db
    .insert(sitePhotos)
    .values(here.map((photo) => ({ siteId: site.id, ...photo, createdAt: ctx.clock.now() })))
    .onConflictDoNothing()
    .returning({ ref: sitePhotos.ref });
  return added.length;
}

/**
 * The content of a site that is about to be published. One that has none takes what its page said last, if anybody has
 * read it: that reading may still be waiting for photos, and replaces it when it ends.
 */
export async function contentOf(ctx: Ctx, site: { id: string; pageId: string }): Promise<SiteContent | null> {
  const known = await findSiteContent(ctx, site.id);
  if (known) return known;
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.id, site.id)).for('update');
    const [raced] = await ctx.db.select().from(siteContents).where(eq(siteContents.siteId, site.id));
    if (!raced) await acceptSnapshot(ctx, site, null);
  });
  return findSiteContent(ctx, site.id);
}
