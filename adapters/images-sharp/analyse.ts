import type { ImageAnalysis } from '../../modules/sites/photos/images.port.ts';
import { findClusters, hexOf } from './clusters.ts';
import { focalPoint } from './focal.ts';
import { looksLikeFlyer } from './flyer.ts';
import { differenceHashes } from './difference-hash.ts';
import { onWhite, scrimFor } from './measures.ts';
import { openPicture } from './open-picture.ts';
import { sharpnessOf } from './sharpness.ts';
import { shrink, type Pixels } from './shrink.ts';

/** Side of the copy that sharpness is measured on, and of the one for everything else. */
const COPY = 640;
const SMALL = 240;

/** Every measure of a picture, from one decode at reduced size. */
export async function analyse(bytes: Uint8Array, allowed: { heavy: boolean }): Promise<ImageAnalysis> {
  const { image, metadata } = await openPicture(bytes, allowed);
  const { autoOrient: size, hasAlpha } = metadata;
  const upright = image
    .autoOrient()
    .resize({ width: COPY, height: COPY, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await (hasAlpha ? upright.ensureAlpha() : upright.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const copy: Pixels = { data, width: info.width, height: info.height, channels: hasAlpha ? 4 : 3 };
  const small = shrink(copy, SMALL);
  const solid = onWhite(small);
  // The library's threads look for the subject while this one counts.
  const focal = focalPoint(solid);
  const clusters = findClusters(small);
  return {
    width: size.width,
    height: size.height,
    color: hexOf(clusters[0]),
    sharpness: sharpnessOf(onWhite(copy)),
    ...differenceHashes(solid),
    flyer: looksLikeFlyer(solid),
    clusters,
    focal: await focal,
    scrim: { whole: scrimFor(solid, 0), lower: scrimFor(solid, 0.4) },
  };
}
