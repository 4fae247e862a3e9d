import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import { failuresOf, type Finding } from '../../../site-kit/quality/report.ts';
import type { SiteAuthor } from '../../access/index.server.ts';
import type { VersionCause } from '../schemas.ts';
import { announceChange } from '../site-changes.ts';
import { siteContents, sites, siteVersions } from '../tables.ts';
import { buildSite } from './build-site.ts';
import { releaseSite } from './hold-site.ts';
import { inlineFonts } from './inline-fonts.ts';
import { notePhotos } from '../photos/version-photos.ts';
import { prepareSite, type ChangeContent, type Site } from './prepare-site.ts';
import { addPhotos } from './site-content.ts';
import { storeAgain, storeBuild } from './store-build.ts';

export interface Published {
  /** What visitors see. */
  versionId: string;
  changed: boolean;
}
type Prepared = Awaited<ReturnType<typeof prepareSite>>;

/** Why a site is published, and what of its owner's goes with it. */
export interface Publication {
  /** Where the page did not move since the version before. */
  cause: Exclude<VersionCause, 'page'>;
  /** Whoever publishes; null: nobody does, it follows from something. */
  author: SiteAuthor | null;
  change?: ChangeContent;
  /** Writes in the same transaction, under the lock of the site's row; what it throws undoes all. */
  commit?: (ctx: TxCtx, published: Published) => Promise<void>;
  /** The error for a site that fails a gate. */
  refuse: (site: Site, failures: Finding[]) => Promise<Error>;
}

const TRIES = 3;

/**
 * Shows a site as its content, hosts and owner's data are now, and returns the version that visitors see. Without any
 * change the present version stays and nothing is announced. Layer, version, pointer and what `commit` writes move together or
 * not at all. Throws 'sites.not-found', 'sites.page-unread' while nobody has read the social page, which is asked for,
 * 'sites.page-unreadable' for one that keeps its reader too long, 'sites.busy', and what `refuse` makes of a failed gate:
 * then the version before stays up.
 */
export async function publishVersion(ctx: Ctx, siteId: string, publication: Publication): Promise<Published> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const published = await tryPublish(ctx, siteId, publication);
    if (published) return published;
  }
  throw new AppError('sites.busy', { status: 409, retryable: true, reason: `site ${siteId} keeps changing` });
}

/** Null when somebody else published in the meantime: what was built may be older than what is shown. */
async function tryPublish(ctx: Ctx, siteId: string, publication: Publication): Promise<Published | null> {
  const [site] = await ctx.db.select().from(sites).where(eq(sites.id, siteId));
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  const prepared = await prepareSite(ctx, site, publication.change);
  const { doc, languages, goodUntil, content, said, current, drawing } = prepared;
  const stays = (hash: string): boolean =>
    current?.contentHash === hash && site.status !== 'reserved' && !site.awaitsVersion;
  const same = async (versionId: string): Promise<Published | null> => {
    const published = { versionId, changed: false };
    // What was held has been taken back: the site is again what it should be.
    const isGood = content.goodUntil.getTime() === goodUntil.getTime();
    const silent = said === content && isGood && !publication.commit && !site.heldAt;
    const write = (ctx: TxCtx) => commitOf(ctx, publication, prepared, site, published);
    return silent || (await settle(ctx, site, prepared, write)) ? published : null;
  };
  if (current && stays(drawing.contentHash)) return same(current.id);
  const build = await buildSite(drawing, inlineFonts(ctx));
  // As before, with the fonts of a linked page, too: they still cannot be cut.
  if (current && stays(build.contentHash)) return same(current.id);
  const failures = failuresOf(build.report);
  if (failures.length > 0) {
    // The same content fails again: what nobody asked for is not tried before it may draw differently.
    if (publication.author === null) await writeGoodUntil(ctx, prepared, siteId);
    throw await publication.refuse(site, failures);
  }
  const files = await storeBuild(ctx, build, current?.files ?? {});
  const published = { versionId: newId('ver'), changed: true };
  const { versionId } = published;
  const settled = await settle(ctx, site, prepared, async (ctx) => {
    const now = ctx.clock.now();
    const cause = causeOf(publication, prepared, now);
    // Who is suspended, or whose contract is over, stays so.
    const status = sql`case when ${sites.status} = 'reserved' then 'live' else ${sites.status} end`;
    await ctx.db
      .update(sites)
      .set({ currentVersionId: versionId, awaitsVersion: false, status, updatedAt: now })
      .where(eq(sites.id, siteId));
    await ctx.db.insert(siteVersions).values({
      id: versionId,
      siteId,
      contentHash: build.contentHash,
      document: doc,
      translations: languages.length > 0 ? [...languages] : null,
      files,
      content: { accepted: said.page, layer: said.layer, dated: said.dated },
      cause,
      by: publication.author?.role,
      who: publication.author?.who,
      createdAt: now,
    });
    await storeAgain(ctx, build, current?.files ?? {});
    await notePhotos(ctx, { versionId, docs: [doc, ...languages] });
    await commitOf(ctx, publication, prepared, site, published);
    // What a page brought is in the log of whoever follows it and commits that, and the clock brings nothing new.
    if (cause !== 'clock' && !(cause === 'page' && publication.commit))
      await audit(ctx, 'sites.published', siteId, { versionId, ...movedIn(prepared) });
    const { orderId, tier, pageId } = site;
    await emit(ctx, 'sites.published', { siteId, orderId, tier, pageId, versionId });
    await announceChange(ctx, siteId, { opens: site.status === 'reserved' });
  });
  return settled ? published : null;
}

/** Writes under the lock of the site's row; false, and nothing is written, where version or content have moved since they were read. */
function settle(ctx: Ctx, site: Site, { content }: Prepared, write: (ctx: TxCtx) => Promise<void>): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const [now] = await ctx.db
      .select({
        version: sites.currentVersionId,
        page: siteContents.accepted,
        decided: siteContents.decided,
        layer: siteContents.layer,
        dated: siteContents.dated,
      })
      .from(sites)
      .innerJoin(siteContents, eq(siteContents.siteId, sites.id))
      .where(eq(sites.id, site.id))
      .for('update');
    if (now?.version !== site.currentVersionId) return false;
    const { page, decided, layer, dated } = content;
    if (!isDeepStrictEqual([now.page, now.decided, now.layer, now.dated], [page, decided, layer, dated])) return false;
    await write(ctx);
    return true;
  });
}

async function commitOf(
  ctx: TxCtx,
  { commit }: Publication,
  prepared: Prepared,
  site: Site,
  published: Published,
): Promise<void> {
  const { content, said, goodUntil } = prepared;
  if (said === content) await writeGoodUntil(ctx, prepared, site.id);
  else {
    const { page, decided, layer, dated } = said;
    const fresh = { accepted: page, decided, layer, dated, goodUntil };
    await ctx.db.update(siteContents).set(fresh).where(eq(siteContents.siteId, site.id));
    if (page !== content.page) await addPhotos(ctx, site, page);
    // Of a version that shows it, the audit says it with the version.
    if (!published.changed) await audit(ctx, 'sites.content', site.id, movedIn(prepared));
  }
  await releaseSite(ctx, site);
  await commit?.(ctx, published);
}

const movedIn = ({ content, said }: Prepared) =>
  said === content ? {} : { units: Object.keys(said.layer).length, page: said.page !== content.page };

async function writeGoodUntil(ctx: Ctx, { goodUntil }: Prepared, siteId: string): Promise<void> {
  await ctx.db.update(siteContents).set({ goodUntil }).where(eq(siteContents.siteId, siteId));
}

/** A version that shows another page than the one before is the page's doing, unless its owner published it. */
function causeOf({ cause }: Publication, { content, said, current }: Prepared, now: Date): VersionCause {
  const before = current?.content?.accepted;
  if (cause !== 'owner' && before && !isDeepStrictEqual(before, said.page)) return 'page';
  // What was due by then came with the count.
  return cause === 'stock' && content.goodUntil <= now ? 'clock' : cause;
}
