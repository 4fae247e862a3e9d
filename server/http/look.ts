import { setTimeout as sleep } from 'node:timers/promises';

/** For so long an answer holds: ten balancers that ask twice a second cost one look. */
const HOLDS_MS = 1000;
/** What does not answer within this is away for whoever waits: less than a balancer's own patience. */
const PATIENCE_MS = 2500;

/** What `look` sees, looked at once a second at most, and by one asker for all. */
export function createLook<T>(look: () => Promise<T>, holdsMs = HOLDS_MS): () => Promise<T> {
  let last: { at: number; seen: Promise<T> } | undefined;
  return () => {
    if (last && performance.now() - last.at < holdsMs) return last.seen;
    last = { at: performance.now(), seen: look() };
    return last.seen;
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
