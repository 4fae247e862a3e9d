/** Whether an address is kept, as the privacy page names it. */
import { and, eq, ne } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { refreshShown } from '../sites/index.server.ts';
import { newsSubscribers } from './tables.ts';

export async function keepsReaders(ctx: Ctx, siteId: string): Promise<boolean> {
  const own = and(eq(newsSubscribers.siteId, siteId), ne(newsSubscribers.state, 'erased'));
  const [one] = await ctx.db.select({ id: newsSubscribers.id }).from(newsSubscribers).where(own).limit(1);
  return one !== undefined;
}

/** Sites whose last address has gone are made anew without naming any. */
export async function followGone(ctx: TxCtx, siteIds: ReadonlySet<string>): Promise<void> {
  const emptied: string[] = [];
  for (const siteId of siteIds) if (!(await keepsReaders(ctx, siteId))) emptied.push(siteId);
  await refreshShown(ctx, emptied);
}
