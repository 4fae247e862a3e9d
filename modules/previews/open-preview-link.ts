import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { findStaff } from '../identity/index.server.ts';
import { sharePicture } from '../sites/index.server.ts';
import { previewDocument } from './preview-document.ts';
import { readSigned } from './preview-link.ts';
import { previewUrl } from './preview-view.ts';
import type { OpenedLink } from './schemas.ts';
import { shortPath } from './short-code.ts';
import { previewLinks, previews } from './tables.ts';
import { findPreparer } from './used-link.ts';

/**
 * What a signed `yr_preview` opens now, and who prepared it. Throws 'previews.link-refused' (400) when it is not ours as
 * it stands, 'previews.link-ended' (410) after its day and once it is revoked.
 */
export async function openPreviewLink(ctx: Ctx, value: string): Promise<OpenedLink> {
  const signed = readSigned(ctx, value);
  if (!signed) throw new AppError('previews.link-refused');
  const [row] = await ctx.db
    .select()
    .from(previewLinks)
    .innerJoin(previews, eq(previews.id, previewLinks.previewId))
    .where(eq(previewLinks.id, signed.id));
  const now = ctx.clock.now();
  if (!row || row.preview_links.revokedAt || row.preview_links.expiresAt <= now)
    throw new AppError('previews.link-ended', { status: 410 });
  const { previews: preview, preview_links: link } = row;
  const [agentId, doc] = await Promise.all([findPreparer(ctx, link), previewDocument(ctx, { id: preview.id })]);
  const agent = agentId ? await findStaff(ctx, agentId) : null;
  return {
    name: preview.name,
    uri: signed.uri,
    fb: signed.fb,
    url: `${ctx.config.publicUrl}${link.codeHash ? shortPath(ctx, link.id, link.codeHash) : `/vetrina?yr_preview=${value}`}`,
    preview_id: preview.id,
    prepared_by: agent?.name ?? null,
    expires_at: link.expiresAt.toISOString(),
    layouts: preview.layouts,
    picture: doc && sharePicture(doc) ? `${previewUrl(ctx.config, preview.id)}share.jpg` : null,
  };
}
