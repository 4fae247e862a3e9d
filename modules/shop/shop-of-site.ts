import { and, asc, count, desc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { photoWidths } from '../../site-kit/render/options.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { originOf, photoGrant, previewHost, type SiteArea } from '../sites/index.server.ts';
import { buyerOf } from './buyer.ts';
import { freeOf, gapsOf, requireShop, type Offered, type Shop } from './find-shop.ts';
import { linesOf, readOrders } from './read-orders.ts';
import { PAST_DAYS, type OrderView, type ProductView, type ShopView } from './schemas.ts';
import { LIVE } from './shop.states.ts';
import { shopOrders, shopSettings, type Line, type Order } from './tables.ts';

/** A month of the largest has fewer. */
const MOST = 2000;

/** What a site sells, and who has ordered it. Throws shop.not-found (404) before anything was published under a plan that holds it. */
export async function shopOfSite(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<ShopView> {
  const shop = await requireShop(ctx, by.siteId);
  const { site, settings, products } = shop;
  const of = eq(shopOrders.siteId, by.siteId);
  const since = new Date(ctx.clock.now().getTime() - PAST_DAYS * 86_400_000);
  const live = and(of, inArray(shopOrders.state, [...LIVE]));
  const over = and(of, notInArray(shopOrders.state, [...LIVE]), gte(shopOrders.placedAt, since));
  const [orders, past] = await Promise.all([
    // Who waits for an answer stands first.
    readOrders(ctx, live, sql`${shopOrders.state} <> 'placed', ${asc(shopOrders.number)}`, MOST),
    readOrders(ctx, over, desc(shopOrders.number), MOST),
  ]);
  const lines = await linesOf(ctx, [...orders, ...past]);
  const show = (rows: Order[]): OrderView[] => rows.map((order) => shownOrder(ctx, order, lines.get(order.id) ?? []));
  const rights = rightsOf(by.author.role);
  return {
    site: { id: site.id, order_id: site.orderId ?? '', name: site.name, url: site.url },
    entitled: entitled(site.tier, 'shop'),
    may_open: rights.includes('publish'),
    may_export: rights.includes('manage'),
    status: settings.status,
    currency: settings.currency,
    settings: { keep_days: settings.keepDays, minimum: settings.minimum, note: settings.note },
    zone: site.document.timeZone,
    products: products.map(shownProduct),
    photos: photosOf(ctx, by, shop),
    orders: show(orders),
    past: show(past),
    page_url: `${site.url}/shop`,
  };
}

/** How many orders wait for an answer; null where there is no shop. */
export async function shopArea(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<SiteArea | null> {
  const same = eq(shopSettings.siteId, by.siteId);
  const [present] = await ctx.db.select({ id: shopSettings.siteId }).from(shopSettings).where(same);
  if (!present) return null;
  const placed = and(eq(shopOrders.siteId, by.siteId), eq(shopOrders.state, 'placed'));
  const [row] = await ctx.db.select({ n: count() }).from(shopOrders).where(placed);
  return { area: 'shop', waiting: row?.n ?? 0 };
}

function shownProduct(product: Offered): ProductView {
  const { id, name, detail, category, kind, photo, allergens, ingredients, amount, unit, active, source } = product;
  return {
    id,
    name,
    detail,
    category,
    kind,
    photo,
    allergens,
    ingredients,
    content: amount === null || unit === null ? null : { amount, unit },
    active,
    gaps: gapsOf(product),
    from_page: source !== null,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      price: variant.price,
      reduced: variant.reduced,
      before: variant.before,
      free: freeOf(variant),
      reserved: variant.reserved,
      most: variant.most,
    })),
  };
}

function photosOf(ctx: Ctx, by: SiteAccess<'draft'>, { site }: Shop): ShopView['photos'] {
  const pictures = `${originOf(ctx.config, previewHost(ctx.config))}/${photoGrant(ctx, { by })}/p`;
  return Object.values(site.document.photos).map((photo) => ({
    id: photo.id,
    url: `${pictures}/${photo.id}-${photoWidths(photo)[0] ?? photo.width}.webp`,
    alt: photo.alt.value,
  }));
}

function shownOrder(ctx: Ctx, order: Order, lines: readonly Line[]): OrderView {
  const { name, phone, mail, note } = buyerOf(ctx, order);
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    total: order.total,
    lines: lines.map((line) => ({ name: line.name, quantity: line.quantity, cents: line.cents })),
    buyer: { name, phone, mail, note },
    placed_at: order.placedAt.toISOString(),
    ready: order.readyWall,
    kept_until: order.keptUntil.toISOString(),
    ended_at: order.endedAt?.toISOString() ?? null,
    reason: order.reason,
  };
}
