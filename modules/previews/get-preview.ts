import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import { previewUrl, toPreview, type PreviewRow } from './preview-view.ts';
import type { Preview } from './schemas.ts';
import { previews } from './tables.ts';

/** Null when there is no such preview, or it has expired. */
export async function findPreviewRow(ctx: Ctx, id: string): Promise<PreviewRow | null> {
  const [row] = await ctx.db
    .select()
    .from(previews)
    .where(and(eq(previews.id, id), isNull(previews.retiredAt), gt(previews.expiresAt, ctx.clock.now())));
  return row ?? null;
}

/** Throws 'previews.not-found'. */
export async function getPreview(ctx: Ctx, id: string): Promise<Preview> {
  const row = await findPreviewRow(ctx, id);
  if (!row) throw new AppError('previews.not-found', { status: 404 });
  return toPreview(ctx.config, row);
}

/** A preview that can be looked at. Throws 'previews.not-found'. */
export async function requireReadyPreview(ctx: Ctx, id: string): Promise<PreviewRow> {
  const row = await findPreviewRow(ctx, id);
  if (!row?.readyAt) throw new AppError('previews.not-found', { status: 404 });
  return row;
}

/** The generated site of a social page, once one is ready. */
export async function findPreviewForPage(
  ctx: Ctx,
  pageId: string,
): Promise<{ id: string; name: string; url: string; layout: LayoutName } | null> {
  const [row] = await ctx.db
    .select()
    .from(previews)
    .where(and(eq(previews.pageId, pageId), isNull(previews.retiredAt), gt(previews.expiresAt, ctx.clock.now())));
  const layout = row?.layouts[0]?.layout;
  // A preview that is read anew keeps showing what it showed.
  return row?.readyAt && layout ? { id: row.id, name: row.name, url: previewUrl(ctx.config, row.id), layout } : null;
}
