import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { siteContentOf } from '../sites/index.server.ts';
import { pollSoonJob } from './jobs.ts';
import { afterReading } from './page-state.rules.ts';
import { rankOf } from './read-order.rules.ts';
import { findFollow } from './site-follow.ts';
import { pageMonitors } from './tables.ts';

export type Monitor = typeof pageMonitors.$inferSelect;
/** All pages share what the network gives: a person may ask so often. */
const ASKED_EVERY_MS = 5 * 60_000;

/** The page of a site is read from now on, a week from now the first time. Nothing where it is already. */
export async function monitorPage(ctx: Ctx, { pageId }: { pageId: string }): Promise<void> {
  const now = ctx.clock.now();
  const fresh = { isConnected: false, changedAt: null };
  const { state, dueAt, misses } = afterReading(now, fresh, Math.random());
  const rank = rankOf({ ...fresh, isPaying: true, ownerSeenAt: null }, now);
  await ctx.db
    .insert(pageMonitors)
    .values({ pageId, state, rank, dueAt, misses, createdAt: now })
    .onConflictDoNothing();
}

export async function findMonitor(ctx: Ctx, pageId: string): Promise<Monitor> {
  const find = () => ctx.db.select().from(pageMonitors).where(eq(pageMonitors.pageId, pageId));
  const [known] = await find();
  if (known) return known;
  await monitorPage(ctx, { pageId });
  const [made] = await find();
  if (!made) throw new Error(`page ${pageId} is not monitored`);
  return made;
}

/** The owner wants the page read now. Throws 'sync.read-lately' (429) within five minutes of the last time. */
export async function readNow(ctx: Ctx, { by }: { by: SiteAccess<'decide'> }): Promise<void> {
  const { site } = await siteContentOf(ctx, { by });
  await findMonitor(ctx, site.pageId);
  if (!(await inTransaction(ctx, (ctx) => askFor(ctx, site.pageId))))
    throw new AppError('sync.read-lately', { status: 429 });
}

/** Somebody who may looks at a site: its page is read, unless it was within five minutes, or the site does not follow it. */
export async function readOnOpening(ctx: Ctx, { by }: { by: SiteAccess }): Promise<void> {
  const { site } = await siteContentOf(ctx, { by });
  if (!entitled(site.tier, 'sync') || site.status !== 'live' || (await findFollow(ctx, site.id)).ownAt !== null) return;
  await findMonitor(ctx, site.pageId);
  await inTransaction(ctx, (ctx) => askFor(ctx, site.pageId));
}

/** False where it was read, or asked for, within five minutes. */
async function askFor(ctx: TxCtx, pageId: string): Promise<boolean> {
  const now = ctx.clock.now();
  const [row] = await ctx.db.select().from(pageMonitors).where(eq(pageMonitors.pageId, pageId)).for('update');
  const last = Math.max(row?.askedAt?.getTime() ?? 0, row?.lastOkAt?.getTime() ?? 0);
  if (now.getTime() - last < ASKED_EVERY_MS) return false;
  await ctx.db.update(pageMonitors).set({ askedAt: now }).where(eq(pageMonitors.pageId, pageId));
  await enqueue(ctx, pollSoonJob, { pageId }, { key: `${pageId} asked` });
  return true;
}
