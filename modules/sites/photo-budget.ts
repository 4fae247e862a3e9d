import type { PhotoEntry } from './manifest.ts';

/** The widest that most screens take; the quality page weighs the first photo at this width. */
export const WEIGHED_WIDTH = 1200;
/**
 * Bytes for a square of one pixel's width: 6 kB for a photo of 320 pixels, 14 kB for 480, 38 kB for 800, which is what a
 * phone draws across its screen, 86 kB for 1200. A phone that opens a wall of photos loads at most 200 kB so.
 */
const BYTES = 0.06;

/** Most bytes that a photo on a page may have; the encoder lowers its quality until it fits. Cut pictures have no limit. */
export const photoBudget = ({ width, cut }: Pick<PhotoEntry, 'width' | 'cut'>): number | undefined =>
  cut ? undefined : Math.round(BYTES * width ** 2);
