import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess } from '../access/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { findShop } from './find-shop.ts';
import { openQuestions } from './look-at-list.ts';
import { orderRecords } from './order-record.ts';
import { readOrders } from './read-orders.ts';
import { shopOrders, shopRegister } from './tables.ts';

/** What the shop offers, and every order that is kept, with its buyer. */
export async function* exportShop(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  if (!site) return;
  const { siteId } = await proveSite(ctx, 'read', site.id);
  const shop = await findShop(ctx, siteId);
  if (!shop) return;
  yield jsonFile(
    'shop-products',
    shop.products.map(({ id: _id, siteId: _site, gone: _gone, listed: _listed, variants, ...product }) => ({
      ...product,
      variants: variants.map(({ name, price, stock, reserved }) => ({ name, price, stock, reserved })),
    })),
  );
  if (shop.settings.deliveries.length > 0)
    yield jsonFile(
      'shop-deliveries',
      shop.settings.deliveries.map(({ id: _id, ...way }) => way),
    );
  const asked = await openQuestions(ctx, siteId);
  if (asked.length > 0)
    yield jsonFile(
      'shop-questions',
      asked.map(({ kind, said, openedAt }) => ({ kind, said, openedAt })),
    );
  const takings = await ctx.db
    .select()
    .from(shopRegister)
    .where(eq(shopRegister.siteId, siteId))
    .orderBy(asc(shopRegister.day), asc(shopRegister.number));
  if (takings.length > 0)
    yield jsonFile(
      'shop-register',
      takings.map(({ day, number, kind, rate, cents, currency }) => ({ day, number, kind, rate, cents, currency })),
    );
  const orders = await readOrders(ctx, eq(shopOrders.siteId, siteId), asc(shopOrders.number));
  if (orders.length === 0) return;
  yield jsonFile('shop-orders', await orderRecords(ctx, orders));
}
