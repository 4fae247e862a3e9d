import { setTimeout as sleep } from 'node:timers/promises';

/** For so long an answer holds: ten balancers that ask twice a second cost one look. */
const HOLDS_MS = 1000;
/** What does not answer within this is away for whoever waits: less than a balancer's own patience. */
const PATIENCE_MS = 2500;

export interface Look<T> {
  /** What is seen now, looked at once a second at most, and by one asker for all. */
  now: () => Promise<T>;
  /** What was seen last, without waiting for the look that this may begin; the first one is waited for. */
  last: () => Promise<T>;
}

export function createLook<T>(look: () => Promise<T>, holdsMs = HOLDS_MS): Look<T> {
  let begun: { at: number; seen: Promise<T> } | undefined;
  let ended: Promise<T> | undefined;
  function now(): Promise<T> {
    if (begun && performance.now() - begun.at < holdsMs) return begun.seen;
    const seen = look();
    begun = { at: performance.now(), seen };
    void seen.then(
      () => (ended = seen),
      () => undefined,
    );
    return seen;
  }
  return {
    now,
    last() {
      const seen = now();
      return ended ?? seen;
    },
  };
}

/** What was asked, or `otherwise` where it fails or does not answer in time. Never throws. */
export async function inTime<T, Otherwise>(asked: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> {
  const patience = new AbortController();
  try {
    return await Promise.race([
      asked.catch(() => otherwise),
      sleep(PATIENCE_MS, otherwise, { signal: patience.signal, ref: false }),
    ]);
  } finally {
    patience.abort();
  }
}
