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
}

/** One price on a site: an item that the shop sells shows the shop's price, in the page's own writing where that says the same. */
export function withShopPrices(facts: Facts, { products, currency }: ShopOffer, lang: Lang): Facts {
  const sold = new Map(products.map((product) => [product.item, product]));
  if (facts.prices === null || sold.size === 0) return facts;
  const priced = (item: PriceItem): PriceItem => {
    const key = itemKey(item);
    const product = sold.get(key);
    if (!product) return item;
    const out = product.soldOut ? { soldOut: true as const } : {};
    if (item.price && plainAmount(item.price.value)?.cents === product.cents) return { ...item, ...out };
    const source = { kind: 'owner', unit: key, at: product.at } as const;
    return { ...item, price: { value: money(product.cents, currency, lang), source }, listed: item.price, ...out };
  };
  return { ...facts, prices: facts.prices.map((group) => ({ ...group, items: group.items.map(priced) })) };
}
