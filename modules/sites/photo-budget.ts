import { LIMITS } from '../../site-kit/quality/report.ts';
import type { PhotoEntry } from './manifest.ts';

/** The widest that most screens take; the quality page weighs the first photo at this width. */
export const WEIGHED_WIDTH = 1200;
/** Large screens wait for large pictures, but not for any picture. */
const WIDEST = 200_000;

/** Most bytes that a photo on a page may have; the encoder lowers its quality until it fits. */
export const photoBudget = ({ width, cut }: Pick<PhotoEntry, 'width' | 'cut'>): number | undefined => {
  if (cut) return undefined;
  return width <= WEIGHED_WIDTH ? LIMITS.photo : WIDEST;
};
