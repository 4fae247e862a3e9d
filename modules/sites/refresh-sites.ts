import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { sites } from './tables.ts';

/** Asks `publish` for every live site: the same accepted content on another day. Safe twice. */
export async function refreshSites(ctx: Ctx, publish: JobDefinition<{ siteId: string }>): Promise<void> {
  const live = await ctx.db.select({ siteId: sites.id }).from(sites).where(eq(sites.status, 'live'));
  await ctx.db.transaction(async (tx) => {
    for (const { siteId } of live) await ctx.jobs.enqueue(tx, publish, { siteId }, { key: siteId });
  });
}
