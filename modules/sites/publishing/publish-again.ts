import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { publishSiteJob } from '../jobs.ts';
import { sites } from '../tables.ts';

/** Makes a site anew from what it accepted; nothing changes where nothing differs. Throws sites.not-found (404). */
export async function publishAgain(ctx: TxCtx, siteId: string): Promise<void> {
  const [site] = await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId));
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  await enqueue(ctx, publishSiteJob, { siteId }, { key: siteId });
}
