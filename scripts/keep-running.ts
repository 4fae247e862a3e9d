/** Keeps the product running: a process of its own, started again within moments when it ends unexpectedly, but not for ever. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from '../platform/logger.ts';
import { keepUnexpectedEnd } from '../platform/unexpected-end.ts';
import { createRestarts } from '../server/restarts.ts';
import type { ProductOrder, ProductSays } from '../server/product-process.ts';

const GIVEN_UP =
  'The product ended unexpectedly five times in a row, each time less than a minute after it was there, and is not started again. The reason stands above, in the log. Mend it (a full disk, too little memory, a fault of this version: go back to the one before), then start again.';

export class DoesNotStart extends Error {}

export interface Kept {
  stop(): Promise<void>;
  /** At once, without order. */
  kill(): void;
}

/** A process that has loaded the product and waits for its order; it ends when it is disconnected. */
export const loadProduct = (): ChildProcess => fork(join(import.meta.dirname, '../server/product-process.ts'));

/**
 * @param dataDir where the cause of an unexpected end is kept for the next life
 * @param givenUp is told what to do when the product is not started again
 * @throws DoesNotStart with the reason, when the first life does not begin: that is never tried again
 */
export async function keepRunning(
  loaded: ChildProcess,
  order: ProductOrder,
  { dataDir, log, givenUp }: { dataDir: string; log: Logger; givenUp: (sentence: string) => Promise<void> },
): Promise<Kept> {
  const restarts = createRestarts();
  let current = loaded;
  let stopping = false;
  let next: NodeJS.Timeout | undefined;

  function again(code: number | null, signal: NodeJS.Signals | null, said: string | null): void {
    if (stopping) return;
    const cause = said ?? (signal ? `ended by ${signal}` : `ended with code ${code}`);
    const waitMs = restarts.ended();
    log.error({ code, signal, cause, product: current.pid, waitMs }, 'the product ended unexpectedly');
    try {
      keepUnexpectedEnd(dataDir, { at: new Date().toISOString(), cause });
    } catch (error) {
      log.error({ err: error }, 'the cause could not be kept for the operator');
    }
    if (waitMs === null) {
      void givenUp(GIVEN_UP);
      return;
    }
    next = setTimeout(() => {
      current = loadProduct();
      // Why it does not begin is told at its end.
      live(current, order, again, true).then(
        () => restarts.answers(),
        () => undefined,
      );
    }, waitMs);
  }

  await live(loaded, order, again);
  restarts.answers();
  return {
    stop() {
      stopping = true;
      clearTimeout(next);
      if (current.exitCode !== null || current.signalCode !== null) return Promise.resolve();
      return new Promise((gone) => {
        current.once('exit', () => gone());
        if (current.connected) current.disconnect();
      });
    },
    kill: () => void current.kill('SIGKILL'),
  };
}

/** Resolves when it listens; `ended` is told of the end of a life that was, or that is not the first. */
function live(
  child: ChildProcess,
  order: ProductOrder,
  ended: (code: number | null, signal: NodeJS.Signals | null, cause: string | null) => void,
  isAgain = false,
): Promise<void> {
  return new Promise((ready, fail) => {
    let [began, cause]: [boolean, string | null] = [false, null];
    child.on('message', (said: ProductSays) => {
      if ('ready' in said) {
        began = true;
        ready();
      } else cause = 'cause' in said ? said.cause : said.refused;
    });
    child.once('exit', (code, signal) => {
      fail(new DoesNotStart(cause ?? `The product ended while it started (${signal ?? code}).`));
      if (began || isAgain) ended(code, signal, cause);
    });
    child.send(order);
  });
}
