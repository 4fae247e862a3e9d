import type { PhotoEntry } from './manifest.ts';

/** The widest that most screens take; the quality page weighs the first photo at this width. */
export const WEIGHED_WIDTH = 1200;
/**
 * Bytes by width to this power: 9 kB for 320 pixels, 44 kB for 800, which is what a phone draws across its screen, 88 kB
 * for 1200. Pixels grow by the square, but in a larger picture neighbours are more alike.
 */
const GROWTH = 1.73;
const BYTES = 0.417;

/** Most bytes that a photo on a page may have; the encoder lowers its quality until it fits. Cut pictures have no limit. */
export const photoBudget = ({ width, cut }: Pick<PhotoEntry, 'width' | 'cut'>): number | undefined =>
  cut ? undefined : Math.round(BYTES * width ** GROWTH);
