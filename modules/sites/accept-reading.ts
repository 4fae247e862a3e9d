import { and, eq, ne } from 'drizzle-orm';
import { requestPublish } from './publishing/publish-again.ts';
import { acceptSnapshot, addPhotos } from './publishing/site-content.ts';
import { siteContents, sites } from './tables.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/**
 * A reading of a social page ended. Who began it decides what it may change: the reading of a site's own order becomes the
 * site's content, as the first one does of a site that has none; any other only brings photos that the accepted content
 * names and that had not arrived. A stranger's preview of a page that was renamed or taken over changes no site.
 */
export async function acceptReading(ctx: TxCtx, input: { pageId: string; reading: string }): Promise<void> {
  const open = await ctx.db
    .select({ id: sites.id, pageId: sites.pageId })
    .from(sites)
    .where(and(eq(sites.pageId, input.pageId), ne(sites.status, 'closed')))
    .for('update');
  for (const site of open) {
    const [content] = await ctx.db.select().from(siteContents).where(eq(siteContents.siteId, site.id));
    const own = !content || content.reading === input.reading;
    const changed = own
      ? await acceptSnapshot(ctx, site, input.reading)
      : (await addPhotos(ctx, site, content.accepted)) > 0;
    if (changed) await requestPublish(ctx, site.id);
  }
}
