import { setTimeout as sleep } from 'node:timers/promises';

/** So many second questions are under way at most: a store that is slow for everybody is not asked twice as much. */
const MOST = 8;
let under = 0;

/**
 * Asks, and asks once more where no answer has come after `afterMs`; the first answer counts, and the other question is
 * given up. Throws what the first question threw, or whatever ends `patience`.
 */
export async function hedged<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { afterMs, patience }: { afterMs: number; patience: AbortSignal },
): Promise<T> {
  const over = new AbortController();
  const signal = AbortSignal.any([patience, over.signal]);
  const first = ask(signal);
  try {
    const late = Symbol('late');
    const early = await Promise.race([first, sleep(afterMs, late, { signal: over.signal })]);
    if (early !== late) return early;
    if (under >= MOST) return await first;
    under += 1;
    const second = ask(signal).finally(() => (under -= 1));
    return await Promise.any([first, second]);
  } catch (error) {
    const [cause = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
    throw cause;
  } finally {
    over.abort();
  }
}
