import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { requireAgreement } from '../agreements/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { requireShop } from './find-shop.ts';
import { isOffered } from './gaps.ts';
import { shopSettings } from './tables.ts';
import { requestPublish } from '../sites/index.server.ts';

/**
 * Opens the shop of a site, or pauses it: what is ordered stays. The site is made anew, and shows it. Throws shop.not-found (404),
 * shop.closed where the plan does not hold it, shop.one-needed without a product that can be ordered, agreements.needed (409).
 */
export function setStatus(
  ctx: Ctx,
  { by, status }: { by: SiteAccess<'publish'>; status: 'open' | 'paused' },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { products, ...shop } = await requireShop(ctx, by.siteId);
    const { settings, site } = shop;
    if (settings.status === status) return;
    if (status === 'open') {
      if (!entitled(site.tier, 'shop')) throw new AppError('shop.closed', { status: 409 });
      if (!products.some((product) => isOffered(product, shop))) throw new AppError('shop.one-needed', { status: 409 });
      await requireAgreement(ctx, { siteId: by.siteId, isFirst: settings.status === 'draft' });
    }
    await ctx.db.update(shopSettings).set({ status }).where(eq(shopSettings.siteId, by.siteId));
    await audit(ctx, `shop.${status}`, by.siteId);
    await requestPublish(ctx, by.siteId);
  });
}
