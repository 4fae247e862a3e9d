import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { cardPaymentsOf, type CardPayments } from '../takings/index.server.ts';
import { findDoors, requireShop } from './find-shop.ts';
import { isOffered } from './gaps.ts';
import { mailAccount } from './paid-mails.ts';
import type { OrderMode } from './shop.states.ts';
import { shopSettings } from './tables.ts';
import { isReachable } from '../../site-kit/shop/seller.ts';
import { requestPublish } from '../sites/index.server.ts';

/**
 * How new orders are paid. Throws shop.not-found (404), shop.no-account where no card payment can be taken, shop.one-needed without a product
 * that can be ordered so, shop.reach-needed where buyers are not told telephone and mail address (409).
 */
export function setMode(ctx: Ctx, { by, mode }: { by: SiteAccess<'dispose'>; mode: OrderMode }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { settings, site, products } = await requireShop(ctx, by.siteId);
    if (settings.mode === mode) return;
    if (mode === 'paid') {
      // The law of consumers that the pages speak of is the Union's.
      const isHere = settings.currency === 'EUR';
      if (!isHere || (await cardPaymentsOf(ctx, { site })) !== 'active')
        throw new AppError('shop.no-account', { status: 409 });
      if (!products.some((product) => isOffered(product, { mode, settings })))
        throw new AppError('shop.one-needed', { status: 409 });
      if (!isReachable(site.document)) throw new AppError('shop.reach-needed', { status: 409 });
    }
    await ctx.db.update(shopSettings).set({ mode }).where(eq(shopSettings.siteId, by.siteId));
    await audit(ctx, `shop.mode-${mode}`, by.siteId);
    if (settings.status === 'open') await requestPublish(ctx, by.siteId);
  });
}

/** The provider thinks otherwise of the owner's account: the site says at once how orders are paid, and its owner why. */
export async function accountChanged(
  ctx: TxCtx,
  { siteId, state }: { siteId: string; state: CardPayments },
): Promise<void> {
  const shop = await findDoors(ctx, siteId);
  if (!shop) return;
  if (shop.settings.status === 'open' && shop.settings.mode === 'paid') await requestPublish(ctx, siteId);
  if (state !== 'checking')
    await mailAccount(ctx, shop, state === 'active' ? 'shop-account-active' : 'shop-account-stopped');
}
