import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tier } from './schemas.ts';
import { siteContents, sites } from './tables.ts';

/** The sites that show this page and may follow it: those that are paused or closed do not. */
export async function sitesOfPage(ctx: Ctx, { pageId }: { pageId: string }): Promise<{ id: string; tier: Tier }[]> {
  return ctx.db
    .select({ id: sites.id, tier: sites.tier })
    .from(sites)
    .innerJoin(siteContents, eq(siteContents.siteId, sites.id))
    .where(and(eq(sites.pageId, pageId), inArray(sites.status, ['reserved', 'live'])));
}
