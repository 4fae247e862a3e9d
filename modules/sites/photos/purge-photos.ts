import { and, asc, eq, gt, inArray, lt, notExists } from 'drizzle-orm';
import { BATCH } from '../../../platform/batches.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { mayRemoveFiles, removableBefore } from '../../../platform/file-hold.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { photoFolder } from '../publishing/manifest.ts';
import { photos, photoSources, sitePhotos, versionPhotos } from '../tables.ts';

/**
 * Photos that belong to no social page we know, to no content of a site and to no version of one: row, original and
 * encodings. One that arrived after `before` may only be about to be named. Safe beside a preview that stores the very same picture at
 * this moment: it waits for our lock, finds the photo gone, and stores it anew with its next try.
 */
export async function purgePhotos(ctx: Ctx, before: Date): Promise<number> {
  const unnamed = and(
    lt(photos.createdAt, removableBefore(ctx, before)),
    notExists(ctx.db.select().from(photoSources).where(eq(photoSources.photoId, photos.id))),
    notExists(ctx.db.select().from(sitePhotos).where(eq(sitePhotos.photoId, photos.id))),
    notExists(ctx.db.select().from(versionPhotos).where(eq(versionPhotos.photoId, photos.id))),
  );
  let removed = 0;
  let after = '';
  for (;;) {
    const found = await ctx.db
      .select({ id: photos.id })
      .from(photos)
      .where(and(unnamed, gt(photos.id, after)))
      .orderBy(asc(photos.id))
      .limit(PAGE);
    const ids = found.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += BATCH)
      removed += await remove(ctx, ids.slice(start, start + BATCH), unnamed);
    if (ids.length < PAGE) return removed;
    after = ids.at(-1) ?? '';
  }
}

const PAGE = 20_000;

function remove(ctx: Ctx, ids: string[], unnamed: ReturnType<typeof and>): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    // A backup is being made: the next night is early enough.
    if (!(await mayRemoveFiles(ctx))) return 0;
    const locked = await ctx.db
      .select({ id: photos.id })
      .from(photos)
      .where(and(inArray(photos.id, ids), unnamed))
      .for('update', { skipLocked: true });
    if (locked.length === 0) return 0;
    // While the rows are locked nobody can begin to count on the files.
    for (const { id } of locked) await ctx.ports.files.removeFolder(photoFolder(id));
    await ctx.db.delete(photos).where(
      inArray(
        photos.id,
        locked.map(({ id }) => id),
      ),
    );
    return locked.length;
  });
}
