import { desc, eq } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import { previews } from './tables.ts';

/** Language and first layout of a page's newest preview, ready or not; null for a page that has none. */
export async function lookOfPage(
  ctx: TxCtx,
  pageId: string,
): Promise<{ lang: Lang | null; layout: LayoutName | null } | null> {
  const [preview] = await ctx.db
    .select({ lang: previews.lang, layouts: previews.layouts })
    .from(previews)
    .where(eq(previews.pageId, pageId))
    .orderBy(desc(previews.createdAt))
    .limit(1);
  return preview ? { lang: preview.lang, layout: preview.layouts[0]?.layout ?? null } : null;
}
