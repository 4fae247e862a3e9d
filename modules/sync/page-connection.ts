import { and, eq, ne } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { followersOf } from './followers.ts';
import { revokePageJob } from './jobs.ts';
import { addNotices } from './notices.ts';
import type { PageConnections } from './page-connection.port.ts';
import { pageConnections } from './tables.ts';

export type Connection = typeof pageConnections.$inferSelect;

/** Throws 'http.not-found' (404) where pages cannot be connected here. */
export function requireConnections(ctx: Pick<Ctx, 'ports'>): PageConnections {
  const { pageConnections: port } = ctx.ports;
  if (!port) throw new AppError('http.not-found', { status: 404 });
  return port;
}

export async function findConnection(ctx: Ctx, pageId: string): Promise<Connection | null> {
  const [row] = await ctx.db.select().from(pageConnections).where(eq(pageConnections.pageId, pageId));
  return row ?? null;
}

/**
 * The network takes a page's token no more: time, another password, rights that were taken. It is erased; the page is read as everybody
 * sees it, and its owners are written.
 */
export function endConnection(ctx: Ctx, pageId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const [ended] = await ctx.db
      .update(pageConnections)
      .set({ state: 'ended', secret: '', endedAt: now, subscribedAt: null })
      .where(and(eq(pageConnections.pageId, pageId), eq(pageConnections.state, 'connected')))
      .returning({ pageId: pageConnections.pageId });
    if (!ended) return;
    await audit(ctx, 'sync.token-ended', pageId);
    await addNotices(ctx, { siteIds: await followersOf(ctx, pageId), kind: 'token-ended' });
  });
}

/** Nothing reads with the page's token from now on; a job takes it back at the network and erases it. Nothing for a page that is not connected. */
export async function releaseConnection(ctx: TxCtx, pageId: string): Promise<void> {
  const [row] = await ctx.db.select().from(pageConnections).where(eq(pageConnections.pageId, pageId)).for('update');
  if (!row || row.state === 'releasing') return;
  if (row.state === 'ended') {
    await ctx.db.delete(pageConnections).where(eq(pageConnections.pageId, pageId));
    return;
  }
  const set = { state: 'releasing', endedAt: ctx.clock.now() } as const;
  await ctx.db.update(pageConnections).set(set).where(eq(pageConnections.pageId, pageId));
  await audit(ctx, 'sync.connection-released', pageId);
  await enqueue(ctx, revokePageJob, { pageId }, { key: pageId });
}

/** What cannot be taken back at the network within three days is erased all the same. */
const LONGEST_MS = 3 * 24 * 60 * 60_000;

/** Takes the connection of a page back at the network and erases it here. Safe twice, and after it was connected again. */
export async function revokePage(ctx: Ctx, { pageId }: { pageId: string }): Promise<void> {
  const row = await findConnection(ctx, pageId);
  if (row?.state !== 'releasing') return;
  try {
    if (row.secret !== '') {
      const isLast = !(await hasOthers(ctx, row));
      await requireConnections(ctx).revoke(pageId, row.secret, { isLast });
    }
  } catch (error) {
    if (ctx.clock.now().getTime() - (row.endedAt?.getTime() ?? 0) < LONGEST_MS) throw error;
    ctx.log.warn({ pageId, err: error }, 'a connection is erased that the network did not take back');
  }
  await ctx.db
    .delete(pageConnections)
    .where(and(eq(pageConnections.pageId, pageId), eq(pageConnections.state, 'releasing')));
}

async function hasOthers(ctx: Ctx, { person, pageId }: Connection): Promise<boolean> {
  const others = await ctx.db
    .select({ pageId: pageConnections.pageId })
    .from(pageConnections)
    .where(
      and(
        eq(pageConnections.person, person),
        eq(pageConnections.state, 'connected'),
        ne(pageConnections.pageId, pageId),
      ),
    )
    .limit(1);
  return others.length > 0;
}
