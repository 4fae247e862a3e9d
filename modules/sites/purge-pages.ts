import { inArray } from 'drizzle-orm';
import { pageSnapshots, photoSources } from './tables.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/** What these social pages said; sites keep what they accepted of it. Their photos stay until purgePhotos finds that nothing else shows them. */
export async function purgePages(ctx: TxCtx, pageIds: string[]): Promise<void> {
  if (pageIds.length === 0) return;
  await ctx.db.delete(photoSources).where(inArray(photoSources.pageId, pageIds));
  await ctx.db.delete(pageSnapshots).where(inArray(pageSnapshots.pageId, pageIds));
}
