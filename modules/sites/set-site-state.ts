import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { emit } from '../../platform/transaction.ts';
import { requestPublish } from './publishing/publish-again.ts';
import { announceChange } from './site-changes.ts';
import type { Tier } from './schemas.ts';
import { siteContents, sites } from './tables.ts';

/**
 * 'on': visitors see the site; 'suspended': a polite page stands in its place; 'closed': its hosts lead nowhere. Its
 * versions stay, so that it can come back as it was. Nothing for an order without a site.
 */
export async function setSiteState(
  ctx: TxCtx,
  { orderId, state }: { orderId: string; state: 'on' | 'suspended' | 'closed' },
): Promise<void> {
  const [site] = await ctx.db.select().from(sites).where(eq(sites.orderId, orderId)).for('update');
  if (!site) return;
  const status = state === 'on' ? (site.currentVersionId === null ? 'reserved' : 'live') : state;
  if (site.status === status) return;
  await ctx.db.update(sites).set({ status, updatedAt: ctx.clock.now() }).where(eq(sites.id, site.id));
  await audit(ctx, 'sites.state', site.id, { from: site.status, to: status });
  // While nobody saw it, nothing was made anew.
  if (status === 'live')
    await ctx.db.update(siteContents).set({ goodUntil: ctx.clock.now() }).where(eq(siteContents.siteId, site.id));
  await emit(ctx, 'sites.state-changed', { siteId: site.id, pageId: site.pageId, state });
  await announceChange(ctx, site.id, { opens: site.status === 'closed' || site.status === 'reserved' });
}

/** The site may do what this plan holds; it is published again. */
export async function setSiteTier(ctx: TxCtx, { orderId, tier }: { orderId: string; tier: Tier }): Promise<void> {
  const [site] = await ctx.db.select().from(sites).where(eq(sites.orderId, orderId)).for('update');
  if (!site || site.tier === tier) return;
  await ctx.db.update(sites).set({ tier, updatedAt: ctx.clock.now() }).where(eq(sites.id, site.id));
  await audit(ctx, 'sites.tier', site.id, { from: site.tier, to: tier });
  await requestPublish(ctx, site.id);
}
