/** When two pictures of a page are one: encoded anew, or one cut out of the other, as networks and their users do. */

/** Of 64: pictures that differ in no more are one picture, encoded anew. */
export const SAME_PICTURE = 6;

/** Of 64, for a cut: each is held against many, so chance is kept out. */
const SAME_CUT = 4;

/** Of two hashes of 16 hex digits: bits in which they differ. */
export function hashDistance(a: string, b: string): number {
  let count = 0;
  for (const at of [0, 8]) {
    let bits = Number.parseInt(a.slice(at, at + 8), 16) ^ Number.parseInt(b.slice(at, at + 8), 16);
    for (; bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}

export const isSamePicture = (a: string, b: string): boolean => hashDistance(a, b) <= SAME_PICTURE;

/**
 * Width by height of what people cut their pictures to: the shapes that social networks ask for. A cut keeps the whole of
 * one side; along the other it lies somewhere, most often in the middle.
 */
export const CUT_SHAPES = [9 / 16, 2 / 3, 3 / 4, 4 / 5, 1, 5 / 4, 4 / 3, 3 / 2, 16 / 9, 1.91] as const;
/** Where a cut lies along the side that it shortens: 0 at the start, 1 at the end. */
export const CUT_PLACES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] as const;
/** A picture's own shape, within 3 %. */
const isShape = (shape: number, { width, height }: Size): boolean => Math.abs(width / height / shape - 1) < 0.03;

interface Size {
  width: number;
  height: number;
}
export interface Looks extends Size {
  /** 64 bits as 16 hex digits. */
  dhash: string;
  /** The same of its cuts: one for each of CUT_PLACES in each of CUT_SHAPES, in that order. Empty: nobody has looked. */
  cuts: readonly string[];
}

/** Whether `part` shows what a cut of `whole` shows. */
export function isCutOf(part: Looks, whole: Looks): boolean {
  return CUT_SHAPES.some((shape, at) => {
    if (!isShape(shape, part) || isShape(shape, whole)) return false;
    const from = at * CUT_PLACES.length;
    return whole.cuts.slice(from, from + CUT_PLACES.length).some((cut) => hashDistance(cut, part.dhash) <= SAME_CUT);
  });
}
