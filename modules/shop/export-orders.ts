import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess } from '../access/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { findShop } from './find-shop.ts';
import { linesOf, readOrders } from './read-orders.ts';
import { shopOrders } from './tables.ts';
import { buyerOf } from './buyer.ts';

/** What the shop offers, and every order that is kept, with its buyer. */
export async function* exportShop(ctx: Ctx, { by }: { by: OrderAccess<'own'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  if (!site) return;
  const { siteId } = await proveSite(ctx, 'read', site.id);
  const shop = await findShop(ctx, siteId);
  if (!shop) return;
  yield jsonFile(
    'shop-products',
    shop.products.map(({ id: _id, siteId: _site, gone: _gone, variants, ...product }) => ({
      ...product,
      variants: variants.map(({ name, price, stock, reserved }) => ({ name, price, stock, reserved })),
    })),
  );
  const orders = await readOrders(ctx, eq(shopOrders.siteId, siteId), asc(shopOrders.number));
  if (orders.length === 0) return;
  const lines = await linesOf(ctx, orders);
  yield jsonFile(
    'shop-orders',
    orders.map((order) => {
      const { number, state, total, currency, placedAt, endedAt, reason } = order;
      const { name, phone, mail, note } = buyerOf(ctx, order);
      const sold = (lines.get(order.id) ?? []).map(({ name: what, quantity, cents }) => ({
        name: what,
        quantity,
        cents,
      }));
      return {
        number,
        state,
        total,
        currency,
        placedAt,
        endedAt,
        reason,
        lines: sold,
        buyer: { name, phone, mail, note },
      };
    }),
  );
}
