import { deliveryPrice } from '../../site-kit/shop/delivery-way.ts';
import { sumOf, type DeliveryWay } from './delivery.rules.ts';
import { freeOf, nameOf, type Offered, type Shop, type Sold } from './find-shop.ts';
import { offeredIn } from './gaps.ts';
import { LIMITS } from './schemas.ts';

/** Of a form: what is wrong with a line, or with all of it. */
export type LineFault = 'quantity' | 'sold-out' | 'fewer' | 'most';
export interface ReviewLine {
  product: Offered;
  variant: Sold;
  name: string;
  /** Null where what was typed is no quantity. */
  quantity: number | null;
  typed: string;
  cents: number;
  fault: LineFault | null;
  /** How many can be had at most; null where nobody counts. */
  atMost: number | null;
}
export interface Review {
  lines: ReviewLine[];
  /** How it is delivered; null: it is collected. */
  way: DeliveryWay | null;
  /** A way was chosen that is offered no more. */
  wayIsGone: boolean;
  /** What the delivery costs. */
  delivery: number;
  /** With the delivery. */
  total: number;
  /** Something was chosen that is offered no more. */
  missing: boolean;
  tooMany: boolean;
  /** Less than the least that is ordered. */
  belowMinimum: boolean;
  /** Less than the least that is delivered so. */
  belowLeast: boolean;
  hasAlcohol: boolean;
}

const FIELD = 'q_';
/** Empty: it is collected. */
export const WAY_FIELD = 'way';
export const fieldOf = ({ id }: Pick<Sold, 'id'>): string => `${FIELD}${id}`;

/**
 * What a posted form chooses, at the present prices. Empty and 0 are not chosen; anything but a whole number from 1 to 99 is said at its
 * field, and nothing is guessed. Pure.
 */
export function reviewOrder(shop: Shop, form: URLSearchParams): Review {
  const offered = new Map(
    offeredIn(shop).flatMap((product) => product.variants.map((variant) => [fieldOf(variant), { product, variant }])),
  );
  const chosen = new Map([...form].filter(([field]) => field.startsWith(FIELD)));
  const typed = [...chosen]
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([, value]) => !/^0*$/.test(value));
  const lines = typed.flatMap(([field, value]): ReviewLine[] => {
    const found = offered.get(field);
    return found ? [lineOf(found, value)] : [];
  });
  const goods = sumOf(lines.map(({ cents, quantity }) => ({ cents, quantity: quantity ?? 0 })));
  const wanted = form.get(WAY_FIELD) ?? '';
  const way = shop.deliveries.find(({ id }) => id === wanted) ?? null;
  const delivery = way && lines.length > 0 ? deliveryPrice(way, goods) : 0;
  const tooMany = lines.length > LIMITS.lines;
  const missing = lines.length < typed.length;
  const belowMinimum = lines.length > 0 && goods < shop.settings.minimum;
  return {
    lines,
    way,
    wayIsGone: wanted !== '' && way === null,
    delivery,
    total: goods + delivery,
    missing,
    tooMany,
    belowMinimum,
    belowLeast: way !== null && goods < way.least,
    hasAlcohol: lines.some(({ product }) => product.kind === 'alcohol'),
  };
}

function lineOf({ product, variant }: { product: Offered; variant: Sold }, value: string): ReviewLine {
  const quantity = /^\d{1,2}$/.test(value) ? Number(value) : null;
  const free = freeOf(variant);
  const most = Math.min(free ?? LIMITS.quantity, variant.most ?? LIMITS.quantity, LIMITS.quantity);
  return {
    product,
    variant,
    name: nameOf(product, variant),
    quantity,
    typed: value.slice(0, 10),
    cents: variant.price ?? 0,
    fault: faultOf(quantity, free, variant.most),
    atMost: free === null && variant.most === null ? null : most,
  };
}

function faultOf(quantity: number | null, free: number | null, most: number | null): LineFault | null {
  if (free === 0) return 'sold-out';
  if (quantity === null) return 'quantity';
  if (free !== null && quantity > free) return 'fewer';
  return most !== null && quantity > most ? 'most' : null;
}
