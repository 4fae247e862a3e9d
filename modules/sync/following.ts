import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { FOLLOW_KINDS, modeOfKind } from '../../site-kit/content/follow.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { siteContentOf } from '../sites/index.server.ts';
import { findMonitor, type Monitor } from './monitor-page.ts';
import { openRows } from './open-proposals.ts';
import { findConnection, type Connection } from './page-connection.ts';
import type { ConnectScope } from './page-connection.port.ts';
import { MOST_BATCHES, type FollowingView, type PageState } from './schemas.ts';
import { shownChange } from './shown-change.ts';
import { findFollow } from './site-follow.ts';
import { pageMonitors, syncBatches, type siteFollows } from './tables.ts';

/** Whether a site follows its page, what came, and what waits for its owner. */
export async function followingOf(ctx: Ctx, { by }: { by: SiteAccess }): Promise<FollowingView> {
  const { siteId } = by;
  const may = rightsOf(by.author.role);
  const { site, page } = await siteContentOf(ctx, { by });
  const [monitor, connection, open, follow, batches] = await Promise.all([
    findMonitor(ctx, site.pageId),
    findConnection(ctx, site.pageId),
    openRows(ctx, siteId),
    findFollow(ctx, siteId),
    ctx.db
      .select()
      .from(syncBatches)
      .where(eq(syncBatches.siteId, siteId))
      .orderBy(desc(syncBatches.at), desc(syncBatches.id))
      .limit(MOST_BATCHES),
  ]);
  await noteOwner(ctx, monitor);
  const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    may,
    site: { id: siteId, order_id: may.includes('manage') ? site.orderId : null, name: site.name, url: site.url },
    page: {
      link: page.link,
      state: stateOf(monitor, connection, follow, open),
      read_at: iso(monitor.lastOkAt),
      next_at: monitor.dueAt.toISOString(),
      reading: monitor.askedAt !== null,
      moved_to: monitor.movedTo && `https://www.facebook.com/${encodeURIComponent(monitor.movedTo)}`,
    },
    connection: ctx.ports.pageConnections && connectionView(connection),
    keep_by: iso(follow.keepBy),
    in_plan: entitled(site.tier, 'sync'),
    waiting: open.map(({ id, openedAt, proposal: { kind, changes } }) => ({
      id,
      kind,
      opened_at: openedAt.toISOString(),
      changes: changes.map(shownChange),
    })),
    batches: batches.map(({ id, at, how, changes, undoneAt }) => ({
      id,
      at: at.toISOString(),
      how,
      changes: changes.map(shownChange),
      undone_at: iso(undoneAt),
    })),
    settings: FOLLOW_KINDS.map((kind) => ({ kind, mode: modeOfKind(kind, follow.settings) })),
  };
}

const DAY_MS = 24 * 60 * 60_000;
/** Pages whose owner looked lately are read before others (read-order.rules.ts). */
async function noteOwner(ctx: Ctx, { pageId, ownerSeenAt }: Monitor): Promise<void> {
  const now = ctx.clock.now();
  if (ctx.actor.kind !== 'visitor' || now.getTime() - (ownerSeenAt?.getTime() ?? 0) < DAY_MS) return;
  await ctx.db.update(pageMonitors).set({ ownerSeenAt: now }).where(eq(pageMonitors.pageId, pageId));
}

function stateOf(
  monitor: Monitor,
  connection: Connection | null,
  { ownAt, keepBy }: Pick<typeof siteFollows.$inferSelect, 'ownAt' | 'keepBy'>,
  open: Awaited<ReturnType<typeof openRows>>,
): PageState {
  if (ownAt !== null) return 'own';
  if (open.some(({ proposal }) => proposal.kind === 'brake')) return 'suspected';
  if (monitor.state !== 'following') return monitor.state;
  return connection?.state === 'ended' || keepBy !== null ? 'token-ended' : 'following';
}

/** Of a permission that was refused, what is not read for it. */
const WITHOUT = { pages_read_engagement: 'posts', pages_read_user_content: 'reviews' } as const;

function connectionView(row: Connection | null): FollowingView['connection'] {
  if (!row || row.state === 'releasing') return { state: 'none', since: null, missing: [] };
  const refused = Object.entries(WITHOUT).filter(([scope]) => !row.scopes.includes(scope as ConnectScope));
  return {
    state: row.state,
    since: (row.state === 'ended' ? row.endedAt : row.connectedAt)?.toISOString() ?? null,
    missing: refused.map(([, what]) => what),
  };
}
