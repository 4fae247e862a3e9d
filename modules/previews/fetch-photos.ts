import { inParallel } from '../../platform/in-parallel.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { bumpSnapshot, knownPictureRefs, storePhoto } from '../sites/index.server.ts';

const PARALLEL = 6;
/** More than any layout shows; a page with thousands of photos must not keep a visitor waiting. */
const MAX_PICTURES = 30;

/** Fetches and stores the pictures that the site may show and that are not here yet. One that fails is left out. */
export async function fetchPhotos(
  ctx: Ctx,
  input: { pageId: string; page: FactsInput; addresses: Map<string, string> },
): Promise<void> {
  const refs = (await ctx.ports.composer.pictures(input.page, ctx.clock.now())).slice(0, MAX_PICTURES);
  const known = await knownPictureRefs(ctx, { pageId: input.pageId, refs });
  const missing = refs.filter((ref) => !known.has(ref));
  await inParallel(missing, PARALLEL, async (ref) => {
    const address = input.addresses.get(ref);
    if (!address) return;
    try {
      const bytes = await ctx.ports.social.fetchPicture(address);
      await storePhoto(ctx, { pageId: input.pageId, ref, bytes });
    } catch (error) {
      if (!isAppError(error)) throw error;
      ctx.log.info({ pageId: input.pageId, code: error.code, reason: error.message }, 'a picture was left out');
    }
  });
  if (missing.length > 0) await bumpSnapshot(ctx, input.pageId);
}
