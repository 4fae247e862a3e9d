import type { SiteDocument, Trade } from '../../site-kit/document.ts';
import { plainAmount } from '../../site-kit/facts/plain-amount.ts';
import { findAll } from '../../site-kit/layouts/parts/find.ts';
import { itemKey } from '../../site-kit/shop/item-key.ts';
import type { Currency } from '../../site-kit/shop/money.ts';
import { LIMITS, type ProductInput, type ProductKind } from './schemas.ts';

/** A product as its page tells of it; what it does not say, its owner is asked. */
export interface FoundProduct extends Omit<ProductInput, 'id' | 'variants'> {
  source: string;
  /** Cents; null where the page names no price, or not one: "from 5 €". */
  price: number | null;
  listed: ListedItem;
}

const FOOD: ReadonlySet<Trade> = new Set<Trade>(['restaurant', 'bar', 'bakery']);
/** Names of groups: rather an age that is asked once too often. */
const ALCOHOL =
  /\b(?:vin[oi]|birr[ae]|cocktails?|spritz|liquor[ei]|amari|grapp[ae]|aperitiv[oi]|wines?|beers?|ciders?|spirits|vinos?|cervezas?|licores|vins?|bi[eè]res?|alcools?)\b|κρασ|μπύρ|ποτά/iu;
/** A shorter name stands in many captions. */
const NAME_FROM = 4;

const LISTS = ['products', 'menu'] as const;
type ListKind = (typeof LISTS)[number];
/** An item as a list of the site words it, whatever the shop asks for it. */
export interface ListedItem {
  list: ListKind;
  name: string;
  detail: string;
  category: string;
  /** As it is written there; '' where there is none. */
  price: string;
  /** Of one plain amount in the shop's money; null of everything else. */
  cents: number | null;
}

/** What a new shop of this site sells, in the order of its lists, and in which money. Pure. */
export function productsIn(document: SiteDocument): { currency: Currency; products: FoundProduct[] } {
  const marks = listsIn(document).flatMap(({ groups }) =>
    groups.flatMap(({ items }) => items.map((item) => plainAmount(priceIn(item))?.mark ?? null)),
  );
  const currency = marks.find((mark) => mark !== null) ?? 'EUR';
  return { currency, products: itemsIn(document, currency).slice(0, LIMITS.products) };
}

/** All that the lists of a site offer, each item once; a price in other money is none. Pure. */
export function itemsIn(document: SiteDocument, currency: Currency): FoundProduct[] {
  const seen = new Set<string>();
  return listsIn(document)
    .flatMap(({ kind: list, groups }) => groups.map((group) => ({ list, ...group })))
    .flatMap(({ list, title, items }) => {
      const category = cut(title?.value ?? '', LIMITS.category);
      return items.map((item): FoundProduct => {
        const price = centsOf(priceIn(item), currency);
        const name = cut(item.name.value, LIMITS.product);
        const detail = cut(item.detail?.value ?? '', LIMITS.detail);
        return {
          name,
          detail,
          category,
          kind: kindOf(document.trade, `${category} ${name}`),
          photo: item.photo ?? photoOf(document, name),
          allergens: null,
          ingredients: '',
          content: null,
          vat: null,
          maker: '',
          identifier: '',
          warnings: null,
          withdrawal: 'yes',
          active: true,
          source: itemKey(item),
          price,
          listed: { list, name, detail, category, price: cut(priceIn(item), LIMITS.listedPrice), cents: price },
        };
      });
    })
    .filter(({ source, name }) => name !== '' && !seen.has(source) && seen.add(source));
}

/** The lists of what can be sold that a site shows. */
export const listsIn = (document: SiteDocument) =>
  findAll(document, 'list').flatMap(({ kind, groups }) => {
    const list = LISTS.find((each) => each === kind);
    return list ? [{ kind: list, groups }] : [];
  });

type Item = ReturnType<typeof listsIn>[number]['groups'][number]['items'][number];
/** That of the list, where the shop's stands in its place. */
const priceIn = ({ price, listed }: Item): string => plain(listed ?? price?.value ?? '');

function centsOf(price: string, currency: Currency): number | null {
  const amount = plainAmount(price);
  if (!amount || (amount.mark !== null && amount.mark !== currency)) return null;
  return amount.cents > 0 && amount.cents <= LIMITS.price ? amount.cents : null;
}

/** Without the places where a line may break. */
const plain = (text: string): string => text.replaceAll(/[\u00ad\u200b]/g, '');
const cut = (text: string, most: number): string => plain(text).slice(0, most).trim();

export const namesAlcohol = (words: string): boolean => ALCOHOL.test(words);
function kindOf(trade: Trade, words: string): ProductKind {
  if (namesAlcohol(words)) return 'alcohol';
  return FOOD.has(trade) ? 'food' : 'goods';
}

/** The one photo whose words name it; of two nobody knows which. */
function photoOf({ photos }: SiteDocument, name: string): string | null {
  const wanted = name.toLowerCase();
  if (wanted.length < NAME_FROM) return null;
  const named = Object.values(photos).filter(({ alt }) => plain(alt.value).toLowerCase().includes(wanted));
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}
