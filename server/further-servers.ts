import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from '../platform/logger.ts';
import { createRestarts } from './restarts.ts';
import { ROOT } from './serve-build.ts';

const GIVEN_UP =
  'a server ended five times in a row, each time less than a minute after it was there, and is not started again; the others go on. Mend the reason, then start the product again';

/** Starts processes that answer beside this one, and each again should it end (restarts.ts). Ready when all of them answer. */
export async function startFurtherServers(
  count: number,
  env: NodeJS.ProcessEnv,
  log: Logger,
): Promise<{ drain(): void; stop(): Promise<void> }> {
  const running = new Set<ChildProcess>();
  let stopping = false;
  const start = (restarts = createRestarts()): Promise<void> =>
    new Promise((ready) => {
      const child = fork(join(ROOT, 'server/serve.ts'), { env });
      running.add(child);
      child.once('message', () => {
        restarts.answers();
        ready();
      });
      child.once('exit', (code, signal) => {
        running.delete(child);
        ready();
        if (stopping) return;
        const waitMs = restarts.ended();
        const ended = { code, signal, server: child.pid, waitMs };
        log.error(ended, waitMs === null ? GIVEN_UP : 'a server ended; starting it again');
        if (waitMs !== null) setTimeout(() => stopping || void start(restarts), waitMs).unref();
      });
    });
  await Promise.all(Array.from({ length: count }, () => start()));
  return {
    /** They say so to balancers, and go on answering. */
    drain() {
      for (const child of running) if (child.connected) child.send('drain');
    },
    async stop() {
      stopping = true;
      await Promise.all(
        [...running].map(
          (child) =>
            new Promise<void>((gone) => {
              child.once('exit', () => gone());
              child.disconnect();
            }),
        ),
      );
    },
  };
}
