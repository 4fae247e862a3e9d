const FIRST_WAIT_MS = 200;
const SHORT_LIFE_MS = 60_000;
const MOST_SHORT_LIVES = 5;

export interface Restarts {
  /** It has started: from now on it answers. */
  answers(): void;
  /** It ended unexpectedly. Milliseconds until the next is to begin; null: no more. */
  ended(): number | null;
}

/**
 * When a process that ended unexpectedly is started again: at once as people see it, each time in a row twice as late,
 * and no more after five lives in a row that answered for less than a minute: whatever fells it so often does so for ever.
 * How long a start took is no life: on a slow machine it may be more than a minute.
 */
export function createRestarts(now: () => number = () => performance.now()): Restarts {
  let answersSince: number | null = null;
  let short = 0;
  return {
    answers: () => void (answersSince = now()),
    ended() {
      const livedMs = answersSince === null ? 0 : now() - answersSince;
      answersSince = null;
      short = livedMs < SHORT_LIFE_MS ? short + 1 : 0;
      return short >= MOST_SHORT_LIVES ? null : FIRST_WAIT_MS * 2 ** Math.max(0, short - 1);
    },
  };
}
