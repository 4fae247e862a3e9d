import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { findPageSnapshot, photosOfPage, savePageSnapshot, withPictureRefs } from '../sites/index.server.ts';
import { fetchPhotos } from './fetch-photos.ts';
import { isEmptyPage } from './empty-page.ts';
import { newReading } from './reading.ts';
import { findPreviewRow } from './get-preview.ts';
import type { PreviewRow } from './preview-view.ts';
import { previews } from './tables.ts';

/**
 * Builds a preview, writing each step as it begins. What a person can understand (no such page, nothing on it, network
 * down) ends as 'failed' with its reason; what may pass by itself is thrown too, so that the queue tries again. Safe twice.
 */
export async function buildPreview(ctx: Ctx, previewId: string): Promise<void> {
  const preview = await findPreviewRow(ctx, previewId);
  if (!preview) return;
  const reading = preview.reading ?? newReading();
  try {
    await move(ctx, preview, { state: 'reading', reason: null });
    const { page: given, unread } = await ctx.ports.social.read(preview.pageId);
    if (Object.keys(unread).length > 0) ctx.log.info({ previewId, unread }, 'a page was read in part');
    if (isEmptyPage(given)) return await fail(ctx, preview, 'previews.page-empty');
    const { page, addresses } = withPictureRefs(given);
    // From here on the site can be looked at, drawn without the photos that are still to come.
    await savePageSnapshot(ctx, { pageId: preview.pageId, page, reading });
    await move(ctx, preview, { state: 'photos', ...(await compose(ctx, preview.pageId)) });
    await fetchPhotos(ctx, { pageId: preview.pageId, page, addresses });
    await move(ctx, preview, { state: 'composing' });
    const made = await compose(ctx, preview.pageId);
    await inTransaction(ctx, async (ctx) => {
      await move(ctx, preview, { state: 'ready', ...made, reading: null, readyAt: ctx.clock.now() });
      await emit(ctx, 'previews.ready', { pageId: preview.pageId, reading });
    });
  } catch (error) {
    const known = isAppError(error);
    const passing = !known || error.retryable;
    // The network is away, but what it said the last time still stands.
    if (passing && preview.readyAt) await move(ctx, preview, { state: 'ready' });
    else if (passing)
      await move(ctx, preview, { state: 'failed', reason: known ? error.code : 'previews.build-failed' });
    else await fail(ctx, preview, error.code);
    ctx.log.info({ previewId, code: known ? error.code : 'unknown', reason: String(error) }, 'preview failed');
    if (passing) throw error;
  }
}

/** Composes the best layout, which proves that the page can be shown, and ranks the others. */
async function compose(ctx: Ctx, pageId: string): Promise<Pick<PreviewRow, 'name' | 'lang' | 'layouts'>> {
  const snapshot = await findPageSnapshot(ctx, pageId);
  if (!snapshot) throw new Error('the snapshot that was just written is gone');
  const photos = await photosOfPage(ctx, pageId);
  return ctx.ports.composer.overview(snapshot.page, photos, ctx.clock.now());
}

/** For good: the next reading is another one. */
const fail = (ctx: Ctx, preview: PreviewRow, reason: string): Promise<void> =>
  move(ctx, preview, { state: 'failed', reason, reading: null });

async function move(ctx: Ctx, preview: PreviewRow, change: Partial<PreviewRow>): Promise<void> {
  await ctx.db
    .update(previews)
    .set({ ...change, updatedAt: ctx.clock.now() })
    .where(eq(previews.id, preview.id));
}
