/** A shop whose owner has an account for card payments, and buyers who pay on the provider's pages or leave them. */
import { expect } from 'vitest';
import { orderByKey } from '../../modules/shop/change-order.ts';
import { findDoors } from '../../modules/shop/find-shop.ts';
import { openOrderPayment } from '../../modules/shop/pay-order.ts';
import { setMode } from '../../modules/shop/set-mode.ts';
import { refundElsewhere, refundOrder } from '../../modules/shop/refund-order.ts';
import { ownersAccount } from './owners-account.ts';
import type { TestProduct } from './product.ts';
import type { ShopSite } from './shop-site.ts';

export function paidShop(product: TestProduct, shop: ShopSite) {
  const ctx = () => shop.site.ctx();
  const owner = ownersAccount(product, shop.site);
  const { dispose } = owner;
  const doors = async () => (await findDoors(ctx(), shop.site.id)) ?? expect.fail('there is no shop');
  const find = (key: string) => orderByKey(ctx(), { siteId: shop.site.id, key });
  return {
    ...owner,
    doors,
    find,
    /** Through the provider's onboarding, and to orders that are paid at once. */
    async connect(): Promise<void> {
      await owner.open();
      await setMode(ctx(), { by: await dispose(), mode: 'paid' });
      await product.drain();
    },
    /** The page on which an order is paid. */
    page: async (key: string): Promise<string> =>
      (await openOrderPayment(product.as(null), await doors(), await find(key))) ?? expect.fail('no page to pay on'),
    /** One that the provider refused, or the one that is named. */
    async refundElsewhere(id: string, how: string, refund?: string): Promise<void> {
      const [row] = await product.rows<{ id: string }>(
        `select r.id from takings_refunds r join takings_payments p on p.id = r.payment_id where p.subject = $1 order by r.state = 'failed' desc`,
        [id],
      );
      await refundElsewhere(ctx(), { by: await dispose(), id, refund: refund ?? row?.id ?? 'none', how });
    },
    /** What the screen offers, or what is named. */
    async refund(id: string, reason = '', of?: string): Promise<void> {
      const { orders, past } = await shop.view();
      const offered = [...orders, ...past].find((order) => order.id === id)?.refundable?.of ?? 'rest';
      await refundOrder(ctx(), { by: await dispose(), id, of: of ?? offered, reason });
    },
  };
}
