import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { originalKey } from '../publishing/manifest.ts';
import { photos, photoSources } from '../tables.ts';
import type { ImageAnalysis } from './images.port.ts';

/** Under which id a picture of these bytes is kept. */
export const photoIdOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/**
 * Stores a picture of a social page once, analysed. The same bytes are the same photo, whatever page they come from.
 * Returns the photo's id. Throws AppError 'sites.photo-unreadable'.
 */
export async function storePhoto(ctx: Ctx, input: { pageId: string; ref: string; bytes: Uint8Array }): Promise<string> {
  const { pageId, ref, bytes } = input;
  const photoId = await keepPhoto(ctx, { bytes, analyse: () => ctx.ports.images.analyse(bytes) });
  await ctx.db
    .insert(photoSources)
    .values({ pageId, ref, photoId, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: [photoSources.pageId, photoSources.ref], set: { photoId } });
  return photoId;
}

/** File and row of a picture, each once; returns its id. Until something names it, it stays for a day (purge-photos.ts). */
export async function keepPhoto(
  ctx: Ctx,
  { bytes, analyse }: { bytes: Uint8Array; analyse: () => Promise<ImageAnalysis> },
): Promise<string> {
  const id = photoIdOf(bytes);
  const [known] = await ctx.db.select({ id: photos.id }).from(photos).where(eq(photos.id, id));
  // A photo that is being forgotten loses its file before its row (purge-photos.ts).
  if (known && (await ctx.ports.files.exists(originalKey(id)))) return id;
  // The file first: a row without its file would break a site, a file without its row is only unused.
  const [{ focal, scrim, ...analysis }] = await Promise.all([analyse(), ctx.ports.files.write(originalKey(id), bytes)]);
  await ctx.db
    .insert(photos)
    .values({
      id,
      ...analysis,
      focalX: focal[0],
      focalY: focal[1],
      scrimWhole: scrim.whole,
      scrimLower: scrim.lower,
      bytes: bytes.byteLength,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return id;
}
