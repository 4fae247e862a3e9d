import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from '../platform/logger.ts';
import { ROOT } from './serve-build.ts';

const AGAIN_MS = 1000;

/** Starts processes that answer beside this one, and starts each again should it end. Ready when all of them answer. */
export async function startFurtherServers(
  count: number,
  env: NodeJS.ProcessEnv,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  const running = new Set<ChildProcess>();
  let stopping = false;
  const start = (): Promise<void> =>
    new Promise((ready) => {
      const child = fork(join(ROOT, 'server/serve.ts'), { env });
      running.add(child);
      child.once('message', () => ready());
      child.once('exit', (code, signal) => {
        running.delete(child);
        ready();
        if (stopping) return;
        log.error({ code, signal, server: child.pid }, 'a server ended; starting it again');
        setTimeout(() => stopping || void start(), AGAIN_MS).unref();
      });
    });
  await Promise.all(Array.from({ length: count }, start));
  return {
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
