/** What its owner has yet to say of a product, and whether visitors can order it. Pure. */
import type { Offered, Shop } from './find-shop.ts';
import type { OrderMode } from './shop.states.ts';
import type { Product, ShopSettings } from './tables.ts';
import type { Gap } from './views/schemas.ts';

/** What its owner has yet to say of it before it can be ordered; more where it is paid on the site (regulation 2023/988, art. 19). */
export function gapsOf(product: Offered, mode: OrderMode): Gap[] {
  const { kind, allergens, variants, vat } = product;
  return [
    ...(variants.some(({ price }) => price !== null) ? [] : (['price'] as const)),
    ...(kind === 'goods' || allergens !== null ? [] : (['allergens'] as const)),
    ...(mode === 'reserve' || vat !== null ? [] : (['vat'] as const)),
    ...(mode === 'reserve' || kind !== 'goods' ? [] : unsaidOf(product)),
  ];
}
/** What goods do not say of themselves; food is under other rules. */
const unsaidOf = ({ maker, identifier, warnings }: Product): Gap[] => [
  ...(maker === '' ? (['maker'] as const) : []),
  ...(identifier === '' ? (['identifier'] as const) : []),
  ...(warnings === null ? (['warnings'] as const) : []),
];
/** Asked for since December 2026: a shop that sold by card before has a while to answer (end-grace.ts). */
const LATER_GAPS: ReadonlySet<Gap> = new Set(['identifier', 'warnings']);
/** It can be sold by card only as long as its shop has grace. */
export function isSpared(product: Offered): boolean {
  const gaps = gapsOf(product, 'paid');
  return product.active && gaps.length > 0 && gaps.every((gap) => LATER_GAPS.has(gap));
}
/** How a shop sells, as far as it decides what can be ordered. */
export interface Selling {
  mode: OrderMode;
  settings: Pick<ShopSettings, 'graceUntil'>;
}
/** Visitors can order it, as far as there is any of it. */
export const isOffered = (product: Offered, { mode, settings }: Selling): boolean =>
  product.active && gapsOf(product, mode).every((gap) => settings.graceUntil !== null && LATER_GAPS.has(gap));
/** With the variants that have a price. */
export const offeredIn = ({ products, ...selling }: Selling & Pick<Shop, 'products'>): Offered[] =>
  products
    .filter((product) => isOffered(product, selling))
    .map((product) => ({ ...product, variants: product.variants.filter(({ price }) => price !== null) }));
