/**
 * How unlike two first screens are when they are thumbnails of 200 pixels, so that "told apart" is a number. Shape counts,
 * colour is left out: 1 minus the structural similarity (Wang et al. 2004) of the lightness, over windows of 8 pixels.
 */
import sharp from 'sharp';

const WIDTH = 200;
const WINDOW = 8;
/** Constants of the published measure for 8-bit values. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

interface Thumbnail {
  light: Buffer;
  height: number;
}

export async function thumbnail(file: string): Promise<Thumbnail> {
  const { data, info } = await sharp(file)
    .resize({ width: WIDTH })
    .removeAlpha()
    .greyscale()
    .blur(1)
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { light: data, height: info.height };
}

/** @returns 0 for equal pictures, about 1 for pictures that have nothing to do with each other */
export function unlikeness(one: Thumbnail, other: Thumbnail): number {
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= Math.min(one.height, other.height); top += WINDOW / 2) {
    for (let left = 0; left + WINDOW <= WIDTH; left += WINDOW / 2) {
      sum += similarity(one.light, other.light, left, top);
      windows += 1;
    }
  }
  return 1 - sum / windows;
}

function similarity(one: Buffer, other: Buffer, left: number, top: number): number {
  const n = WINDOW * WINDOW;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y += 1) {
    for (let x = left; x < left + WINDOW; x += 1) {
      const p = one[y * WIDTH + x] ?? 0;
      const q = other[y * WIDTH + x] ?? 0;
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const [ma, mb] = [a / n, b / n];
  const [va, vb, cov] = [aa / n - ma * ma, bb / n - mb * mb, ab / n - ma * mb];
  return ((2 * ma * mb + C1) * (2 * cov + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2));
}
