import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { publishSiteJob } from './jobs.ts';
import { sites } from './tables.ts';

/** Asks for every live site to be published as it is now. Safe twice. */
export async function refreshSites(ctx: Ctx): Promise<void> {
  const live = await ctx.db.select({ siteId: sites.id }).from(sites).where(eq(sites.status, 'live'));
  await ctx.db.transaction(async (tx) => {
    for (const { siteId } of live) await ctx.jobs.enqueue(tx, publishSiteJob, { siteId }, { key: siteId });
  });
}
