/**
 * Waiting without a fixed length of time: a loaded machine is slow, not broken. Whoever waits gives up after so long a
 * silence only, and whatever the product does by itself (a line of a job, of a start) or shows anew ends the silence.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;
let signs = 0;

/** Hears what a product printed. Lines of requests do not count: they may be the answers to whoever waits. */
export function hear(printed: string): void {
  if (printed.split('\n').some((line) => line.trim() !== '' && !line.includes('"requestId"'))) signs += 1;
}

/**
 * Looks until `found` likes what it sees. Resolves with it; throws what `found` threw last once `seconds` went by in which
 * it saw the same and nothing was heard.
 */
export async function untilFound<T>(
  look: () => T | Promise<T>,
  found: (seen: T) => unknown,
  seconds = 240,
): Promise<T> {
  let last = '';
  for (let since = performance.now(); ; await sleep(EVERY_MS)) {
    let state: string;
    let fault: unknown;
    try {
      const seen = await look();
      state = JSON.stringify(seen) ?? '';
      await found(seen);
      return seen;
    } catch (error) {
      fault = error;
      state = (error as Error).message;
    }
    const now = `${signs} ${state}`;
    if (now !== last) since = performance.now();
    last = now;
    if (performance.now() - since > seconds * 1000) throw fault;
  }
}
