import type { Ctx } from '../../platform/ctx.ts';
import { originalKey, variantKey, type PhotoEntry } from './manifest.ts';

export type Variant = Omit<PhotoEntry, 'kind'>;

// Many browsers ask for a new picture at the same moment; one encoding answers all of them.
const flights = new Map<string, Promise<Uint8Array | null>>();

/** Bytes of a photo in one width and format, made on the first request and kept. Null when the original is gone. */
export function photoVariant(ctx: Ctx, variant: Variant): Promise<Uint8Array | null> {
  const key = variantKey(variant);
  const running = flights.get(key);
  if (running) return running;
  const flight = readOrEncode(ctx, key, variant).finally(() => flights.delete(key));
  flights.set(key, flight);
  return flight;
}

async function readOrEncode(ctx: Ctx, key: string, { photo, ...options }: Variant): Promise<Uint8Array | null> {
  const kept = await ctx.ports.files.read(key);
  if (kept) return kept;
  const original = await ctx.ports.files.read(originalKey(photo));
  if (!original) return null;
  const encoded = await ctx.ports.images.encode(original, options);
  await ctx.ports.files.write(key, encoded);
  return encoded;
}
