import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { publishSiteJob } from '../jobs.ts';
import { sites } from '../tables.ts';

/** A site is made anew soon, once for all who ask meanwhile; nothing changes where nothing differs. */
export const requestPublish = (ctx: TxCtx, siteId: string): Promise<void> =>
  enqueue(ctx, publishSiteJob, { siteId }, { key: siteId });

/** The same of a site that must be there. Throws sites.not-found (404). */
export async function publishAgain(ctx: TxCtx, siteId: string): Promise<void> {
  const [site] = await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId));
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  await requestPublish(ctx, siteId);
}
