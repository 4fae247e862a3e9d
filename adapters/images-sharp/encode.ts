import type { Sharp } from 'sharp';
import type { ImageFormat, Images } from '../../modules/sites/images.port.ts';
import { isJpeg, openPicture } from './open-picture.ts';

type EncodeOptions = Parameters<Images['encode']>[1];

/**
 * Colour of photographs at half the resolution, as the networks' own JPEGs have it: a third less work at the same
 * lightness. Logos and drawings, which come as PNG or WebP, keep the edges of their colours.
 */
const ENCODERS: Record<ImageFormat, (image: Sharp, photograph: boolean) => Sharp> = {
  avif: (image, photograph) =>
    image.avif({ quality: 55, effort: 0, chromaSubsampling: photograph ? '4:2:0' : '4:4:4' }),
  webp: (image) => image.webp({ quality: 72, effort: 2 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 75, mozjpeg: true }),
  png: (image) => image.png({ palette: true, quality: 90, effort: 4 }),
};

export async function encode(bytes: Uint8Array, options: EncodeOptions): Promise<Uint8Array> {
  const image = openPicture(bytes).autoOrient();
  const resized = options.cut
    ? await filled(image, options.width, options.cut)
    : image.resize({ width: options.width, withoutEnlargement: true });
  return ENCODERS[options.format](resized, isJpeg(bytes)).toBuffer();
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
