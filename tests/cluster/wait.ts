import { setTimeout as sleep } from 'node:timers/promises';

/** Looks until it is so; how long that took, in milliseconds. Throws what it waited for after `seconds`. */
export async function until(what: string, look: () => unknown, seconds = 60, everyMs = 50): Promise<number> {
  const began = performance.now();
  let last: unknown;
  while (performance.now() - began < seconds * 1000) {
    try {
      last = await look();
      if (last === true) return performance.now() - began;
    } catch (error) {
      last = (error as Error).message;
    }
    await sleep(everyMs);
  }
  throw new Error(`waited ${seconds} s: ${what} (${String(last)})`);
}

/** Milliseconds below which so much of them lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
