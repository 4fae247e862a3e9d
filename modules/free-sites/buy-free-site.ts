import { eq } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { freeSiteOwners, freeSites, freeSiteSessions } from './tables.ts';

/** An order has bought the site: whoever looked after it for free does so no more, and the order's owner does. */
export async function handOver(ctx: TxCtx, { siteId }: { siteId: string }): Promise<void> {
  const set = { state: 'bought' as const, endedAt: ctx.clock.now(), endedBy: null, openedFrom: null };
  await ctx.db.update(freeSites).set(set).where(eq(freeSites.siteId, siteId));
  await ctx.db.delete(freeSiteOwners).where(eq(freeSiteOwners.siteId, siteId));
  await ctx.db.delete(freeSiteSessions).where(eq(freeSiteSessions.siteId, siteId));
}
