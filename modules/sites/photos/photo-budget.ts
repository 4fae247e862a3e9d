import type { PhotoEntry } from '../publishing/manifest.ts';

/** The widest that most screens take; the quality page weighs the first photo at this width. */
export const WEIGHED_WIDTH = 1200;
/**
 * Bytes for each pixel of the picture's area, so that a portrait is not made worse than a landscape of its width: 35 kB for
 * 800 × 533, which is what a phone draws across its screen, 66 kB for 800 × 1000. A phone that opens a wall of photos loads
 * about 200 kB at most.
 */
const BYTES_PER_PIXEL = 0.0825;

/** Most bytes a pixel of a photo on a page may have; the encoder lowers its quality until it fits. Cut pictures have no limit. */
export const photoBudget = ({ cut }: Pick<PhotoEntry, 'cut'>): number | undefined =>
  cut ? undefined : BYTES_PER_PIXEL;
