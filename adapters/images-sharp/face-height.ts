import type { Raster } from './measures.ts';

/** Upper part of an upright picture, where the face of whom it shows is. */
const UPPER = 0.55;
/** Of that part: less is a hand or a thing. */
const LEAST_SHARE = 0.03;
/** Of the width, standard deviation: what lies everywhere (0.29) is a wall, wood, or a table full of food. */
const MOST_SPREAD = 0.27;
/**
 * Colour of skin in Cb and Cr, whatever its lightness: Chai and Ngan, "Face segmentation using skin-color map", IEEE CSVT 9
 * (1999). Their least Cr of 133 takes beige walls for skin.
 */
const BLUE = [77, 127] as const;
const RED = [141, 173] as const;
const LEAST_LUMA = 55;

const isSkin = (red: number, green: number, blue: number): boolean => {
  const cb = 128 - 0.168736 * red - 0.331264 * green + 0.5 * blue;
  const cr = 128 + 0.5 * red - 0.418688 * green - 0.081312 * blue;
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  return cb >= BLUE[0] && cb <= BLUE[1] && cr >= RED[0] && cr <= RED[1] && luma > LEAST_LUMA;
};

/** Where the middle of a face would be in an upright picture, 0..1 from its top, judged by colour; null: nothing looks like one. */
export function faceHeight({ rgb, width, height }: Raster): number | null {
  const rows = Math.floor(height * UPPER);
  let found = 0;
  let [sumX, sumXX, sumY] = [0, 0, 0];
  for (let y = 0, at = 0; y < rows; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      if (!isSkin(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)) continue;
      found += 1;
      sumX += x;
      sumXX += x * x;
      sumY += y;
    }
  if (found === 0 || found < LEAST_SHARE * rows * width) return null;
  const spread = Math.sqrt(Math.max(0, sumXX / found - (sumX / found) ** 2)) / width;
  return spread > MOST_SPREAD ? null : sumY / found / height;
}
