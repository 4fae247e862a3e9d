import { eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { emit } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { photoSources, sites } from './tables.ts';

/** From now on the site is of this page of the network. Its pictures stay known under their references. */
export async function movePage(
  ctx: TxCtx,
  { by, pageId }: { by: SiteAccess<'decide'>; pageId: string },
): Promise<void> {
  const { siteId } = by;
  const [site] = await ctx.db.select().from(sites).where(eq(sites.id, siteId)).for('update');
  // A free site follows no page.
  if (!site?.orderId || site.pageId === pageId) return;
  await ctx.db.update(sites).set({ pageId, updatedAt: ctx.clock.now() }).where(eq(sites.id, siteId));
  const known = ctx.db
    .select({
      pageId: sql<string>`${pageId}::text`.as('page_id'),
      ref: photoSources.ref,
      photoId: photoSources.photoId,
      createdAt: photoSources.createdAt,
    })
    .from(photoSources)
    .where(eq(photoSources.pageId, site.pageId));
  await ctx.db.insert(photoSources).select(known).onConflictDoNothing();
  await audit(ctx, 'sites.page-replaced', siteId, { from: site.pageId, to: pageId });
  await emit(ctx, 'sites.page-replaced', { siteId, orderId: site.orderId, pageId });
}
