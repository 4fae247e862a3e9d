import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { publishSiteJob } from '../jobs.ts';
import { shownSites } from '../purge-sites.ts';
import { sites } from '../tables.ts';

/** A site is made anew soon, once for all who ask meanwhile; nothing changes where nothing differs. */
export const requestPublish = (ctx: TxCtx, siteId: string): Promise<void> =>
  enqueue(ctx, publishSiteJob, { siteId }, { key: siteId });

/** Seconds in which further orders of few pieces are told together. */
const FEW_S = 2;
/** The same after pieces moved: soon, or at once where something is sold out by now or is there again. */
export const requestStock = (ctx: TxCtx, { siteId, atOnce }: { siteId: string; atOnce: boolean }): Promise<void> =>
  enqueue(
    ctx,
    publishSiteJob,
    { siteId, cause: 'stock' },
    // Keys of their own: neither what its owner waits for nor what is sold out waits for a count.
    atOnce ? { key: `${siteId} sold-out` } : { key: `${siteId} few`, delaySeconds: FEW_S },
  );

/** The same where something fell due, which nobody waits for. */
export const requestByClock = (ctx: TxCtx, siteId: string): Promise<void> =>
  enqueue(ctx, publishSiteJob, { siteId, cause: 'clock' }, { key: siteId, lane: 'bulk' });

/** The same of those of these sites that visitors see: any other is made anew when it comes back. */
export async function refreshShown(ctx: TxCtx, siteIds: readonly string[]): Promise<void> {
  if (siteIds.length === 0) return;
  const shown = and(inArray(sites.id, [...siteIds]), inArray(sites.id, shownSites(ctx)));
  const rows = await ctx.db.select({ id: sites.id }).from(sites).where(shown);
  for (const { id } of rows) await requestByClock(ctx, id);
}

/** The same of those of which a room keeps nothing any more, and whose privacy page may still name it. */
export async function refreshEmptied(
  ctx: TxCtx,
  { siteIds, keeps }: { siteIds: Iterable<string>; keeps: (ctx: TxCtx, siteId: string) => Promise<boolean> },
): Promise<void> {
  const emptied: string[] = [];
  for (const siteId of new Set(siteIds)) if (!(await keeps(ctx, siteId))) emptied.push(siteId);
  await refreshShown(ctx, emptied);
}

/** The same of a site that must be there. Throws sites.not-found (404). */
export async function publishAgain(ctx: TxCtx, siteId: string): Promise<void> {
  const [site] = await ctx.db.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId));
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  await requestPublish(ctx, siteId);
}
