import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { PageUnavailable, type PageReading } from '../previews/index.server.ts';
import type { Monitor } from './monitor-page.ts';
import { addNotices } from './notices.ts';
import { endConnection, findConnection } from './page-connection.ts';
import { showPageLinks } from './page-links.ts';
import { afterMiss, afterRefusal } from './page-state.rules.ts';
import { learn } from './read-budget.ts';
import { CONNECTED_RANK, rankOf } from './read-order.rules.ts';
import { pageMonitors } from './tables.ts';

export interface SourceReading extends PageReading {
  /** It was read with its own token. */
  isConnected: boolean;
}
interface Asked {
  monitor: Monitor;
  siteIds: string[];
}

/**
 * Reads a page with its own token where its owner has connected it, or as everybody sees it. A token that has ended is erased, and the page is read
 * without it at once. Null where there is no page or no answer; what follows from that is done.
 */
export async function readSource(ctx: Ctx, asked: Asked): Promise<SourceReading | null> {
  const { pageId } = asked.monitor;
  const connection = await findConnection(ctx, pageId);
  if (connection?.state === 'connected' && connection.secret !== '') {
    try {
      return { ...(await ctx.ports.social.read(pageId, connection.secret)), isConnected: true };
    } catch (error) {
      if (!(error instanceof PageUnavailable)) throw error;
      // A page that refuses itself to its own token has taken the rights of whoever connected it.
      if (error.reason !== 'token-ended' && error.reason !== 'refused') return miss(ctx, asked, error, true);
      await endConnection(ctx, pageId);
    }
  }
  try {
    const reading = await ctx.ports.social.read(pageId);
    await learn(ctx, { kind: 'answered', used: reading.used });
    return { ...reading, isConnected: false };
  } catch (error) {
    if (!(error instanceof PageUnavailable)) throw error;
    if (error.reason === 'throttled') await learn(ctx, { kind: 'refused', waitMs: error.waitMs });
    if (error.reason === 'away') await learn(ctx, { kind: 'silent' });
    return miss(ctx, asked, error, false);
  }
}

/** Writes down that there was no page, and does what follows once that is believed. */
async function miss(ctx: Ctx, asked: Asked, error: PageUnavailable, isConnected: boolean): Promise<null> {
  const { monitor, siteIds } = asked;
  const { reason, movedTo, waitMs } = error;
  const now = ctx.clock.now();
  const { changedAt, ownerSeenAt } = monitor;
  const rank = isConnected ? CONNECTED_RANK : rankOf({ isConnected, isPaying: true, changedAt, ownerSeenAt }, now);
  const set =
    reason === 'throttled'
      ? { ...afterRefusal(now, waitMs, Math.random()), state: monitor.state, misses: monitor.misses }
      : { ...afterMiss(monitor, reason, now, Math.random()), movedTo };
  const isNews = set.state !== monitor.state;
  const isLost = set.state === 'gone' || set.state === 'unpublished';
  // Before it is written down, so that what fails here is done again.
  if (isNews && isLost) for (const siteId of siteIds) await showPageLinks(ctx, { siteId, isPublic: false });
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(pageMonitors)
      .set({ ...set, rank, lastError: reason, askedAt: null })
      .where(eq(pageMonitors.pageId, monitor.pageId));
    if (isNews && isLost) await addNotices(ctx, { siteIds, kind: 'lost' });
    if (isNews && set.state === 'moved') await addNotices(ctx, { siteIds, kind: 'moved' });
  });
  ctx.log.info(
    { pageId: monitor.pageId, reason, misses: set.misses, state: set.state },
    'a followed page is not there',
  );
  return null;
}
