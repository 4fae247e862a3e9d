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
