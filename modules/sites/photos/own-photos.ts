/** Photos that an owner gives to their site. */
import { and, count, eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { ownPhotoRef } from '../../../site-kit/content/own-photos.ts';
import { isLargeEnough } from '../../../site-kit/photos.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { photos, sitePhotos } from '../tables.ts';
import type { ImageAnalysis } from './images.port.ts';
import { keepPhoto } from './store-photo.ts';

/** Longest side of what is kept, in pixels: more than any page offers. */
const SIDE = 2560;

export interface GivenPhoto {
  bytes: Uint8Array;
  analysis: ImageAnalysis;
}
export interface HeldPhoto {
  ref: string;
  dhash: string;
}

/** What somebody gave, as a site keeps it; nothing is stored. Throws 'sites.photo-unreadable' (422), with `fields.why`. */
export async function readGivenPhoto(ctx: Ctx, { bytes: given }: { bytes: Uint8Array }): Promise<GivenPhoto> {
  const bytes = await ctx.ports.images.normalise(given, { side: SIDE });
  const analysis = await ctx.ports.images.analyse(bytes);
  if (!isLargeEnough(analysis)) throw new AppError('sites.photo-unreadable', { status: 422, fields: { why: 'small' } });
  return { bytes, analysis };
}

/** File and row; no site has it yet. Returns its id. */
export const keepGivenPhoto = (ctx: Ctx, { bytes, analysis }: GivenPhoto): Promise<string> =>
  keepPhoto(ctx, { bytes, analyse: () => Promise.resolve(analysis) });

/** The photo is one of the site's from now on. Returns the reference under which its owner's units name it. */
export async function addOwnPhoto(
  ctx: TxCtx,
  { by: { siteId }, photoId }: { by: SiteAccess<'draft'>; photoId: string },
): Promise<string> {
  const ref = ownPhotoRef(photoId);
  await ctx.db
    .insert(sitePhotos)
    .values({ siteId, ref, photoId, from: 'upload', createdAt: ctx.clock.now() })
    .onConflictDoNothing();
  return ref;
}

/** Every photo that a site has, whoever brought it, on show or not. */
export function heldPhotos(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<HeldPhoto[]> {
  return ctx.db
    .select({ ref: sitePhotos.ref, dhash: photos.dhash })
    .from(sitePhotos)
    .innerJoin(photos, eq(photos.id, sitePhotos.photoId))
    .where(eq(sitePhotos.siteId, by.siteId));
}

/** How many of a site's photos its owner gave, those that were taken away again and are still kept among them. */
export async function countOwnPhotos(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<number> {
  const [row] = await ctx.db
    .select({ many: count() })
    .from(sitePhotos)
    .where(and(eq(sitePhotos.siteId, by.siteId), eq(sitePhotos.from, 'upload')));
  return row?.many ?? 0;
}
