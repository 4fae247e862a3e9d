import { LIMITS, type DeliveryInput } from '../../../../modules/shop/schemas.ts';
import type { ShopView } from '../../../../modules/shop/views/schemas.ts';
import { areaCode } from '../../../../site-kit/shop/delivery-way.ts';
import { centsOrNone } from '../use-money.ts';

export type DeliveryView = ShopView['deliveries'][number];

/** A way of delivery as its form holds it. */
export interface TypedDelivery {
  name: string;
  price: string;
  free: string;
  least: string;
  isEverywhere: boolean;
  codes: string;
}
/** `typed`: cents as a field shows them. */
export const typedDelivery = (way: DeliveryView | null, typed: (cents: number) => string): TypedDelivery => ({
  name: way?.name ?? '',
  price: way ? typed(way.price) : '',
  free: way?.free_from ? typed(way.free_from) : '',
  least: way?.least ? typed(way.least) : '',
  isEverywhere: way !== null && way.area === null,
  codes: way?.area?.join(', ') ?? '',
});

/** Which of its fields cannot be kept so; each has its sentence. */
export type DeliveryFault = 'price' | 'free' | 'least' | 'codes';

const isAmount = (text: string, most: number): boolean => {
  const cents = centsOrNone(text);
  return cents !== null && cents <= most;
};
/** Countries whose codes are written in two parts, "104 31"; elsewhere those are two beginnings. */
const IN_PARTS = new Set(['CZ', 'GR', 'SE', 'SK']);
/** "551, 55200 553" as three. */
function codesIn(text: string, country: string): string[] {
  const whole = IN_PARTS.has(country) ? text.replaceAll(/(?<!\d)(\d{3})[ \u00a0](\d{2})(?!\d)/g, '$1$2') : text;
  return whole.split(/[\s,;]+/).filter((code) => code !== '');
}

/** `country`: in which it goes, ISO 3166-1. */
export function faultsOf({ price, free, least, isEverywhere, codes }: TypedDelivery, country: string): DeliveryFault[] {
  const named = codesIn(codes, country);
  const areCodes =
    named.length > 0 && named.length <= LIMITS.codes && named.every((code) => areaCode(code, country) !== null);
  return [
    ...(price.trim() !== '' && isAmount(price, LIMITS.price) ? [] : (['price'] as const)),
    ...(isAmount(free, LIMITS.price) ? [] : (['free'] as const)),
    ...(isAmount(least, LIMITS.minimum) ? [] : (['least'] as const)),
    ...(isEverywhere || areCodes ? [] : (['codes'] as const)),
  ];
}

/** As it is sent; of what has no faults. */
export const deliveryOf = (typed: TypedDelivery, id: string | null, country: string): DeliveryInput => ({
  id,
  name: typed.name.trim(),
  price: centsOrNone(typed.price) ?? 0,
  // Free from nothing on is what costs nothing: that is said by its price.
  free_from: centsOrNone(typed.free) || null,
  least: centsOrNone(typed.least) ?? 0,
  area: typed.isEverywhere ? null : codesIn(typed.codes, country),
});
