import type { Lang } from '../document.ts';
import type { Facts, PriceItem } from '../facts/facts.ts';
import { plainAmount } from '../facts/plain-amount.ts';
import { itemKey } from './item-key.ts';
import { money, type Currency } from './money.ts';

/** What a site offers for orders, as far as its other pages must say the same. */
export interface ShopOffer {
  /** `plain`: nothing is ordered on the site any more, and the prices are those of its products all the same. */
  mode: 'reserve' | 'paid' | 'plain';
  /** Also to an address. */
  delivers: boolean;
  currency: Currency;
  products: readonly {
    /** The item of a list that it was made of; see `itemKey`. */
    item: string;
    cents: number;
    soldOut: boolean;
    /** When its price began to hold, ISO 8601. */
    at: string;
  }[];
  /** Those that have a page of their own, by that item; `path`: in the main language. */
  pages: readonly { item: string; path: string }[];
}

/** What the items of a price list are called by whoever sells them, in their order. To be asked before they are translated. */
export const itemKeys = ({ prices }: Pick<Facts, 'prices'>): string[] =>
  prices?.flatMap(({ items }) => items.map(itemKey)) ?? [];

/**
 * One price on a site: an item that the shop sells shows the shop's price, in the page's own writing where that says the same, and its name
 * leads to the product. `keys`: of the items, see `itemKeys`.
 */
export function withShop(
  facts: Facts,
  offer: ShopOffer,
  { lang, keys }: { lang: Lang; keys: readonly string[] },
): Facts {
  const sold = new Map(offer.products.map((product) => [product.item, product]));
  const paths = new Map(offer.pages.map(({ item, path }) => [item, path]));
  if (facts.prices === null || sold.size + paths.size === 0) return facts;
  const next = keys.values();
  const told = (item: PriceItem): PriceItem => {
    const key = next.next().value ?? '';
    const href = paths.get(key);
    return {
      ...priced(item, sold.get(key), { currency: offer.currency, lang }),
      ...(href === undefined ? {} : { href }),
    };
  };
  return { ...facts, prices: facts.prices.map((group) => ({ ...group, items: group.items.map(told) })) };
}

type Sold = ShopOffer['products'][number];
function priced(
  item: PriceItem,
  product: Sold | undefined,
  { currency, lang }: { currency: Currency; lang: Lang },
): PriceItem {
  if (!product) return item;
  const out = product.soldOut ? { soldOut: true as const } : {};
  if (item.price && plainAmount(item.price.value)?.cents === product.cents) return { ...item, ...out };
  const source = { kind: 'owner', unit: product.item, at: product.at } as const;
  return { ...item, price: { value: money(product.cents, currency, lang), source }, listed: item.price, ...out };
}
