import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { areaCode } from '../../site-kit/shop/delivery-way.ts';
import type { SiteAccess } from '../access/index.server.ts';
import type { DeliveryWay } from './delivery.rules.ts';
import type { Shop } from './find-shop.ts';
import { changing } from './save-product.ts';
import { LIMITS, type DeliveryInput } from './schemas.ts';
import { shopSettings } from './tables.ts';

type By = { by: SiteAccess<'publish'> };

/**
 * A new way of delivery, or all that is said of one that is there. Orders keep the one that they were made with. Throws shop.not-found (404),
 * shop.too-many-ways (429), shop.no-country where nobody knows in which country it goes, shop.codes of what is no code there (422).
 */
export function saveDelivery(ctx: Ctx, { by, id, ...given }: By & DeliveryInput): Promise<void> {
  return changeWays(ctx, by, (ways, { country }) => {
    if (country === null) throw new AppError('shop.no-country', { status: 422 });
    const way = { name: given.name, price: given.price, freeFrom: given.free_from, least: given.least };
    const codes = given.area?.map((code) => areaCode(code, country)) ?? null;
    if (codes && !codes.every((code) => code !== null)) throw new AppError('shop.codes', { status: 422 });
    const saved = { ...way, id: id ?? newId('shd'), area: codes && [...new Set(codes)].toSorted() };
    if (id === null && ways.length >= LIMITS.deliveries) throw new AppError('shop.too-many-ways', { status: 429 });
    if (id === null) return [...ways, saved];
    if (!ways.some((each) => each.id === id)) throw new AppError('shop.not-found', { status: 404 });
    return ways.map((each) => (each.id === id ? saved : each));
  });
}

/** It is no longer offered. Done twice, it is done once. */
export const removeDelivery = (ctx: Ctx, { by, id }: By & { id: string }): Promise<void> =>
  changeWays(ctx, by, (ways) => ways.filter((each) => each.id !== id));

const changeWays = (ctx: Ctx, by: SiteAccess<'publish'>, change: (ways: DeliveryWay[], shop: Shop) => DeliveryWay[]) =>
  changing(ctx, by, 'delivery', async (ctx, shop) => {
    const deliveries = change(shop.settings.deliveries, shop);
    await ctx.db.update(shopSettings).set({ deliveries }).where(eq(shopSettings.siteId, by.siteId));
  });
