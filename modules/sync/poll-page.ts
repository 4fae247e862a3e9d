import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashOf } from '../../site-kit/content/canonical.ts';
import { fetchPhotos } from '../previews/index.server.ts';
import { withPictureRefs } from '../sites/index.server.ts';
import { followersOf } from './followers.ts';
import { mergePage } from './merge-page.ts';
import { findMonitor, type Monitor } from './monitor-page.ts';
import { dropNotices } from './notices.ts';
import { showPageLinks } from './page-links.ts';
import { afterReading } from './page-state.rules.ts';
import { rankOf } from './read-order.rules.ts';
import { readSource, type SourceReading } from './read-source.ts';
import { pageMonitors } from './tables.ts';

/**
 * Reads a page and lets its sites follow. What it said the last time and says again costs one comparison. A page that is not there
 * changes nothing of what its sites say, whatever the reason: see read-source.ts for what is then done. Returns whether it was read.
 */
export async function pollPage(ctx: Ctx, { pageId }: { pageId: string }): Promise<boolean> {
  const siteIds = await followersOf(ctx, pageId);
  // Nobody follows it any more: its sites have been closed or paused, stand by themselves, or have a plan without it.
  if (siteIds.length === 0) return stopMonitoring(ctx, pageId);
  const monitor = await findMonitor(ctx, pageId);
  const source = await readSource(ctx, { monitor, siteIds });
  if (!source) return false;
  const { page, addresses } = withPictureRefs(source.page);
  await fetchPhotos(ctx, { pageId, page, addresses });
  const reading = { page, unread: new Set(Object.keys(source.unread)), window: source.window };
  const hash = hashOf([page, [...reading.unread].toSorted(), reading.window]);
  // A page that is followed anew may have been away meanwhile.
  const isBack = monitor.state !== 'following' || monitor.lastHash === null;
  const failed: unknown[] = [];
  for (const siteId of siteIds)
    // One site's trouble is its own.
    try {
      if (isBack) await showPageLinks(ctx, { siteId, isPublic: true });
      if (hash !== monitor.lastHash) await mergePage(ctx, { siteId, reading });
    } catch (error) {
      failed.push(error);
    }
  if (failed.length > 0) throw failed[0];
  await inTransaction(ctx, (ctx) => keep(ctx, { monitor, hash, source, siteIds }));
  return true;
}

async function keep(
  ctx: TxCtx,
  given: { monitor: Monitor; hash: string; source: SourceReading; siteIds: string[] },
): Promise<void> {
  const { monitor, hash, source, siteIds } = given;
  const now = ctx.clock.now();
  const { isConnected } = source;
  // The first reading says nothing new: the site was made of the same page.
  const isNew = monitor.lastHash !== null && hash !== monitor.lastHash;
  const changedAt = isNew ? now : monitor.changedAt;
  const seen = { isConnected, changedAt, isPaying: true, ownerSeenAt: monitor.ownerSeenAt };
  await ctx.db
    .update(pageMonitors)
    .set({
      ...afterReading(now, { isConnected, changedAt }, Math.random()),
      rank: rankOf(seen, now),
      changedAt,
      lastOkAt: now,
      lastHash: hash,
      lastError: null,
      movedTo: null,
      askedAt: null,
    })
    .where(eq(pageMonitors.pageId, monitor.pageId));
  if (monitor.state !== 'following') await dropNotices(ctx, { siteIds, kinds: ['lost', 'moved'] });
}

/** A token waits until its page is followed again; it goes when the site closes (site-state.ts). */
async function stopMonitoring(ctx: Ctx, pageId: string): Promise<false> {
  await ctx.db.delete(pageMonitors).where(eq(pageMonitors.pageId, pageId));
  return false;
}
