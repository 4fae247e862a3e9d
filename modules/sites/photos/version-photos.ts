import type { TxCtx } from '../../../platform/ctx.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import { versionPhotos } from '../tables.ts';

/** Every picture of a site in each of its languages, its logo too, is a picture of this version. */
export async function notePhotos(
  ctx: TxCtx,
  { versionId, docs }: { versionId: string; docs: readonly Pick<SiteDocument, 'photos' | 'logo'>[] },
): Promise<void> {
  const ids = new Set(docs.flatMap(({ photos, logo }) => [...Object.keys(photos), ...(logo ? [logo.id] : [])]));
  if (ids.size === 0) return;
  await ctx.db.insert(versionPhotos).values([...ids].map((photoId) => ({ versionId, photoId })));
}
