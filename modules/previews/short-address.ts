import { eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { codeHashes, isCode } from './short-code.ts';
import { linkPath } from './preview-link.ts';
import { previewLinks, previews } from './tables.ts';

/**
 * The path that a short address leads to, whether or not its link still opens: that page says so. Capitals are as good
 * as small letters. Throws 'previews.link-refused' for a code that is none of ours.
 */
export async function followShortAddress(ctx: Ctx, code: string): Promise<string> {
  const [row] = !isCode(code)
    ? []
    : await ctx.db
        .select()
        .from(previewLinks)
        .innerJoin(previews, eq(previews.id, previewLinks.previewId))
        .where(inArray(previewLinks.codeHash, codeHashes(ctx, code)));
  if (!row) throw new AppError('previews.link-refused');
  const { previews: preview, preview_links: link } = row;
  return linkPath(ctx, preview, link.id, link.layout);
}
