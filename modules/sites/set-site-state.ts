import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { publishSiteJob } from './jobs.ts';
import { announceChange } from './site-changes.ts';
import type { Tier } from './schemas.ts';
import { sites } from './tables.ts';

/**
 * 'on': visitors see the site; 'suspended': a polite page stands in its place; 'closed': its hosts lead nowhere. Its
 * versions stay, so that it can come back as it was. Nothing for an order without a site.
 */
export async function setSiteState(
  tx: Tx,
  ctx: Ctx,
  orderId: string,
  state: 'on' | 'suspended' | 'closed',
): Promise<void> {
  const [site] = await tx.select().from(sites).where(eq(sites.orderId, orderId)).for('update');
  if (!site) return;
  const status = state === 'on' ? (site.currentVersionId === null ? 'reserved' : 'live') : state;
  if (site.status === status) return;
  await tx.update(sites).set({ status, updatedAt: ctx.clock.now() }).where(eq(sites.id, site.id));
  await audit(tx, ctx, 'sites.state', site.id, { from: site.status, to: status });
  await announceChange(tx, site.id, { opens: site.status === 'closed' || site.status === 'reserved' });
}

/** The site may do what this plan holds; it is published again. */
export async function setSiteTier(tx: Tx, ctx: Ctx, orderId: string, tier: Tier): Promise<void> {
  const [site] = await tx.select().from(sites).where(eq(sites.orderId, orderId)).for('update');
  if (!site || site.tier === tier) return;
  await tx.update(sites).set({ tier, updatedAt: ctx.clock.now() }).where(eq(sites.id, site.id));
  await audit(tx, ctx, 'sites.tier', site.id, { from: site.tier, to: tier });
  await ctx.jobs.enqueue(tx, publishSiteJob, { siteId: site.id }, { key: site.id });
}
