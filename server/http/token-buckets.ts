import { LRUCache } from 'lru-cache';
import type { Budget } from './middleware/shared-buckets.ts';

/** What one call takes from the budget of one caller. */
export interface Charge extends Budget {
  caller: string;
  cost: number;
}
/** Callers that are remembered: memory has an end. */
const MOST = 50_000;

/** Token buckets in memory, one a caller; full until something is taken. */
export function createBuckets() {
  // By size and not by `max`, for which the library sets a megabyte aside at once: every kind of call has its own.
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ maxSize: MOST, sizeCalculation: () => 1 });
  /** Takes all of the charges, and then nothing lacks; or none of them, and it says what lacks of the first that cannot be taken. */
  return (charges: readonly Charge[], now: number): { lacking: number; perMinute: number } | null => {
    const filled = charges.map((charge) => {
      const bucket = buckets.get(charge.caller) ?? { tokens: charge.burst, at: now };
      const tokens = Math.min(charge.burst, bucket.tokens + ((now - bucket.at) / 60_000) * charge.perMinute);
      return { ...charge, tokens };
    });
    const short = filled.find(({ tokens, cost }) => tokens < cost);
    if (short) return { lacking: short.cost - short.tokens, perMinute: short.perMinute };
    for (const { caller, tokens, cost } of filled) buckets.set(caller, { tokens: tokens - cost, at: now });
    return null;
  };
}
