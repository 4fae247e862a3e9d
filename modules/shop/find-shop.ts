import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { readTogether, together } from '../../platform/transaction.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { countryOfShop } from '../../site-kit/shop/country-of-shop.ts';
import { entitled } from '../plans/index.server.ts';
import { cardPaymentsOf } from '../takings/index.server.ts';
import { liveSite, type LiveSite } from '../sites/index.server.ts';
import { beforeReduction } from './reductions.ts';
import type { DeliveryWay } from './delivery.rules.ts';
import { shopPrices, shopProducts, shopSettings, shopVariants, type PriceRow } from './tables.ts';
import type { OrderMode } from './shop.states.ts';
import type { Product, ShopSettings, Variant } from './tables.ts';

/** A reduction is judged by the prices of so long before it: no row of a long life is read at every order. */
const HISTORY_MS = 366 * 86_400_000;

/** A variant with what is announced of its price. */
export interface Sold extends Variant {
  reduced: boolean;
  /** Of a reduction: the lowest price of the thirty days before it; null where there was none. */
  before: number | null;
  /** When its price began to hold. */
  pricedAt: Date | null;
}
/** With its variants, in their order. */
export interface Offered extends Product {
  variants: Sold[];
}
/** Whether it is open, and how it sells. */
export interface Doors {
  site: LiveSite;
  settings: ShopSettings;
  /** How new orders are paid now: by card where its owner wants that and their account takes money, else at the counter. */
  mode: OrderMode;
  /** In which it delivers, ISO 3166-1; null where nobody knows. */
  country: string | null;
  /** Ways that are offered. Postal codes are those of a country: where nobody knows which, nothing is delivered. */
  deliveries: readonly DeliveryWay[];
}
export interface Shop extends Doors {
  /** In their order; without those that were put away. */
  products: Offered[];
}

const value = sql.placeholder;
/** A shop is read for every form of its visitors. */
const settingsOn = prepared((db) =>
  db
    .select()
    .from(shopSettings)
    .where(eq(shopSettings.siteId, value('siteId')))
    .prepare('shop_settings'),
);
const productsOn = prepared((db) =>
  db
    .select()
    .from(shopProducts)
    .where(and(eq(shopProducts.siteId, value('siteId')), eq(shopProducts.gone, false)))
    .orderBy(asc(shopProducts.position), asc(shopProducts.id))
    .prepare('shop_products'),
);
const variantsOn = prepared((db) =>
  db
    .select()
    .from(shopVariants)
    .where(and(eq(shopVariants.siteId, value('siteId')), eq(shopVariants.gone, false)))
    .orderBy(asc(shopVariants.position), asc(shopVariants.id))
    .prepare('shop_variants'),
);
const presentPricesOn = prepared((db) =>
  db
    .select(getTableColumns(shopPrices))
    .from(shopVariants)
    .innerJoin(shopPrices, and(eq(shopPrices.variantId, shopVariants.id), isNull(shopPrices.toAt)))
    .where(and(eq(shopVariants.siteId, value('siteId')), eq(shopVariants.gone, false)))
    .prepare('shop_present_prices'),
);
const ofVariants = sql`${shopPrices.variantId} = any(${value('ids')}::text[])`;
const formerPricesOn = prepared((db) =>
  db
    .select()
    .from(shopPrices)
    .where(and(ofVariants, gt(shopPrices.toAt, value('since'))))
    .orderBy(asc(shopPrices.fromAt))
    .prepare('shop_former_prices'),
);

/** Null before the site has a shop at all. Without its products, for whoever asks for none of them. */
export const findDoors = (ctx: Ctx, siteId: string): Promise<Doors | null> =>
  readTogether(ctx, async (ctx) => {
    const [[settings], site] = await together([settingsOn(ctx.db).execute({ siteId }), liveSite(ctx, siteId)]);
    if (!settings || !site) return null;
    const { timeZone } = site.document;
    const country = countryOfShop({ timeZone, phone: find(site.document, 'contact')?.phone?.href ?? null });
    const deliveries = country === null ? [] : settings.deliveries;
    const byCard = settings.mode === 'paid' && (await cardPaymentsOf(ctx, { site })) === 'active';
    return { site, settings, mode: byCard ? 'paid' : 'reserve', country, deliveries };
  });

/** Null before the site has a shop at all. */
export const findShop = (ctx: Ctx, siteId: string): Promise<Shop | null> =>
  readTogether(ctx, async (ctx) => {
    const [doors, products] = await together([findDoors(ctx, siteId), productsOf(ctx, siteId)]);
    return doors && { ...doors, products };
  });

/** Throws shop.not-found (404) where there is none. */
export async function requireDoors(ctx: Ctx, siteId: string): Promise<Doors> {
  return present(await findDoors(ctx, siteId));
}
/** Throws shop.not-found (404) where there is none. */
export async function requireShop(ctx: Ctx, siteId: string): Promise<Shop> {
  return present(await findShop(ctx, siteId));
}
function present<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('shop.not-found', { status: 404 });
  return found;
}

/** In their order; without those that were put away. */
export const productsOf = (ctx: Ctx, siteId: string): Promise<Offered[]> =>
  readTogether(ctx, async (ctx) => {
    const [products, variants, present] = await together([
      productsOn(ctx.db).execute({ siteId }),
      variantsOn(ctx.db).execute({ siteId }),
      presentPricesOn(ctx.db).execute({ siteId }),
    ]);
    const prices = await withFormer(ctx, present);
    const sold = Map.groupBy(
      variants.map((variant): Sold => ({ ...variant, ...announced(prices.get(variant.id) ?? []) })),
      ({ productId }) => productId,
    );
    return products.map((each) => ({ ...each, variants: sold.get(each.id) ?? [] }));
  });

/** Of each variant its price of today; of one that is reduced also those of the year before it, the oldest first. */
async function withFormer(ctx: Ctx, present: readonly PriceRow[]): Promise<Map<string, PriceRow[]>> {
  const reduced = present.filter(({ reduced }) => reduced).map(({ variantId }) => variantId);
  const since = new Date(ctx.clock.now().getTime() - HISTORY_MS);
  const before = reduced.length === 0 ? [] : await formerPricesOn(ctx.db).execute({ ids: reduced, since });
  return Map.groupBy([...before, ...present], ({ variantId }) => variantId);
}

function announced(prices: readonly PriceRow[]): Pick<Sold, 'reduced' | 'before' | 'pricedAt'> {
  const present = prices.at(-1);
  return { reduced: present?.reduced ?? false, before: beforeReduction(prices), pricedAt: present?.fromAt ?? null };
}

/** How many can still be ordered; null where they are not counted. */
export const freeOf = ({ stock, reserved }: Pick<Variant, 'stock' | 'reserved'>): number | null =>
  stock === null ? null : stock - reserved;
export const isSoldOut = ({ variants }: Pick<Offered, 'variants'>): boolean =>
  variants.every((variant) => freeOf(variant) === 0);

/** New orders can be placed: the plan holds it, the owner has opened it, and the site is shown. */
export const isOpen = ({ site, settings }: Doors): boolean =>
  settings.status === 'open' && site.isShown && entitled(site.tier, 'shop');

/** "Rose rosse, mazzo grande" */
export const nameOf = (product: Pick<Product, 'name'>, variant: Pick<Variant, 'name'>): string =>
  variant.name === '' ? product.name : `${product.name}, ${variant.name}`;
