import type { Logger } from './logger.ts';

/** After so long without the same trouble an outage is over, and the next one is told anew. */
const QUIET_MS = 30_000;

export interface Outages {
  /** Logs the first of its kind (`words` and the error's code), counts those that follow, and says at the end how many there were. */
  tell(error: unknown, words: string, level?: 'warn' | 'error'): void;
}

/** A database that is away for ten seconds fails a hundred askers, all for one reason: one line, not one for each. */
export function createOutages(log: Logger, quietMs = QUIET_MS): Outages {
  const lasting = new Map<string, { again: number; timer: NodeJS.Timeout }>();
  return {
    tell(given, words, level = 'error') {
      const error = asError(given);
      const { code = error.message } = error as NodeJS.ErrnoException;
      const kind = `${words} ${code}`;
      const known = lasting.get(kind);
      if (known) {
        known.again += 1;
        known.timer.refresh();
        return;
      }
      log[level]({ err: error }, words);
      const timer = setTimeout(() => {
        const again = lasting.get(kind)?.again ?? 0;
        lasting.delete(kind);
        if (again > 0) log.info({ code, again }, `over: ${words}`);
      }, quietMs).unref();
      lasting.set(kind, { again: 0, timer });
    },
  };
}

/** A library may spread an error that it met into a plain object (pg-boss), and a log keeps the words of errors only. */
const asError = (given: unknown): Error =>
  given instanceof Error ? given : Object.assign(new Error('of a library'), given);
