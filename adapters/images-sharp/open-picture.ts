import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../platform/errors.ts';

const MAX_PIXELS = 40_000_000;

/** Throws AppError 'sites.photo-unreadable' for anything but a JPEG, PNG, WebP, GIF or AVIF. */
export function openPicture(bytes: Uint8Array): Sharp {
  if (!isRaster(bytes))
    throw new AppError('sites.photo-unreadable', { status: 422, reason: 'not a JPEG, PNG, WebP, GIF or AVIF' });
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
}

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** By the first bytes, so that SVG and other documents never reach their parsers. */
function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (
    isJpeg(bytes) ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^....ftyp(?:avif|avis|heic|mif1)/s.test(head)
  );
}
