import type { Photo } from '../../document.ts';

/** Pixels from which a photo fills a laptop's width without being blown up visibly. */
export const FILLS_SCREEN = 1150;

/**
 * The `sizes` of a photo that covers the screen's width and a share of its height, so that on a phone it is wider than
 * the screen. Dense screens ask for less than every pixel: under the scrim nobody sees the difference, and the first
 * picture comes sooner.
 */
export function screenSizes({ width, height }: Photo, tall: { phone: number; wide: number }): string {
  const covering = (share: number, part: number) => `max(${share}vw, ${Math.round((share * part * width) / height)}vh)`;
  return `(max-width:959px) and (min-resolution:1.5dppx) ${covering(43, tall.phone)}, ${covering(100, tall.wide)}`;
}
