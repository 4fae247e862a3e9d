const FIRST_WAIT_MS = 200;
const SHORT_LIFE_MS = 60_000;
const MOST_SHORT_LIVES = 5;

export interface Restarts {
  /** A life begins. */
  begun(): void;
  /** It ended unexpectedly. Milliseconds until the next is to begin; null: no more. */
  ended(): number | null;
}

/**
 * When a process that ended unexpectedly is started again: at once as people see it, each time in a row twice as late,
 * and no more after five lives in a row that were shorter than a minute: whatever fells it so often does so for ever.
 */
export function createRestarts(now: () => number = () => performance.now()): Restarts {
  let began = now();
  let short = 0;
  return {
    begun: () => void (began = now()),
    ended() {
      short = now() - began < SHORT_LIFE_MS ? short + 1 : 0;
      return short >= MOST_SHORT_LIVES ? null : FIRST_WAIT_MS * 2 ** Math.max(0, short - 1);
    },
  };
}
