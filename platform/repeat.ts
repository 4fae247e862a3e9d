export interface Repeated {
  /** Once more now, after the run that is under way. Never fails. */
  run(): Promise<void>;
  /** No more by itself. Resolves when the last run is over. */
  stop(): Promise<void>;
}

/** Runs `work` every `everyMs`, one run after the other. One that fails is handed to `failed`; the next is its next try. */
export function repeat(everyMs: number, work: () => Promise<unknown>, failed: (error: unknown) => void): Repeated {
  let running: Promise<void> = Promise.resolve();
  const run = (): Promise<void> => (running = running.then(work).then(() => undefined, failed));
  const timer = setInterval(() => void run(), everyMs).unref();
  return {
    run,
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
