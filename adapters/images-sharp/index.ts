/** The Images port on sharp. One decode at reduced size serves every measurement of a picture. */
import sharp, { type Sharp } from 'sharp';
import type { ImageAnalysis, ImageFormat, Images } from '../../modules/sites/images.port.ts';
import { AppError } from '../../platform/errors.ts';
import { findClusters, hexOf } from './clusters.ts';
import { focalPoint } from './focal.ts';
import { looksLikeFlyer } from './flyer.ts';
import { shrink } from './shrink.ts';
import { differenceHash, onWhite, scrimFor, sharpnessOf } from './measures.ts';

const MAX_PIXELS = 40_000_000;
/** Side of the copy that everything is measured on. */
const COPY = 640;

// One picture at a time on one core: the process serves visitors meanwhile, and several pictures run side by side.
sharp.concurrency(1);
sharp.cache(false);

export function createImages(): Images {
  return {
    analyse: (bytes) => readable(() => analyse(bytes)),
    encode: (bytes, options) => readable(() => encode(bytes, options)),
  };
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('sites.photo-unreadable', { status: 422, cause: error, reason: String(error) });
  }
}

function open(bytes: Uint8Array): Sharp {
  if (!isRaster(bytes))
    throw new AppError('sites.photo-unreadable', { status: 422, reason: 'not a JPEG, PNG, WebP, GIF or AVIF' });
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
}

/** By the first bytes, so that SVG and other documents never reach their parsers. */
function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^....ftyp(?:avif|avis|heic|mif1)/s.test(head)
  );
}

async function analyse(bytes: Uint8Array): Promise<ImageAnalysis> {
  const image = open(bytes);
  const { width: rawWidth, height: rawHeight, orientation = 1 } = await image.metadata();
  // Orientations 5 to 8 of Exif lie on their side.
  const [width, height] = orientation >= 5 ? [rawHeight, rawWidth] : [rawWidth, rawHeight];
  const { data, info } = await image
    .autoOrient()
    .resize({ width: COPY, height: COPY, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const medium = shrink(data, info, 240);
  const solid = onWhite(medium.data, medium);
  // The library's threads look for the subject while this one counts.
  const focal = focalPoint(solid);
  const clusters = findClusters(medium.data);
  return {
    width,
    height,
    color: hexOf(clusters[0]),
    sharpness: sharpnessOf(onWhite(data, info)),
    dhash: differenceHash(solid),
    flyer: looksLikeFlyer(solid),
    clusters,
    focal: await focal,
    scrim: { whole: scrimFor(solid, 0), lower: scrimFor(solid, 0.4) },
  };
}

const ENCODERS: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 0 }),
  webp: (image) => image.webp({ quality: 72, effort: 2 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 75, mozjpeg: true }),
  png: (image) => image.png({ palette: true, quality: 90, effort: 4 }),
};

type EncodeOptions = Parameters<Images['encode']>[1];

async function encode(bytes: Uint8Array, options: EncodeOptions): Promise<Uint8Array> {
  const image = open(bytes).autoOrient();
  const resized = options.cut
    ? await filled(image, options.width, options.cut)
    : image.resize({ width: options.width, withoutEnlargement: true });
  return ENCODERS[options.format](resized).toBuffer();
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
