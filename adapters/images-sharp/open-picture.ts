import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../platform/errors.ts';
import { judge } from './picture-limits.ts';
import { isPng, plainPng } from './plain-png.ts';

const MAX_PIXELS = 50_000_000;
/** Of a decoder's own work; an ordinary picture takes a hundredth. */
const LONGEST_S = 8;

/**
 * A picture that may be decoded, and what it says of itself. Throws AppError 'sites.photo-unreadable' for anything but a JPEG,
 * PNG, WebP, GIF or AVIF of bearable size, and HEAVY for one that must be decoded alone where `heavy` is false.
 */
export async function openPicture(
  bytes: Uint8Array,
  allowed: { heavy: boolean },
): Promise<{ image: Sharp; metadata: Metadata }> {
  if (!isRaster(bytes))
    throw new AppError('sites.photo-unreadable', {
      status: 422,
      fields: { why: 'form' },
      reason: 'not a JPEG, PNG, WebP, GIF or AVIF',
    });
  const input = isPng(bytes) ? plainPng(bytes) : bytes;
  const image = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).timeout({ seconds: LONGEST_S });
  const metadata = await image.metadata();
  judge(metadata, allowed);
  return { image, metadata };
}

/** As iPhones keep their photos: no free decoder reads it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^....ftyp(?:heic|heix|hevc|mif1|msf1)/s.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'));

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** By the first bytes, so that SVG and other documents never reach their parsers. */
function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (
    isJpeg(bytes) ||
    isPng(bytes) ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^....ftyp(?:avif|avis|heic|mif1)/s.test(head)
  );
}
