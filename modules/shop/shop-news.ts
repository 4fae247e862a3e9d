import type { Ctx } from '../../platform/ctx.ts';
import { money } from '../../site-kit/shop/money.ts';
import { said, unitPrice } from '../../site-kit/shop/said.ts';
import { SHOP_WORDS } from '../../site-kit/shop/words.ts';
import type { ProductNews } from '../sites/index.server.ts';
import { findShop, freeOf, isOpen, type Offered, type Shop, type Sold } from './find-shop.ts';
import { offeredIn } from './gaps.ts';
import { pathOf, withPage } from './product-path.ts';

/** So many of what is sold of a product; further ones are on its page. */
const MOST_VARIANTS = 4;

/**
 * What can be ordered now and came to the shop, or was reduced, since then; the latest first. What the shop began with has never come: the
 * page had it before. What is sold out is left out. A reduction is one where the law sees one (reductions.ts).
 */
export async function shopNews(ctx: Ctx, { siteId, since }: { siteId: string; since: Date }): Promise<ProductNews[]> {
  const shop = await findShop(ctx, siteId);
  if (!shop || !isOpen(shop)) return [];
  const offered = offeredIn(shop);
  const own = new Set(withPage(offered));
  return offered
    .flatMap((product) => newsOf(product, since))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ product, why, variants }) => ({
      id: product.id,
      why,
      name: product.name,
      said: saidOf(shop, product, variants),
      url: `${shop.site.url}${own.has(product) ? pathOf(product) : '/shop'}`,
    }));
}

/** `variants`: those of it that are told of. */
function newsOf(product: Offered, since: Date): (Pick<ProductNews, 'why'> & Told)[] {
  const { cameAt } = product;
  const there = product.variants.filter((variant) => freeOf(variant) !== 0);
  const reduced = there.filter(({ before }) => before !== null);
  const [cut] = reduced
    .flatMap(({ pricedAt }) => (pricedAt && pricedAt >= since ? [pricedAt] : []))
    .toSorted((one, other) => other.getTime() - one.getTime());
  if (cut) return [{ product, why: 'reduced', variants: reduced, at: cut }];
  return cameAt && cameAt >= since && there.length > 0 ? [{ product, why: 'new', variants: there, at: cameAt }] : [];
}
interface Told {
  product: Offered;
  variants: Sold[];
  at: Date;
}

/** Everything that stands beside a price on the site stands beside it here (directive 98/6, art. 3 and 6a). */
function saidOf({ site, settings }: Shop, { kind, amount, unit }: Offered, variants: readonly Sold[]): string {
  const { currency } = settings;
  const { lang } = site.document;
  const words = SHOP_WORDS[lang];
  const lines = variants.slice(0, MOST_VARIANTS).map(({ name, price, before }) => {
    const cents = price ?? 0;
    const per = unitPrice({ cents, amount, unit }, currency, lang);
    const former = before === null ? null : said(words.before, { price: money(before, currency, lang) });
    return [name, money(cents, currency, lang), per, former].filter(Boolean).join(' · ');
  });
  return [...lines, ...(kind === 'alcohol' ? [words.adultsOnly] : [])].join('\n');
}
