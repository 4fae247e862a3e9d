import { LIMITS, type DeliveryInput, type ShopView } from '../../../../modules/shop/schemas.ts';
import { codeOf } from '../../../../site-kit/shop/delivery-way.ts';
import { centsOrNone } from './use-money.ts';

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
/** "551, 55200 553" as three. */
const codesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((code) => code !== '');

export function faultsOf({ price, free, least, isEverywhere, codes }: TypedDelivery): DeliveryFault[] {
  const named = codesIn(codes);
  const areCodes = named.length > 0 && named.length <= LIMITS.codes && named.every((code) => codeOf(code) !== null);
  return [
    ...(price.trim() !== '' && isAmount(price, LIMITS.price) ? [] : (['price'] as const)),
    ...(isAmount(free, LIMITS.price) ? [] : (['free'] as const)),
    ...(isAmount(least, LIMITS.minimum) ? [] : (['least'] as const)),
    ...(isEverywhere || areCodes ? [] : (['codes'] as const)),
  ];
}

/** As it is sent; of what has no faults. */
export const deliveryOf = (typed: TypedDelivery, id: string | null): DeliveryInput => ({
  id,
  name: typed.name.trim(),
  price: centsOrNone(typed.price) ?? 0,
  // Free from nothing on is what costs nothing: that is said by its price.
  free_from: centsOrNone(typed.free) || null,
  least: centsOrNone(typed.least) ?? 0,
  area: typed.isEverywhere ? null : codesIn(typed.codes),
});
