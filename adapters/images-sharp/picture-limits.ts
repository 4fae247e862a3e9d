import type { Metadata } from 'sharp';
import { AppError } from '../../platform/errors.ts';

const MEGA = 1_000_000;
/** What a decoder of each kind costs by pixel differs: one that must hold the whole picture at once may have fewer. docs/security.md states them. */
export const PICTURE_LIMITS = {
  side: 20_000,
  ratio: 20,
  pixels: { jpeg: 50 * MEGA, png: 50 * MEGA, webp: 50 * MEGA, interlaced: 12 * MEGA, gif: 12 * MEGA, heif: 12 * MEGA },
  /** Above this one is decoded at a time. A JPEG is made smaller while it is decoded. */
  heavy: { jpeg: 24 * MEGA, other: 6 * MEGA },
} as const;

/** The task must come again, alone. */
export const HEAVY = 'sites.photo-heavy';

/** Judged before anything is decoded. Throws 'sites.photo-unreadable', or HEAVY where that is not allowed now. */
export function judge({ width, height, format, isProgressive }: Metadata, allowed: { heavy: boolean }): void {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const { side, ratio, pixels, heavy } = PICTURE_LIMITS;
  const kind = format === 'png' && isProgressive ? 'interlaced' : format;
  const most = kind in pixels ? pixels[kind as keyof typeof pixels] : 0;
  if (short < 1 || long > side || long > short * ratio || width * height > most)
    throw new AppError('sites.photo-unreadable', {
      status: 422,
      fields: { why: most === 0 ? 'form' : 'pixels' },
      reason: `${kind} of ${width} × ${height} pixels`,
    });
  if (!allowed.heavy && width * height > (format === 'jpeg' ? heavy.jpeg : heavy.other))
    throw new AppError(HEAVY, { status: 503, retryable: true, reason: `${width} × ${height} pixels at once` });
}
