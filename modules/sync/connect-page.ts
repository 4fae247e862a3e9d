import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { siteContentOf } from '../sites/index.server.ts';
import { pollSoonJob, subscribePageJob } from './jobs.ts';
import { findMonitor } from './monitor-page.ts';
import { dropNotices } from './notices.ts';
import { endConnection, findConnection, releaseConnection, requireConnections } from './page-connection.ts';
import { CONNECTED_RANK } from './read-order.rules.ts';
import { writeFollow } from './site-follow.ts';
import { pageConnections, pageMonitors } from './tables.ts';

/** Where the owner of a site is sent to let their page be connected. Throws 'http.not-found' where that is not configured. */
export const connectUrl = (
  ctx: Ctx,
  given: { by: SiteAccess<'connect'>; state: string; redirectUri: string },
): string => requireConnections(ctx).startUrl(given.state, given.redirectUri);

/**
 * Connects the page of a site with the consent that has just been given at the network: `code` and `redirectUri` as they came back. One
 * sealed token of that page is kept, and the page is read with it at once. Throws 'sync.not-in-plan' (403) and what
 * PageConnections.grantOf throws; then nothing is kept.
 */
export async function connectPage(
  ctx: Ctx,
  { by, code, redirectUri }: { by: SiteAccess<'connect'>; code: string; redirectUri: string },
): Promise<void> {
  const { siteId } = by;
  const { site } = await siteContentOf(ctx, { by });
  if (!entitled(site.tier, 'sync')) throw new AppError('sync.not-in-plan', { status: 403 });
  const { pageId } = site;
  const grant = await requireConnections(ctx).grantOf({ code, redirectUri, pageId });
  await findMonitor(ctx, pageId);
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const made = { ...grant, state: 'connected', connectedAt: now, subscribedAt: null, endedAt: null } as const;
    await ctx.db
      .insert(pageConnections)
      .values({ pageId, ...made })
      .onConflictDoUpdate({ target: pageConnections.pageId, set: made });
    // Whoever connects again wants what came from the page to stay.
    await writeFollow(ctx, siteId, { keepBy: null, ownAt: null });
    await dropNotices(ctx, { siteIds: [siteId], kinds: ['token-ended', 'app-removed'] });
    await ctx.db
      .update(pageMonitors)
      .set({ rank: CONNECTED_RANK, askedAt: now, lastHash: null })
      .where(eq(pageMonitors.pageId, pageId));
    await audit(ctx, 'sync.connected', siteId, { pageId, scopes: grant.scopes });
    await enqueue(ctx, subscribePageJob, { pageId }, { key: pageId });
    await enqueue(ctx, pollSoonJob, { pageId }, { key: `${pageId} asked` });
  });
}

/** The site goes on following its page as everybody sees it; the token is taken back at the network and erased here. */
export async function disconnectPage(ctx: Ctx, { by }: { by: SiteAccess<'connect'> }): Promise<void> {
  const { site } = await siteContentOf(ctx, { by });
  await inTransaction(ctx, async (ctx) => {
    await releaseConnection(ctx, site.pageId);
    await dropNotices(ctx, { siteIds: [by.siteId], kinds: ['token-ended'] });
  });
}

/** Asks the network for the news of a connected page. */
export async function subscribePage(ctx: Ctx, { pageId }: { pageId: string }): Promise<void> {
  const connection = await findConnection(ctx, pageId);
  if (connection?.state !== 'connected' || connection.subscribedAt || connection.secret === '') return;
  try {
    await requireConnections(ctx).subscribe(pageId, connection.secret);
  } catch (error) {
    if (isAppError(error, 'sync.connect-ended')) return endConnection(ctx, pageId);
    throw error;
  }
  await ctx.db.update(pageConnections).set({ subscribedAt: ctx.clock.now() }).where(eq(pageConnections.pageId, pageId));
}
