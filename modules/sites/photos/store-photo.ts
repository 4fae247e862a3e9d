import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { originalKey } from '../publishing/manifest.ts';
import { photos, photoSources } from '../tables.ts';

/**
 * Stores a picture of a social page once, analysed. The same bytes are the same photo, whatever page they come from.
 * Returns the photo's id. Throws AppError 'sites.photo-unreadable'.
 */
export async function storePhoto(ctx: Ctx, input: { pageId: string; ref: string; bytes: Uint8Array }): Promise<string> {
  const id = createHash('sha256').update(input.bytes).digest('hex').slice(0, 32);
  const createdAt = ctx.clock.now();
  const [known] = await ctx.db.select({ id: photos.id }).from(photos).where(eq(photos.id, id));
  // A photo that is being forgotten loses its file before its row (forget-photos.ts).
  if (!known || !(await ctx.ports.files.exists(originalKey(id)))) {
    // The file first: a row without its file would break a site, a file without its row is only unused.
    const [{ focal, scrim, ...analysis }] = await Promise.all([
      ctx.ports.images.analyse(input.bytes),
      ctx.ports.files.write(originalKey(id), input.bytes),
    ]);
    await ctx.db
      .insert(photos)
      .values({
        id,
        ...analysis,
        focalX: focal[0],
        focalY: focal[1],
        scrimWhole: scrim.whole,
        scrimLower: scrim.lower,
        bytes: input.bytes.byteLength,
        createdAt,
      })
      .onConflictDoNothing();
  }
  await ctx.db
    .insert(photoSources)
    .values({ pageId: input.pageId, ref: input.ref, photoId: id, createdAt })
    .onConflictDoUpdate({ target: [photoSources.pageId, photoSources.ref], set: { photoId: id } });
  return id;
}
