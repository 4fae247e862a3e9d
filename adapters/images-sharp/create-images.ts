import sharp from 'sharp';
import type { Images } from '../../modules/sites/photos/images.port.ts';
import { AppError } from '../../platform/errors.ts';
import { analyse } from './analyse.ts';
import { encode } from './encode.ts';
import { normalise } from './normalise.ts';
import { isHeic } from './open-picture.ts';

// One picture at a time on one core: the process serves visitors meanwhile, and several pictures run side by side.
sharp.concurrency(1);
sharp.cache(false);

/** The Images port in the thread that calls it. `heavy` false: a picture that must be decoded alone is refused with HEAVY. */
export function createImages(allowed = { heavy: true }): Images {
  return {
    analyse: (bytes) => readable(bytes, () => analyse(bytes, allowed)),
    encode: (bytes, options) => readable(bytes, () => encode(bytes, options, allowed)),
    normalise: (bytes, options) => readable(bytes, () => normalise(bytes, options, allowed)),
  };
}

async function readable<T>(bytes: Uint8Array, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The library refuses what is far too large before it says how large.
    const why = isHeic(bytes) ? 'heic' : String(error).includes('pixel limit') ? 'pixels' : 'broken';
    throw new AppError('sites.photo-unreadable', { status: 422, fields: { why }, cause: error, reason: String(error) });
  }
}
