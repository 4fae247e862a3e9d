import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';

const WIDTH = 112;
const KEPT_MS = 60 * 60 * 1000;

/** Addresses seen in search results, so that showing a list of pages does not read each of them. */
const addresses = new LRUCache<string, string>({ max: 5000, ttl: KEPT_MS });
const NONE = new Uint8Array(0);
const pictures = new LRUCache<string, Uint8Array, Ctx>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.byteLength + 200,
  ttl: KEPT_MS,
  fetchMethod: (pageId, _stale, { context }) => loadPicture(context, pageId),
});

export const rememberPicture = (pageId: string, address: string): void => void addresses.set(pageId, address);

/**
 * The profile picture of a social page as a small WebP of our own making; null when it has none or the network does not
 * give it. Asked once an hour at most.
 */
export async function pagePicture(ctx: Ctx, pageId: string): Promise<Uint8Array | null> {
  const bytes = await pictures.fetch(pageId, { context: ctx });
  return bytes && bytes !== NONE ? bytes : null;
}

async function loadPicture(ctx: Ctx, pageId: string): Promise<Uint8Array> {
  try {
    const address = addresses.get(pageId) ?? (await ctx.ports.social.read(pageId)).page.picture?.data.url;
    if (!address) return NONE;
    const original = await ctx.ports.social.fetchPicture(address);
    return await ctx.ports.images.encode(original, { width: WIDTH, format: 'webp' });
  } catch (error) {
    if (!isAppError(error)) ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a page picture could not be made');
    return NONE;
  }
}
