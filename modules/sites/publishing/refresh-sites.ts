import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { publishSiteJob } from '../jobs.ts';
import { sites } from '../tables.ts';

/** Publishes every live site again: the same accepted content on another day. Safe twice. */
export async function refreshSites(ctx: Ctx): Promise<void> {
  const live = await ctx.db.select({ siteId: sites.id }).from(sites).where(eq(sites.status, 'live'));
  await inTransaction(ctx, async (ctx) => {
    for (const { siteId } of live) await enqueue(ctx, publishSiteJob, { siteId }, { key: siteId });
  });
}
