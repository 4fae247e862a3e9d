import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { proveSite } from '../access/index.server.ts';
import { acceptContent, siteContentOf } from '../sites/index.server.ts';

/**
 * Links of a site to its page leave while the page is gone, because they lead nowhere, and come back with it; posts stay as text.
 * Nothing where that is so already.
 */
export async function showPageLinks(
  ctx: Ctx,
  { siteId, isPublic }: { siteId: string; isPublic: boolean },
): Promise<void> {
  const by = await proveSite(ctx, 'publish', siteId);
  const { page } = await siteContentOf(ctx, { by });
  if ((page.is_published !== false) === isPublic) return;
  await acceptContent(ctx, {
    by,
    cause: 'order',
    change: (live) => ({ ...live, page: { ...live.page, is_published: isPublic } }),
    commit: (ctx) => audit(ctx, 'sync.links', siteId, { shown: isPublic }),
  });
}
