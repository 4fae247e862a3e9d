import type { Sharp } from 'sharp';
import type { ImageFormat, Images } from '../../modules/sites/images.port.ts';
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

/** Best first. Under the last one people see it, and fewer pixels look better than worse ones. */
const QUALITIES: Record<ImageFormat, readonly number[]> = {
  avif: [55, 46, 38, 30],
  webp: [72, 62, 52, 42],
  jpeg: [75],
  png: [90],
};
const SMALLER = 0.75;
const NARROWEST = 240;

export async function encode(bytes: Uint8Array, options: EncodeOptions): Promise<Uint8Array> {
  const { format, maxBytes = Infinity } = options;
  const image = openPicture(bytes).autoOrient();
  const resized = options.cut
    ? await filled(image, options.width, options.cut)
    : image.resize({ width: options.width, withoutEnlargement: true });
  let best: Uint8Array = new Uint8Array(0);
  for (const quality of QUALITIES[format]) {
    best = await ENCODERS[format](resized.clone(), isJpeg(bytes), quality).toBuffer();
    if (best.byteLength <= maxBytes) return best;
  }
  // Pictures like gravel or leaves. A browser that enlarges them a little shows more than one that gets mud.
  const width = Math.round(options.width * SMALLER);
  return maxBytes === Infinity || options.cut || width < NARROWEST ? best : encode(bytes, { ...options, width });
}

/** The largest part of the wanted shape whose middle is as near to the focal point as the edges allow. */
async function filled(
  image: Sharp,
  width: number,
  { height, focal }: NonNullable<EncodeOptions['cut']>,
): Promise<Sharp> {
  const { autoOrient: whole } = await image.metadata();
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
