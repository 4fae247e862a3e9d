import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { publishSiteJob } from './jobs.ts';
import { sites } from './tables.ts';

/** Makes a site anew from what it accepted; nothing changes where nothing differs. Throws sites.not-found (404). */
export async function publishAgain(tx: Tx, ctx: Ctx, siteId: string): Promise<void> {
  const [site] = await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId));
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  await ctx.jobs.enqueue(tx, publishSiteJob, { siteId }, { key: siteId });
}
