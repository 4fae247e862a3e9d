import type { ProductInput, ProductView } from '../../../../modules/shop/schemas.ts';
import { centsOf } from './use-money.ts';

export interface TypedVariant {
  /** The id of one that is kept already. */
  key: string;
  isNew: boolean;
  name: string;
  price: string;
  reduced: boolean;
  most: string;
}
/** A product as its form holds it: numbers as they were typed. */
export interface TypedProduct extends Omit<ProductInput, 'id' | 'content' | 'variants'> {
  amount: string;
  unit: 'g' | 'ml';
  variants: TypedVariant[];
}

export const newVariant = (): TypedVariant => ({
  key: crypto.randomUUID(),
  isNew: true,
  name: '',
  price: '',
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
    active,
    amount: content ? String(content.amount) : '',
    unit: content?.unit ?? 'g',
    variants: variants.map((each) => ({
      key: each.id,
      isNew: false,
      name: each.name,
      price: typed(each.price),
      reduced: each.reduced,
      most: each.most === null ? '' : String(each.most),
    })),
  };
}

/** A price that is typed and is none. */
export const isWrongPrice = ({ price }: TypedVariant): boolean => price.trim() !== '' && centsOf(price) === null;

/** What is sent; null where a price is none. */
export function productOf({ amount, unit, variants, ...typed }: TypedProduct, id: string | null): ProductInput | null {
  if (variants.some(isWrongPrice)) return null;
  return {
    ...typed,
    id,
    name: typed.name.trim(),
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
