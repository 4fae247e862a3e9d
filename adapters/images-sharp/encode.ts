import type { Sharp } from 'sharp';
import type { ImageFormat, Images } from '../../modules/sites/photos/images.port.ts';
import { isJpeg, openPicture } from './open-picture.ts';

type EncodeOptions = Parameters<Images['encode']>[1];

/**
 * Colour of photographs at half the resolution, as the networks' own JPEGs have it: a third less work at the same
 * lightness. Logos and drawings, which come as PNG or WebP, keep the edges of their colours.
 */
const ENCODERS: Record<ImageFormat, (image: Sharp, photograph: boolean, quality: number) => Sharp> = {
  avif: (image, photograph, quality) =>
    image.avif({ quality, effort: 0, chromaSubsampling: photograph ? '4:2:0' : '4:4:4' }),
  webp: (image, _photograph, quality) => image.webp({ quality, effort: 2 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 75, mozjpeg: true }),
  png: (image) => image.png({ palette: true, quality: 90, effort: 4 }),
};

/** The best quality, and the least: gravel and leaves hide what they lose, and under it everybody sees it. */
const QUALITIES: Record<ImageFormat, { best: number; least: number }> = {
  avif: { best: 50, least: 24 },
  webp: { best: 72, least: 34 },
  jpeg: { best: 75, least: 75 },
  png: { best: 90, least: 90 },
};
/** Bytes grow by about the 1.7th power of the quality, as measured on the demo photos. */
const QUALITY_BY_BYTES = 1 / 1.7;
/** Of its budget a picture may take so much: less than a fifth is not worth another encoding while somebody waits. */
const ENOUGH = 1.2;

export async function encode(
  bytes: Uint8Array,
  options: EncodeOptions,
  allowed: { heavy: boolean },
): Promise<Uint8Array> {
  const { format, bytesPerPixel = Infinity } = options;
  const { image: given, metadata } = await openPicture(bytes, allowed);
  const image = given.autoOrient();
  const resized = options.cut
    ? filled(image, metadata.autoOrient, options.width, options.cut)
    : image.resize({ width: options.width, withoutEnlargement: true });
  const { best, least } = QUALITIES[format];
  const at = (quality: number) =>
    ENCODERS[format](resized.clone(), isJpeg(bytes), quality).toBuffer({ resolveWithObject: true });
  let quality = best;
  let made = await at(quality);
  const budget = bytesPerPixel * made.info.width * made.info.height;
  while (made.data.byteLength > budget * ENOUGH && quality > least) {
    quality = Math.max(least, Math.floor(quality * (budget / made.data.byteLength) ** QUALITY_BY_BYTES));
    made = await at(quality);
  }
  return made.data;
}

/** The largest part of the wanted shape whose middle is as near to the focal point as the edges allow. */
function filled(
  image: Sharp,
  whole: { width: number; height: number },
  width: number,
  { height, focal }: NonNullable<EncodeOptions['cut']>,
): Sharp {
  const scale = Math.min(whole.width / width, whole.height / height);
  const part = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const start = (middle: number, size: number, all: number) =>
    Math.round(Math.min(Math.max(middle * all - size / 2, 0), all - size));
  return image
    .extract({
      left: start(focal[0], part.width, whole.width),
      top: start(focal[1], part.height, whole.height),
      ...part,
    })
    .resize({ width, height, fit: 'fill' });
}
