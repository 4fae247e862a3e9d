import type { Logger } from '../platform/logger.ts';

/** From the signal to the end. A service manager starts the next one only then. */
const WHOLE_MS = 14_000;

/** Runs what was registered last first, and all of it even when one step fails or hangs: nothing of it holds up the end. */
export class Ending {
  #steps: { name: string; run: () => Promise<unknown>; limitMs: number }[] = [];
  /** @param limitMs after which the next step is taken whether this one is done or not; less when the whole is late */
  add(name: string, run: () => Promise<unknown>, limitMs = WHOLE_MS): void {
    this.#steps.unshift({ name, run, limitMs });
  }
  async run(log?: Logger): Promise<void> {
    const end = performance.now() + WHOLE_MS;
    for (const { name, run, limitMs } of this.#steps.splice(0)) {
      const late = Symbol(name);
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<symbol>((done) => {
        timer = setTimeout(() => done(late), Math.max(0, Math.min(limitMs, end - performance.now())));
      });
      const ran = run().catch((error: unknown) =>
        log?.error({ err: error, step: name }, 'a step of the shutdown failed'),
      );
      if ((await Promise.race([ran, limit])) === late)
        log?.error({ step: name }, 'a step of the shutdown is not waited for');
      clearTimeout(timer);
    }
  }
}

/** Ends in order on SIGTERM and SIGINT; a second signal ends at once, after `atOnce`. */
export function endOnSignals(stop: () => Promise<void>, atOnce?: () => void): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) {
        atOnce?.();
        process.exit(1);
      }
      ending = true;
      void stop().then(() => process.exit(0));
    });
  }
}
