import { openPicture } from './open-picture.ts';

/** Where a person's eye sees no difference, and a tenth of what a camera writes. */
const QUALITY = 88;

/**
 * The picture as a site keeps it: upright, sRGB, at most `side` pixels long, without anything but its pixels (place, camera,
 * profile, further frames go). A JPEG on white. Throws AppError 'sites.photo-unreadable'.
 */
export async function normalise(
  bytes: Uint8Array,
  { side }: { side: number },
  allowed: { heavy: boolean },
): Promise<Uint8Array> {
  const { image } = await openPicture(bytes, allowed);
  return image
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
