import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { actorName, audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import type { Staff } from '../access/index.server.ts';
import { requireReadyPreview } from './get-preview.ts';
import { makePreviewLink } from './preview-link.ts';
import type { PreviewLinkMade } from './schemas.ts';
import { shortPath } from './short-code.ts';
import { previewLinks } from './tables.ts';

const DAYS = 14;
/** A link that still works this long is given again rather than joined by another. */
const STILL_GOOD_MS = (DAYS / 2) * 24 * 3600 * 1000;

/** The agent's link to a preview in the layout they chose (A3). Throws 'previews.not-found'. */
export async function sharePreview(
  ctx: Ctx,
  { id, layout }: { by: Staff<'agent'>; id: string; layout: LayoutName | null },
): Promise<PreviewLinkMade> {
  const preview = await requireReadyPreview(ctx, id);
  const madeBy = actorName(ctx);
  const [kept] = await ctx.db
    .select()
    .from(previewLinks)
    .where(
      and(
        eq(previewLinks.madeBy, madeBy),
        eq(previewLinks.previewId, preview.id),
        layout ? eq(previewLinks.layout, layout) : isNull(previewLinks.layout),
        isNull(previewLinks.revokedAt),
        gt(previewLinks.expiresAt, new Date(ctx.clock.now().getTime() + STILL_GOOD_MS)),
      ),
    )
    .orderBy(desc(previewLinks.createdAt))
    .limit(1);
  const link = kept?.codeHash
    ? { id: kept.id, path: shortPath(ctx, kept.id, kept.codeHash), expiresAt: kept.expiresAt }
    : await inTransaction(ctx, async (ctx) => {
        const made = await makePreviewLink(ctx, preview, { layout, madeBy, days: DAYS });
        await audit(ctx, 'previews.share', preview.id, { link: made.id, layout });
        return made;
      });
  return { _id: link.id, url: `${ctx.config.publicUrl}${link.path}`, expires_at: link.expiresAt.toISOString() };
}

/** From now on the link opens nothing. Only its maker may; throws 'previews.link-missing' for anybody else's and for none. */
export async function revokePreviewLink(ctx: Ctx, { linkId }: { by: Staff<'agent'>; linkId: string }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [revoked] = await ctx.db
      .update(previewLinks)
      .set({ revokedAt: ctx.clock.now() })
      .where(and(eq(previewLinks.id, linkId), eq(previewLinks.madeBy, actorName(ctx))))
      .returning({ previewId: previewLinks.previewId });
    if (!revoked) throw new AppError('previews.link-missing', { status: 404 });
    await audit(ctx, 'previews.revoke-link', revoked.previewId, { link: linkId });
  });
}
