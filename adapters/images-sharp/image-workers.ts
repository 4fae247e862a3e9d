import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ImageAnalysis, Images } from '../../modules/sites/images.port.ts';
import { createWorkerPool } from '../../platform/worker-pool.ts';

export interface EncodeTask {
  bytes: Uint8Array;
  options: Parameters<Images['encode']>[1];
}

/**
 * sharp computes on the four threads that Node has for files, compression and names too; each of ours keeps one of them
 * busy, so that at least one stays free for visitors.
 */
const MOST_THREADS = 3;
/** With every preview that may be built at once, and all the pictures that some hundred visitors wait for. */
const MOST_WAITING = 500;

/**
 * The Images port on threads of its own, one for each core. `root`: the project's folder, because the threads run
 * adapters/images-sharp/worker.ts itself, wherever this file has been bundled to.
 */
export function createImageWorkers(root: string): Images & { warm(): Promise<void>; close(): Promise<void> } {
  const size = Math.min(availableParallelism(), MOST_THREADS);
  const pool = createWorkerPool({
    file: join(root, 'adapters/images-sharp/worker.ts'),
    size,
    mostWaiting: MOST_WAITING,
  });
  return {
    /** Starts every thread before the first visitor comes: loading the picture library takes half a second. */
    async warm() {
      await Promise.all(Array.from({ length: size }, () => pool.run('warm', null)));
    },
    async analyse(bytes) {
      // The caller keeps its bytes; the thread gets a copy of its own.
      const copy = new Uint8Array(bytes);
      return (await pool.run('analyse', copy, [copy.buffer])) as ImageAnalysis;
    },
    async encode(bytes, options) {
      const copy = new Uint8Array(bytes);
      const task: EncodeTask = { bytes: copy, options };
      return (await pool.run('encode', task, [copy.buffer])) as Uint8Array;
    },
    close: () => pool.close(),
  };
}
