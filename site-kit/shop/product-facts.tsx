/** What must be read of a product before it is ordered: its price, what it is made of, who may have it. */
import type { Lang } from '../document.ts';
import type { Allergen } from './allergens.ts';
import { money, type Currency } from './money.ts';
import { PAID_WORDS } from './paid-words.ts';
import { said, unitPrice } from './said.ts';
import { allergensOf, SHOP_WORDS } from './words.ts';

export interface ShownVariant {
  /** Name of its field in the form. */
  field: string;
  /** '' of the only one. */
  name: string;
  cents: number;
  /** Of a reduction: the lowest price of the thirty days before it. */
  before: number | null;
  /** How many can still be had; null where nobody counts. */
  free: number | null;
}
export interface ShownProduct {
  /** Address of its own page; null where it has none. */
  href: string | null;
  name: string;
  detail: string;
  kind: 'goods' | 'food' | 'alcohol';
  photo: string | null;
  /** Null of what is no food. */
  allergens: readonly Allergen[] | null;
  ingredients: string;
  amount: number | null;
  unit: 'g' | 'ml' | null;
  /** Who makes it; '' where nobody has said. */
  maker: string;
  /** Model, type or batch; '' where nobody has said. */
  identifier: string;
  /** What to mind with it; '' where nothing is said, or needed. */
  warnings: string;
  variants: readonly ShownVariant[];
}
export interface ShownShop {
  currency: Currency;
  lang: Lang;
  mode: 'reserve' | 'paid';
  /** Nothing is ordered on the site: what there is and what it costs is read. */
  isPlain?: boolean;
}

/** The price, what a reduction is measured by, and what a kilogram or a litre comes to. */
export function Price({ variant, product, shop }: { variant: ShownVariant; product: ShownProduct; shop: ShownShop }) {
  const { currency, lang } = shop;
  const { cents, before } = variant;
  const per = unitPrice({ cents, amount: product.amount, unit: product.unit }, currency, lang);
  return (
    <span className="shop-price">
      <b>{money(cents, currency, lang)}</b>
      {per && <small>{per}</small>}
      {before !== null && <small>{said(SHOP_WORDS[lang].before, { price: money(before, currency, lang) })}</small>}
    </span>
  );
}

export function FoodFacts({ product, lang }: { product: ShownProduct; lang: Lang }) {
  const { kind, allergens } = product;
  return (
    <>
      {allergens && <small>{allergensOf(allergens, lang)}</small>}
      {kind === 'alcohol' && <small>{SHOP_WORDS[lang].adultsOnly}</small>}
    </>
  );
}

/** What goods say of themselves (regulation 2023/988, art. 19), as far as somebody has said it. */
export function GoodsFacts({ product, lang }: { product: ShownProduct; lang: Lang }) {
  const words = PAID_WORDS[lang];
  return (['maker', 'identifier', 'warnings'] as const)
    .filter((fact) => product[fact] !== '')
    .map((fact) => (
      <p key={fact} className="shop-detail">
        <b>{words[fact]}</b> {product[fact]}
      </p>
    ));
}

/** So few are counted before the eyes of buyers. */
export const FEW = 5;
/** A field for how many; in its place that there is none left. */
export function Quantity({ variant, name, lang }: { variant: ShownVariant; name: string; lang: Lang }) {
  const words = SHOP_WORDS[lang];
  const { free, field } = variant;
  if (free === 0) return <span className="shop-out">{words.soldOut}</span>;
  return (
    <span className="shop-many">
      <input
        name={field}
        data-cents={variant.cents}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        placeholder="0"
        aria-label={said(words.quantityOf, { name })}
      />
      {free !== null && free <= FEW && <small>{said(words.left, { n: free })}</small>}
    </span>
  );
}
