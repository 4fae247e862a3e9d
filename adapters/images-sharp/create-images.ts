import sharp from 'sharp';
import type { Images } from '../../modules/sites/photos/images.port.ts';
import { AppError } from '../../platform/errors.ts';
import { analyse } from './analyse.ts';
import { encode } from './encode.ts';

// One picture at a time on one core: the process serves visitors meanwhile, and several pictures run side by side.
sharp.concurrency(1);
sharp.cache(false);

/** The Images port in the thread that calls it. `heavy` false: a picture that must be decoded alone is refused with HEAVY. */
export function createImages(allowed = { heavy: true }): Images {
  return {
    analyse: (bytes) => readable(() => analyse(bytes, allowed)),
    encode: (bytes, options) => readable(() => encode(bytes, options, allowed)),
  };
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('sites.photo-unreadable', { status: 422, cause: error, reason: String(error) });
  }
}
