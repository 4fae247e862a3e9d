import { join } from 'node:path';
import { AppError } from '../../../platform/errors.ts';
import { createWorkerPool } from '../../../platform/worker-pool.ts';
import { FONTS } from '../../../site-kit/fonts/manifest.ts';
import type { ComposedSite, Composer, EditableSite, Overview } from './composer.port.ts';

/** A page that keeps one busy leaves the other to everybody else. */
const THREADS = 2;
const MOST_WAITING = 500;
/** Of the processor: an ordinary page takes ten milliseconds, the start of a thread half a second. */
const LONGEST_MS = 10_000;

/** Any of them: what takes time is the first use of the library. */
const WARM_FONT = FONTS.Geologica.faces[0].file;

/**
 * The Composer on threads of its own. `root`: the project's folder, because the threads run modules/sites/publishing/composer-worker.ts
 * itself, wherever this file has been bundled to.
 */
export function createComposerWorkers(
  root: string,
  options: { longestMs?: number } = {},
): Composer & {
  warm(): Promise<void>;
  close(): Promise<void>;
} {
  const pool = createWorkerPool({
    file: join(root, 'modules/sites/publishing/composer-worker.ts'),
    size: THREADS,
    mostWaiting: MOST_WAITING,
    limit: {
      ms: options.longestMs ?? LONGEST_MS,
      of: 'thread',
      error: () => new AppError('sites.page-unreadable', { status: 422, reason: 'the page was not read in time' }),
    },
  });
  const composer: Composer = {
    pictures: async (...given) => (await pool.run('pictures', given)) as string[],
    overview: async (...given) => (await pool.run('overview', given)) as Overview,
    compose: async (...given) => (await pool.run('compose', given)) as ComposedSite,
    edit: async (...given) => (await pool.run('edit', given)) as EditableSite,
    subsetFont: async (...given) => (await pool.run('subsetFont', given)) as Uint8Array,
  };
  return {
    ...composer,
    /** Loads what the first visitor would otherwise wait for, on the one thread that stays when there is nothing to do. */
    async warm() {
      const page = { id: '1', name: 'A', link: '', photos: [], posts: [], events: [], ratings: [] };
      await composer.overview(page, new Map(), new Date());
      await composer.subsetFont(WARM_FONT, 'A');
    },
    close: () => pool.close(),
  };
}
