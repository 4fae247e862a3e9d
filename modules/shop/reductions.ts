import type { PriceRow } from './tables.ts';

const DAYS_MS = 30 * 86_400_000;

/**
 * The price beside which a reduction is announced: the lowest of the thirty days before it (art. 6a of Directive 98/6, art. 17-bis of the Italian
 * consumer code). One that was cut again and again counts from its first cut. Null where the present price is no reduction, or there was no price
 * before it. `prices`: of one variant, the oldest first. Pure.
 */
export function beforeReduction(
  prices: readonly Pick<PriceRow, 'cents' | 'fromAt' | 'toAt' | 'reduced'>[],
): number | null {
  const present = prices.at(-1);
  if (!present?.reduced || present.toAt !== null) return null;
  let first = prices.length - 1;
  while (prices[first - 1]?.reduced && prices[first - 1]?.toAt?.getTime() === prices[first]?.fromAt.getTime())
    first -= 1;
  const begin = prices[first]?.fromAt.getTime() ?? 0;
  const before = prices
    .slice(0, first)
    .filter(({ toAt }) => toAt !== null && toAt.getTime() > begin - DAYS_MS)
    .map(({ cents }) => cents);
  const lowest = Math.min(...before);
  // A price that is not lower is no reduction, whatever its owner calls it.
  return lowest > present.cents && Number.isFinite(lowest) ? lowest : null;
}
