import { eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { pageSnapshots, photos, photoSources } from './tables.ts';

export type PhotoRow = typeof photos.$inferSelect;
/** Photos by the reference under which the page names them. */
export type PagePhotos = ReadonlyMap<string, PhotoRow>;
export interface PageSnapshot {
  pageId: string;
  page: FactsInput;
  revision: number;
  readAt: Date;
}

/** Keeps what a page says now, in place of what it said before. `page` comes from `withPictureRefs`; `reading` names who asked. */
export async function savePageSnapshot(
  ctx: Ctx,
  input: { pageId: string; page: FactsInput; reading: string },
): Promise<void> {
  const fresh = { page: input.page, reading: input.reading, readAt: ctx.clock.now() };
  await ctx.db
    .insert(pageSnapshots)
    .values({ pageId: input.pageId, revision: 1, ...fresh })
    .onConflictDoUpdate({
      target: pageSnapshots.pageId,
      set: { ...fresh, revision: sql`${pageSnapshots.revision} + 1` },
    });
}

/** Tells every composed document of this page that photos have arrived. */
export async function bumpSnapshot(ctx: Ctx, pageId: string): Promise<void> {
  await ctx.db
    .update(pageSnapshots)
    .set({ revision: sql`${pageSnapshots.revision} + 1` })
    .where(eq(pageSnapshots.pageId, pageId));
}

export async function findPageSnapshot(ctx: Ctx, pageId: string): Promise<PageSnapshot | null> {
  const [row] = await ctx.db.select().from(pageSnapshots).where(eq(pageSnapshots.pageId, pageId));
  return row ?? null;
}

/** The photos of a page by the reference under which its snapshot names them. */
export async function photosOfPage(ctx: Ctx, pageId: string): Promise<Map<string, PhotoRow>> {
  const rows = await ctx.db
    .select({ ref: photoSources.ref, photo: photos })
    .from(photoSources)
    .innerJoin(photos, eq(photos.id, photoSources.photoId))
    .where(eq(photoSources.pageId, pageId));
  return new Map(rows.map(({ ref, photo }) => [ref, photo]));
}

/** Which of these references are stored already: they are not fetched again. */
export async function knownPictureRefs(ctx: Ctx, input: { pageId: string; refs: string[] }): Promise<Set<string>> {
  const { pageId, refs } = input;
  if (refs.length === 0) return new Set();
  const rows = await ctx.db
    .select({ pageId: photoSources.pageId, ref: photoSources.ref })
    .from(photoSources)
    .where(inArray(photoSources.ref, refs));
  return new Set(rows.filter((row) => row.pageId === pageId).map((row) => row.ref));
}
