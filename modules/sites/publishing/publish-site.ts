import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { entitled } from '../../plans/index.server.ts';
import { freeHost, originOf } from '../hosts/addresses.ts';
import { buildSite, drawSite, type BuildOptions, type SiteDrawing } from './build-site.ts';
import { failuresOf } from '../../../site-kit/quality/report.ts';
import { inlineFonts } from './inline-fonts.ts';
import { firstPhotoBytes } from './measure-pages.ts';
import { holdSite, qualityRefusal, releaseSite } from './hold-site.ts';
import { contentOf } from './site-content.ts';
import { announceChange } from '../site-changes.ts';
import { partsOfRooms } from '../site-parts.ts';
import { storeBuild } from './store-build.ts';
import { siteHosts, sites, siteVersions } from '../tables.ts';

type Site = typeof sites.$inferSelect;
const TRIES = 3;

/**
 * Shows a site as its accepted content, hosts and owner's data are now, and returns the version that visitors see. Without any
 * change the present version stays and nothing is announced. Throws 'sites.not-found', 'sites.page-unread' while nobody
 * has read the social page, which is asked for, 'sites.page-unreadable' for one that keeps its reader too long, and
 * 'sites.quality-gate' (see hold-site.ts): then the version before stays up.
 */
export async function publishSite(
  ctx: Ctx,
  { by }: { by: SiteAccess<'publish'> },
): Promise<{ versionId: string; changed: boolean }> {
  const { siteId } = by;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const published = await tryPublish(ctx, siteId);
    if (published) return published;
  }
  throw new AppError('sites.busy', { status: 409, retryable: true, reason: `site ${siteId} keeps changing` });
}

/** Null when somebody else published in the meantime: what was built may be older than what is shown. */
async function tryPublish(ctx: Ctx, siteId: string): Promise<{ versionId: string; changed: boolean } | null> {
  const [site] = await ctx.db.select().from(sites).where(eq(sites.id, siteId));
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  const { doc, drawing, current } = await prepare(ctx, site);
  if (current && current.contentHash === drawing.contentHash && site.status !== 'reserved') {
    // What was held has been taken back: the site is again what it should be.
    if (site.heldAt) await inTransaction(ctx, async (ctx) => releaseSite(ctx, site));
    return { versionId: current.id, changed: false };
  }
  const build = await buildSite(drawing, inlineFonts(ctx));
  // As before, with the fonts of a linked page, too: they still cannot be cut.
  if (current?.contentHash === build.contentHash && site.status !== 'reserved')
    return { versionId: current.id, changed: false };
  const failures = failuresOf(build.report);
  if (failures.length > 0) {
    await holdSite(ctx, site, failures);
    throw qualityRefusal(failures);
  }
  const files = await storeBuild(ctx, build, current?.files ?? {});
  const versionId = newId('ver');
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    // Who is suspended, or whose contract is over, stays so.
    const status = sql`case when ${sites.status} = 'reserved' then 'live' else ${sites.status} end`;
    const moved = await ctx.db
      .update(sites)
      .set({ currentVersionId: versionId, status, updatedAt: now })
      .where(and(eq(sites.id, siteId), sql`${sites.currentVersionId} is not distinct from ${site.currentVersionId}`))
      .returning({ id: sites.id });
    if (moved.length === 0) return null;
    await ctx.db
      .insert(siteVersions)
      .values({ id: versionId, siteId, contentHash: build.contentHash, document: doc, files, createdAt: now });
    await releaseSite(ctx, site);
    await audit(ctx, 'sites.published', siteId, { versionId });
    await emit(ctx, 'sites.published', { siteId, orderId: site.orderId, versionId });
    await announceChange(ctx, siteId, { opens: site.status === 'reserved' });
    return { versionId, changed: true };
  });
}

/** The document and pages that the site should have now, and the version that it has. */
async function prepare(ctx: Ctx, site: Site) {
  const [content, hosts, versions] = await Promise.all([
    contentOf(ctx, site),
    ctx.db.select().from(siteHosts).where(eq(siteHosts.siteId, site.id)).orderBy(desc(siteHosts.canonical)),
    ctx.db
      .select({
        id: siteVersions.id,
        contentHash: siteVersions.contentHash,
        document: siteVersions.document,
        files: siteVersions.files,
        createdAt: siteVersions.createdAt,
      })
      .from(siteVersions)
      .where(eq(siteVersions.id, site.currentVersionId ?? '')),
  ]);
  if (!content) {
    await inTransaction(ctx, async (ctx) => emit(ctx, 'sites.page-wanted', { pageId: site.pageId, lang: site.lang }));
    throw new AppError('sites.page-unread', {
      status: 409,
      retryable: true,
      reason: `page ${site.pageId} was never read`,
    });
  }
  const now = ctx.clock.now();
  const { layout, lang, legal } = site;
  const doc = await ctx.ports.composer.compose(content.page, content.photos, { layout, lang, legal, now });
  const canonical = hosts.find((row) => row.canonical)?.host ?? freeHost(ctx.config, site.slug);
  const photoBytes = await firstPhotoBytes(ctx, doc);
  const origin = originOf(ctx.config, canonical);
  const parts = await partsOfRooms(ctx, { siteId: site.id, doc, origin });
  const drawAt = (moment: Date): SiteDrawing => draw(ctx, site, doc, { origin, now: moment, photoBytes, parts });
  const [current] = versions;
  // Pages carry dates; a new day alone is no change, so the comparison is made with the day of the present version. What
  // the hash covers besides the pages is the document: where that differs, nothing needs to be drawn to know it.
  const unchanged = current && sameJson(current.document, doc) ? drawAt(current.createdAt) : null;
  const same = unchanged !== null && unchanged.contentHash === current?.contentHash;
  return { doc, current, drawing: same ? unchanged : drawAt(now) };
}

/** `kept` comes from the database, which knows no undefined. */
const sameJson = (kept: SiteDocument, fresh: SiteDocument): boolean =>
  isDeepStrictEqual(kept, JSON.parse(JSON.stringify(fresh)));

const draw = (
  ctx: Ctx,
  site: Site,
  doc: SiteDocument,
  options: Pick<BuildOptions, 'origin' | 'now' | 'photoBytes' | 'parts'>,
): SiteDrawing =>
  drawSite(doc, {
    ...options,
    mode: entitled(site.tier, 'adFree') ? 'paid' : 'free',
    badgeUrl: ctx.config.publicUrl,
  });
