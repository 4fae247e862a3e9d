import type { PhotoEntry } from './manifest.ts';

/** The widest that most screens take; the quality page weighs the first photo at this width. */
export const WEIGHED_WIDTH = 1200;
/**
 * Bytes for a square of one pixel's width: 6 kB for a photo of 320 pixels, 13 kB for 480, 35 kB for 800, which is what a
 * phone draws across its screen, 79 kB for 1200. So a phone that opens a wall of photos loads about 200 kB at most.
 */
const BYTES = 0.055;

/** Most bytes that a photo on a page may have; the encoder lowers its quality until it fits. Cut pictures have no limit. */
export const photoBudget = ({ width, cut }: Pick<PhotoEntry, 'width' | 'cut'>): number | undefined =>
  cut ? undefined : Math.round(BYTES * width ** 2);
