import { createHmac } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { requireReadyPreview } from './get-preview.ts';
import { makePreviewLink } from './preview-link.ts';
import type { MailPreviewInput } from './schemas.ts';
import { previewLinks } from './tables.ts';
import { findUsedLink } from './used-link.ts';

const DAYS = 30;
const A_DAY_MS = 24 * 3600 * 1000;
/** Whoever asks, an address gets no more than this many a day from us: nobody can be pestered with our mails. */
const A_DAY_EACH = 3;

/**
 * Has a preview's link sent to one address (L6). The text is ours and fixed, the name of the page is all that varies.
 * Throws 'previews.not-found', 'previews.mails-enough' (429).
 */
export async function mailPreviewLink(ctx: Ctx, id: string, input: MailPreviewInput): Promise<void> {
  const preview = await requireReadyPreview(ctx, id);
  const address = `preview-mail:${input.mail}`;
  const madeBy = `mail:${createHmac('sha256', ctx.config.appSecret).update(address).digest('base64url')}`;
  const now = ctx.clock.now();
  const cameBy = input.preview_link ? ((await findUsedLink(ctx, input.preview_link))?.id ?? null) : null;
  await inTransaction(ctx, async (ctx) => {
    // Two presses for one address count one after the other.
    await oneAtATime(ctx, address);
    const since = new Date(now.getTime() - A_DAY_MS);
    const [sent] = await ctx.db
      .select({ mails: count() })
      .from(previewLinks)
      .where(and(eq(previewLinks.madeBy, madeBy), gt(previewLinks.createdAt, since)));
    if ((sent?.mails ?? 0) >= A_DAY_EACH) throw new AppError('previews.mails-enough', { status: 429 });
    const layout = input.layout ?? null;
    const link = await makePreviewLink(ctx, preview, { layout, madeBy, days: DAYS, cameBy });
    await audit(ctx, 'previews.mail-link', preview.id, { link: link.id });
    await emit(ctx, 'previews.link-requested', {
      previewId: preview.id,
      name: preview.name,
      path: link.path,
      expiresAt: link.expiresAt,
      to: input.mail,
      lang: input.locale,
      occasion: link.id,
    });
  });
}
