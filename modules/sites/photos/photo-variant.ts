import type { Ctx } from '../../../platform/ctx.ts';
import { originalKey, variantKey, type Make, type PhotoEntry } from '../publishing/manifest.ts';
import { photoBudget } from './photo-budget.ts';

export type Variant = Omit<PhotoEntry, 'kind'>;

interface Flight {
  bytes: Promise<Uint8Array | null>;
  /** Ends when the next request finds the file, or nothing can be kept; never fails. */
  kept: Promise<unknown>;
}
// Many browsers ask for a new picture at the same moment; one encoding answers all of them.
const flights = new Map<string, Flight>();

/**
 * Bytes of a photo in one width and format, made on the first request and kept. Null when the original is gone. Nobody
 * waits for the disk: what is lost before it is written is only made once more.
 */
export const photoVariant = (ctx: Ctx, variant: Variant): Promise<Uint8Array | null> => fly(ctx, variant, 'lean').bytes;

/**
 * The same for a preview, whose first visitor is waiting: encoded once, without looking whether fewer bytes would do. It is
 * kept apart, so that a site that is published gets the lean ones.
 */
export const previewPhoto = (ctx: Ctx, variant: Variant): Promise<Uint8Array | null> =>
  fly(ctx, variant, 'quick').bytes;

/** Makes a variant ahead of its first request; done when it is on the disk. */
export async function preparePhotoVariant(ctx: Ctx, variant: Variant): Promise<void> {
  const { bytes, kept } = fly(ctx, variant, 'lean');
  await bytes;
  await kept;
}

function fly(ctx: Ctx, variant: Variant, make: Make): Flight {
  const key = variantKey(variant, make);
  const running = flights.get(key);
  if (running) return running;
  const work = readOrEncode(ctx, key, variant, make);
  const bytes = work.then((found) => found.bytes);
  const kept = work
    .then(({ fresh }) => fresh && ctx.ports.files.write(key, fresh))
    .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'a picture was not kept'))
    .finally(() => flights.delete(key));
  const flight = { bytes, kept };
  flights.set(key, flight);
  return flight;
}

async function readOrEncode(
  ctx: Ctx,
  key: string,
  { photo, ...options }: Variant,
  make: Make,
): Promise<{ bytes: Uint8Array | null; fresh?: Uint8Array }> {
  const known = await ctx.ports.files.read(key);
  if (known) return { bytes: known };
  const original = await ctx.ports.files.read(originalKey(photo));
  if (!original) return { bytes: null };
  const bytesPerPixel = make === 'lean' ? photoBudget(options) : undefined;
  const fresh = await ctx.ports.images.encode(original, { ...options, ...(bytesPerPixel ? { bytesPerPixel } : {}) });
  return { bytes: fresh, fresh };
}
