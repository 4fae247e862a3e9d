import { and, eq, inArray, lt, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { siteContents, siteHistories, sitePhotos, siteVersions } from '../tables.ts';

declare module '../../../platform/ctx.ts' {
  interface Contributions {
    /**
     * Rows of the room in which an owner names a photo that they gave, as a subquery about a row of `site_photos`; `unit` is its key in
     * their layer.
     */
    namesOwnPhoto: (ctx: TxCtx, photo: { siteId: SQLWrapper; unit: SQL<string> }) => SQLWrapper;
  }
}

/** Key of the unit by which a layer names a photo of its owner's; see site-kit/content/own-photos.ts. */
const unit = sql<string>`('own/photos/' || ${sitePhotos.ref})`;

/**
 * Photos that owners gave before `before` and that no layer, version, draft or edit names: they can no longer be brought back.
 * The picture itself goes with the last site that has it (purge-photos.ts).
 */
export function purgeOwnPhotos(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const { siteId } = sitePhotos;
    const named = ctx.contributed('namesOwnPhoto').map((rows) => notExists(rows(ctx, { siteId, unit })));
    const found = await ctx.db
      .select({ siteId, ref: sitePhotos.ref })
      .from(sitePhotos)
      .where(
        and(
          eq(sitePhotos.from, 'upload'),
          lt(sitePhotos.createdAt, before),
          notExists(
            ctx.db
              .select()
              .from(siteContents)
              .where(and(eq(siteContents.siteId, siteId), sql`${siteContents.layer} ? ${unit}`)),
          ),
          notExists(
            ctx.db
              .select()
              .from(siteVersions)
              .where(and(eq(siteVersions.siteId, siteId), sql`${siteVersions.content} -> 'layer' ? ${unit}`)),
          ),
          notExists(
            ctx.db
              .select()
              .from(siteHistories)
              .where(and(eq(siteHistories.siteId, siteId), sql`${unit} = any(${siteHistories.named})`)),
          ),
          ...named,
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const photo of found) {
      await ctx.db
        .delete(sitePhotos)
        .where(and(eq(sitePhotos.siteId, photo.siteId), inArray(sitePhotos.ref, [photo.ref])));
      await audit(ctx, 'sites.photo-purged', photo.siteId, { ref: photo.ref });
    }
    return { seen: found.length, removed: found.length };
  });
}
