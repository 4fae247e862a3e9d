import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { publishSiteJob } from './jobs.ts';
import { acceptSnapshot, addPhotos } from './site-content.ts';
import { siteContents, sites } from './tables.ts';

/**
 * A reading of a social page ended. Who began it decides what it may change: the reading of a site's own order becomes the
 * site's content, as the first one does of a site that has none; any other only brings photos that the accepted content
 * names and that had not arrived. A stranger's preview of a page that was renamed or taken over changes no site.
 */
export async function acceptReading(tx: Tx, ctx: Ctx, input: { pageId: string; reading: string }): Promise<void> {
  const open = await tx
    .select({ id: sites.id, pageId: sites.pageId })
    .from(sites)
    .where(and(eq(sites.pageId, input.pageId), ne(sites.status, 'closed')))
    .for('update');
  for (const site of open) {
    const [content] = await tx.select().from(siteContents).where(eq(siteContents.siteId, site.id));
    const own = !content || content.reading === input.reading;
    const changed = own
      ? await acceptSnapshot(tx, ctx, site, input.reading)
      : (await addPhotos(tx, ctx, site, content.accepted)) > 0;
    if (changed) await ctx.jobs.enqueue(tx, publishSiteJob, { siteId: site.id }, { key: site.id });
  }
}
