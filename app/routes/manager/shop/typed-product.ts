import { LIMITS, type ProductInput } from '../../../../modules/shop/schemas.ts';
import type { ProductView } from '../../../../modules/shop/views/schemas.ts';
import { centsOf } from '../use-money.ts';

export interface TypedVariant {
  /** The id of one that is kept already. */
  key: string;
  isNew: boolean;
  name: string;
  price: string;
  /** It has a price already: one that is sold cannot lose it. */
  priced: boolean;
  reduced: boolean;
  most: string;
}
/** A product as its form holds it: numbers as they were typed. */
export interface TypedProduct extends Omit<ProductInput, 'id' | 'content' | 'vat' | 'variants'> {
  /** Per cent. */
  vat: string;
  amount: string;
  unit: 'g' | 'ml';
  variants: TypedVariant[];
}

export const newVariant = (): TypedVariant => ({
  key: crypto.randomUUID(),
  isNew: true,
  name: '',
  price: '',
  priced: false,
  reduced: false,
  most: '',
});

/** `kind`: of a new one. */
export function typedProduct(
  product: ProductView | null,
  typed: (cents: number | null) => string,
  kind: ProductInput['kind'],
): TypedProduct {
  if (!product)
    return {
      name: '',
      detail: '',
      category: '',
      kind,
      photo: null,
      allergens: null,
      ingredients: '',
      vat: '',
      maker: '',
      identifier: '',
      warnings: null,
      withdrawal: 'yes',
      active: true,
      amount: '',
      unit: 'g',
      variants: [newVariant()],
    };
  const { name, detail, category, kind: own, photo, allergens, ingredients, active, content, variants } = product;
  return {
    name,
    detail,
    category,
    kind: own,
    photo,
    allergens,
    ingredients,
    vat: product.vat === null ? '' : String(product.vat / 100),
    maker: product.maker,
    identifier: product.identifier,
    warnings: product.warnings,
    withdrawal: product.withdrawal,
    active,
    amount: content ? String(content.amount) : '',
    unit: content?.unit ?? 'g',
    variants: variants.map((each) => ({
      key: each.id,
      isNew: false,
      name: each.name,
      price: typed(each.price),
      priced: each.price !== null,
      reduced: each.reduced,
      most: each.most === null ? '' : String(each.most),
    })),
  };
}

/** A price that is typed and is none, or was taken away. */
export const isWrongPrice = ({ price, priced }: TypedVariant): boolean =>
  price.trim() === '' ? priced : centsOf(price) === null;

/** Hundredths of a per cent; null where nothing was typed, undefined where it is no rate. */
export function rateOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const rate = /^\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : LIMITS.vat + 1;
  return rate <= LIMITS.vat ? rate : undefined;
}

/** Spaces are no answer; '' is one: nothing is needed. */
const warningsOf = (typed: string | null): string | null => (typed === '' ? '' : typed?.trim() || null);

/** What is sent; null where a price is none. */
export function productOf(
  { amount, unit, vat, variants, ...typed }: TypedProduct,
  id: string | null,
): ProductInput | null {
  const rate = rateOf(vat);
  if (variants.some(isWrongPrice) || rate === undefined) return null;
  return {
    ...typed,
    id,
    name: typed.name.trim(),
    vat: rate,
    maker: typed.maker.trim(),
    identifier: typed.kind === 'goods' ? typed.identifier.trim() : '',
    warnings: typed.kind === 'goods' ? warningsOf(typed.warnings) : null,
    allergens: typed.kind === 'goods' ? null : typed.allergens,
    content: Number(amount) > 0 ? { amount: Math.round(Number(amount)), unit } : null,
    variants: variants.map(({ key, isNew, name, price, reduced, most }) => ({
      id: isNew ? null : key,
      name: name.trim(),
      price: price.trim() === '' ? null : centsOf(price),
      reduced,
      most: most === '' ? null : Number(most),
    })),
  };
}
