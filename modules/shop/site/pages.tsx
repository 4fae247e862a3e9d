import type { Ctx } from '../../../platform/ctx.ts';
import { roomPath, type SiteDocument } from '../../../site-kit/document.ts';
import type { ShownWays } from '../../../site-kit/shop/delivery-choice.tsx';
import { DELIVERY_WORDS } from '../../../site-kit/shop/delivery-words.ts';
import type { ShownProduct, ShownShop } from '../../../site-kit/shop/product-facts.tsx';
import { ProductPage } from '../../../site-kit/shop/product-page.tsx';
import { ShopPage, type ShownGroup } from '../../../site-kit/shop/shop-page.tsx';
import { SHOP_WORDS } from '../../../site-kit/shop/words.ts';
import { entitled, type Tier } from '../../plans/index.server.ts';
import { drawRoomPage, type DrawParts, type PartsAsked, type SiteBlocks } from '../../sites/index.server.ts';
import { findDoors, findShop, freeOf, isSoldOut, productsOf, type Offered, type Shop } from '../find-shop.ts';
import { offeredIn } from '../gaps.ts';
import { keptOrders } from '../kept-orders.ts';
import { pathOf, withPage } from '../product-path.ts';
import { fieldOf } from '../review-order.ts';

/**
 * Whether the site says that something can be ordered, at what prices, and where: opened by its owner, under a plan that holds it. Where the
 * plan has ended its prices are still those of the list on the first page, and nothing leads to a product any more.
 */
export async function shopBlock(ctx: Ctx, { id, tier }: { id: string; tier: Tier }): Promise<SiteBlocks> {
  const doors = await findDoors(ctx, id);
  if (!doors) return {};
  const left = await keptOrders(ctx, id);
  const kept = left.length > 0 ? { kept: left } : {};
  if (doors.settings.status !== 'open') return kept;
  const { mode, settings, deliveries } = doors;
  const isPlain = !entitled(tier, 'shop');
  const offered = offeredIn({ products: await productsOf(ctx, id), mode, settings });
  const products = offered.flatMap((product) => {
    const { source, variants } = product;
    const [only] = variants.length === 1 ? variants : [];
    if (source === null || !only?.price || !only.pricedAt) return [];
    return [
      { item: source, cents: only.price, soldOut: !isPlain && isSoldOut(product), at: only.pricedAt.toISOString() },
    ];
  });
  const pages = (isPlain ? [] : withPage(offered)).flatMap((product) =>
    product.source === null ? [] : [{ item: product.source, path: pathOf(product) }],
  );
  const delivers = deliveries.length > 0;
  const { currency } = settings;
  return { ...kept, shop: { mode: isPlain ? 'plain' : mode, delivers, currency, products, pages } };
}

/** The shop and its products as files of the site; what follows them is asked for (acts.ts). */
export async function shopPages(ctx: Ctx, { siteId, doc, origin }: PartsAsked): Promise<DrawParts | null> {
  const shop = await findShop(ctx, siteId);
  const isPlain = !doc.shop;
  if (!shop || (isPlain && !isOver(shop))) return null;
  const offered = offeredIn(shop);
  // Nothing can be chosen on a page of its own any more.
  const own = new Set(isPlain ? [] : withPage(offered));
  return function* (doc) {
    const words = SHOP_WORDS[doc.lang];
    const mode = isPlain ? shop.settings.mode : shop.mode;
    const look: ShownShop = { currency: shop.settings.currency, lang: doc.lang, mode, isPlain };
    const open = shop.deliveries.length > 0 ? DELIVERY_WORDS[doc.lang].title : words.title;
    const title = isPlain ? words.plainTitle : open;
    const shown = (product: Offered) => shownProduct(doc, product, own.has(product));
    const groups: ShownGroup[] = [...Map.groupBy(offered, ({ category }) => category)].map(([title, products]) => ({
      title,
      products: products.map(shown),
    }));
    const html = drawRoomPage(ctx, {
      page: 'shop',
      doc,
      origin,
      title,
      description: `${title} · ${doc.name.value}`,
      draw: (r) => <ShopPage doc={doc} r={r} shop={look} groups={groups} delivery={waysOf(shop, doc)} />,
    });
    yield { path: '/shop', html, listed: true };
    for (const product of own) {
      const path = pathOf(product);
      const page = drawRoomPage(ctx, {
        page: 'shop',
        doc,
        origin,
        title: product.name,
        description: product.detail || `${product.name} · ${doc.name.value}`,
        path,
        jsonLd: jsonLdOf(shop, product, `${origin}${roomPath(doc, path)}`),
        draw: (r) => <ProductPage doc={doc} r={r} shop={look} product={shown(product)} />,
      });
      yield { path, html: page, listed: true };
    }
  };
}

/** Its owner has it open, and the plan does not hold it any more: what it sold is still read. */
const isOver = ({ site, settings }: Shop): boolean => settings.status === 'open' && !entitled(site.tier, 'shop');

/** As its pages show how it delivers. */
const waysOf = ({ settings, deliveries: ways, country }: Shop, { lang }: SiteDocument): ShownWays | null =>
  country === null || ways.length === 0 ? null : { ways, currency: settings.currency, country, lang };

function shownProduct(doc: SiteDocument, product: Offered, hasPage: boolean): ShownProduct {
  const { photos } = doc;
  const { name, detail, kind, photo, allergens, ingredients, amount, unit, maker, identifier, warnings, variants } =
    product;
  return {
    href: hasPage ? roomPath(doc, pathOf(product)) : null,
    name,
    detail,
    kind,
    photo: photo !== null && photo in photos ? photo : null,
    allergens: kind === 'goods' ? null : allergens,
    ingredients,
    amount,
    unit,
    maker,
    identifier,
    warnings: warnings ?? '',
    variants: variants.map((variant) => ({
      field: fieldOf(variant),
      name: variant.name,
      cents: variant.price ?? 0,
      before: variant.before,
      free: freeOf(variant),
    })),
  };
}

/** A product in the words of schema.org; an offer for each of its variants. */
function jsonLdOf(
  { site, settings, mode, deliveries }: Shop,
  { name, detail, variants }: Offered,
  url: string,
): Record<string, unknown> {
  const isBrought = mode === 'paid' || deliveries.length > 0;
  const present = isBrought ? 'InStock' : 'InStoreOnly';
  const availability = (variant: Offered['variants'][number]) => (freeOf(variant) === 0 ? 'SoldOut' : present);
  const seller = { '@type': 'Organization', name: site.name };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    ...(detail ? { description: detail } : {}),
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      ...(variant.name ? { name: variant.name } : {}),
      url,
      price: ((variant.price ?? 0) / 100).toFixed(2),
      priceCurrency: settings.currency,
      availability: `https://schema.org/${availability(variant)}`,
      seller,
    })),
  };
}
