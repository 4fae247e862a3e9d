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
}

const FOOD: ReadonlySet<Trade> = new Set<Trade>(['restaurant', 'bar', 'bakery']);
/** Names of groups: rather an age that is asked once too often. */
const ALCOHOL =
  /\b(?:vin[oi]|birr[ae]|cocktails?|spritz|liquor[ei]|amari|grapp[ae]|aperitiv[oi]|wines?|beers?|ciders?|spirits|vinos?|cervezas?|licores|vins?|bi[eè]res?|alcools?)\b|κρασ|μπύρ|ποτά/iu;
/** A shorter name stands in many captions. */
const NAME_FROM = 4;

/** What a site's lists offer, in their order. Pure. */
export function productsIn(document: SiteDocument): { currency: Currency; products: FoundProduct[] } {
  const seen = new Set<string>();
  const marks: (Currency | null)[] = [];
  const products = findAll(document, 'list')
    .filter(({ kind }) => kind === 'products' || kind === 'menu')
    .flatMap(({ groups }) => groups)
    .flatMap(({ title, items }) => {
      const category = cut(title?.value ?? '', LIMITS.category);
      return items.map((item): FoundProduct => {
        const amount = item.price && plainAmount(plain(item.price.value));
        marks.push(amount?.mark ?? null);
        const name = cut(item.name.value, LIMITS.product);
        return {
          name,
          detail: cut(item.detail?.value ?? '', LIMITS.detail),
          category,
          kind: kindOf(document.trade, `${category} ${name}`),
          photo: item.photo ?? photoOf(document, name),
          allergens: null,
          ingredients: '',
          content: null,
          vat: null,
          maker: '',
          withdrawal: 'yes',
          active: true,
          source: itemKey(item),
          price: amount && amount.cents > 0 && amount.cents <= LIMITS.price ? amount.cents : null,
        };
      });
    })
    .filter(({ source, name }) => name !== '' && !seen.has(source) && seen.add(source))
    .slice(0, LIMITS.products);
  return { currency: marks.find((mark) => mark !== null) ?? 'EUR', products };
}

/** Without the places where a line may break. */
const plain = (text: string): string => text.replaceAll(/[\u00ad\u200b]/g, '');
const cut = (text: string, most: number): string => plain(text).slice(0, most).trim();

function kindOf(trade: Trade, words: string): ProductKind {
  if (ALCOHOL.test(words)) return 'alcohol';
  return FOOD.has(trade) ? 'food' : 'goods';
}

/** The one photo whose words name it; of two nobody knows which. */
function photoOf({ photos }: SiteDocument, name: string): string | null {
  const wanted = name.toLowerCase();
  if (wanted.length < NAME_FROM) return null;
  const named = Object.values(photos).filter(({ alt }) => plain(alt.value).toLowerCase().includes(wanted));
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}
