/** What a delivery is in the books: its VAT, and when it goes back. Pure. Money in cents. */
import type { DeliveryWay } from '../../site-kit/shop/delivery-way.ts';

export type { DeliveryWay };
/** Of an order, as it was named and priced. */
export interface OrderDelivery {
  name: string;
  cents: number;
}
interface Priced {
  vat: number | null;
  cents: number;
  quantity: number;
}

export const sumOf = (lines: readonly Pick<Priced, 'cents' | 'quantity'>[]): number =>
  lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

/** Cents by rate, in hundredths of a per cent. */
export function byRate(lines: readonly Priced[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { vat, cents, quantity } of lines) sums.set(vat ?? 0, (sums.get(vat ?? 0) ?? 0) + cents * quantity);
  return sums;
}

/**
 * A delivery is an accessory of what is delivered (art. 12 DPR 633/1972): it is taxed as that is, in the share of each rate of what was
 * ordered. Cents by rate, in hundredths of a per cent; they add up to all of it. `ordered`: all lines, also those that were taken back.
 */
export function deliveryByRate(ordered: readonly Priced[], cents: number): Map<number, number> {
  const all = sumOf(ordered);
  const shares = new Map<number, number>();
  let [counted, given] = [0, 0];
  if (all === 0) return shares;
  for (const [rate, goods] of byRate(ordered)) {
    counted += goods;
    // Rounded along the way, so that no cent is lost and none is made.
    const until = Math.round((cents * counted) / all);
    if (until !== given) shares.set(rate, until - given);
    given = until;
  }
  return shares;
}
