import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { pageSnapshots, photoSources } from './tables.ts';

/** What these social pages said; sites keep what they accepted of it. Their photos stay until forgetPhotos finds that nothing else shows them. */
export async function forgetPages(tx: Tx, pageIds: string[]): Promise<void> {
  if (pageIds.length === 0) return;
  await tx.delete(photoSources).where(inArray(photoSources.pageId, pageIds));
  await tx.delete(pageSnapshots).where(inArray(pageSnapshots.pageId, pageIds));
}
