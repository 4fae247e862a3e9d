import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { isAgreed } from '../agreements/index.server.ts';
import { entitled, type Tier } from '../plans/index.server.ts';
import { liveSite, requestPublish, siteOfOrder } from '../sites/index.server.ts';
import { isSober } from '../../site-kit/document.ts';
import { lookAtListJob } from './jobs.ts';
import { productsIn } from './products-in.ts';
import { writeProduct } from './save-product.ts';
import { shopSettings } from './tables.ts';

/** To be looked at by the owner before anything is shown. */
const USUAL = { keepDays: 3, minimum: 0, note: '' } as const;

/**
 * Brings the shop in line with what the order's plan buys: filled in from the published site the first time, as a draft; the site is made
 * anew, so that it shows or no longer shows that something can be ordered. What is open without any agreement is paused. Safe twice.
 */
export async function followPlan(ctx: Ctx, { orderId }: { orderId: string }): Promise<void> {
  const siteId = await siteOfOrder(ctx, orderId);
  if (!siteId) return;
  await inTransaction(ctx, async (ctx) => {
    await prefill(ctx, siteId);
    const [settings] = await ctx.db.select().from(shopSettings).where(eq(shopSettings.siteId, siteId));
    if (settings?.status !== 'open') return;
    if (!(await isAgreed(ctx, orderId))) {
      await ctx.db.update(shopSettings).set({ status: 'paused' }).where(eq(shopSettings.siteId, siteId));
      await audit(ctx, 'shop.paused', siteId);
    }
    await requestPublish(ctx, siteId);
  });
}

/** A site that was bought with a plan that holds a shop gets it with its first version; the lists of each are looked at. */
export async function listPublished(ctx: TxCtx, { siteId, tier }: { siteId: string; tier: Tier }): Promise<void> {
  if (!entitled(tier, 'shop')) return;
  await prefill(ctx, siteId);
  await enqueue(ctx, lookAtListJob, { siteId }, { key: siteId });
}

/** Nothing where it is filled in already, where the plan does not hold it, and for trades that have nothing to sell. */
async function prefill(ctx: TxCtx, siteId: string): Promise<void> {
  const own = eq(shopSettings.siteId, siteId);
  const present = await ctx.db.select({ siteId: shopSettings.siteId }).from(shopSettings).where(own);
  const site = present.length > 0 ? null : await liveSite(ctx, siteId);
  if (!site || !entitled(site.tier, 'shop') || isSober(site.document.trade)) return;
  const { currency, products } = productsIn(site.document);
  const fresh = await ctx.db
    .insert(shopSettings)
    .values({ siteId, currency, ...USUAL })
    .onConflictDoNothing()
    .returning({ siteId: shopSettings.siteId });
  if (fresh.length === 0) return;
  for (const [position, { source, price, listed, ...product }] of products.entries())
    await writeProduct(ctx, siteId, {
      ...product,
      position,
      source,
      listed: { ...listed, here: true },
      cameAt: null,
      variants: [{ id: null, name: '', price, reduced: false, most: null }],
    });
}
