const EVERY_MS = 3000;
const MOST_MS = 120_000;

/**
 * Looks every three seconds, for two minutes at most: then `onLate` hears it. The next look begins when the one before has
 * ended; one that fails is one of them. Returns how to stop.
 */
export function watchReading(look: () => Promise<unknown>, onLate: () => void): () => void {
  const until = Date.now() + MOST_MS;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const turn = async () => {
    await look().catch(() => undefined);
    if (isStopped) return;
    if (Date.now() + EVERY_MS > until) onLate();
    else wait();
  };
  const wait = () => {
    timer = setTimeout(() => void turn(), EVERY_MS);
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
