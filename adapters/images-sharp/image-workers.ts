import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ImageAnalysis, Images } from '../../modules/sites/photos/images.port.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { createWorkerPool } from '../../platform/worker-pool.ts';
import { HEAVY } from './picture-limits.ts';

export interface EncodeTask {
  bytes: Uint8Array;
  options: Parameters<Images['encode']>[1];
}

export interface NormaliseTask {
  bytes: Uint8Array;
  options: Parameters<Images['normalise']>[1];
}

/**
 * sharp computes on the four threads that Node has for files, compression and names too; each of ours keeps one of them
 * busy, so that at least one stays free for visitors. Two at least: a heavy picture keeps one of them.
 */
const [FEWEST_THREADS, MOST_THREADS] = [2, 3];
/** With every preview that may be built at once, and all the pictures that some hundred visitors wait for. */
const MOST_WAITING = 500;
const MOST_HEAVY_WAITING = 50;
/** Longer than a decoder and the encoders after it may take by themselves; what is still silent then is ended with its thread. */
const LONGEST_MS = 60_000;

/**
 * The Images port on threads of its own, one for each core. `root`: the project's folder, because the threads run
 * adapters/images-sharp/worker.ts itself, wherever this file has been bundled to. Heavy pictures are decoded one at a time.
 * `makePool` is for whoever watches what the threads are given.
 */
export function createImageWorkers(
  root: string,
  makePool = createWorkerPool,
): Images & { warm(): Promise<void>; close(): Promise<void> } {
  const size = Math.max(FEWEST_THREADS, Math.min(availableParallelism(), MOST_THREADS));
  const pool = makePool({
    file: join(root, 'adapters/images-sharp/worker.ts'),
    size,
    mostWaiting: MOST_WAITING,
    limit: {
      ms: LONGEST_MS,
      of: 'clock',
      error: () => new AppError('sites.photo-unreadable', { status: 422, reason: 'took too long to decode' }),
    },
  });
  let heavy: Promise<unknown> = Promise.resolve();
  let heavyWaiting = 0;
  /** The thread gets copies of its own: the caller keeps its bytes, and a heavy picture is sent once more. */
  async function run(name: string, make: () => { input: unknown; copy: ArrayBuffer }): Promise<unknown> {
    const send = (task: string) => {
      const { input, copy } = make();
      return pool.run(task, input, [copy]);
    };
    try {
      return await send(name);
    } catch (error) {
      if (!isAppError(error, HEAVY)) throw error;
      if (heavyWaiting >= MOST_HEAVY_WAITING)
        throw new AppError('http.unavailable', {
          status: 503,
          retryable: true,
          reason: 'too many heavy pictures wait',
        });
      heavyWaiting += 1;
      const mine = heavy.then(() => send(`${name} alone`));
      heavy = mine.catch(() => undefined).finally(() => (heavyWaiting -= 1));
      return mine;
    }
  }
  return {
    /**
     * Loads the picture library before the first visitor comes, which takes half a second, on the one thread that stays
     * when there is nothing to do.
     */
    async warm() {
      await pool.run('warm', null);
    },
    async analyse(bytes) {
      const copied = () => {
        const copy = new Uint8Array(bytes);
        return { input: copy, copy: copy.buffer };
      };
      return (await run('analyse', copied)) as ImageAnalysis;
    },
    async encode(bytes, options) {
      const copied = () => {
        const copy = new Uint8Array(bytes);
        return { input: { bytes: copy, options } satisfies EncodeTask, copy: copy.buffer };
      };
      return (await run('encode', copied)) as Uint8Array;
    },
    async normalise(bytes, options) {
      const copied = () => {
        const copy = new Uint8Array(bytes);
        return { input: { bytes: copy, options } satisfies NormaliseTask, copy: copy.buffer };
      };
      return (await run('normalise', copied)) as Uint8Array;
    },
    close: () => pool.close(),
  };
}
