/** Whether an address is kept, as the privacy page names it. */
import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { newsSubscribers } from './tables.ts';

export async function keepsReaders(ctx: Ctx, siteId: string): Promise<boolean> {
  const own = and(eq(newsSubscribers.siteId, siteId), ne(newsSubscribers.state, 'erased'));
  const [one] = await ctx.db.select({ id: newsSubscribers.id }).from(newsSubscribers).where(own).limit(1);
  return one !== undefined;
}
