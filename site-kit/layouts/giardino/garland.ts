/** How the photos of the gallery stand in rows of arches, circles and leaves. */
import { photoWidths } from '../../render/options.ts';

interface Size {
  width: number;
  height: number;
}
export const SHAPES = ['arch', 'ring', 'drop', 'leaf'] as const;
export type Shape = (typeof SHAPES)[number];

const IN_ROW = 5;
/** Height of an upright shape in a row of three, the largest, in CSS pixels. */
const UPRIGHT = 486;
/** More than this blows a photo up visibly. */
const ENLARGED = 1.25;

/** Numbers of photos in each row: up to five in one, otherwise two rows, the fuller first. */
export function rowsOf<T>(photos: T[]): T[][] {
  if (photos.length <= IN_ROW) return [photos];
  const first = Math.ceil(photos.length / 2);
  return [photos.slice(0, first), photos.slice(first)];
}

/** Lines of pixels of the largest variant. */
const lines = (photo: Size): number => ((photoWidths(photo).at(-1) ?? 0) * photo.height) / photo.width;

/** Shapes take turns, the second row starts elsewhere; a photo with few pixels gets the circle, which needs the least. */
export function shapeOf(photo: Size | undefined, row: number, place: number): Shape {
  if (photo && lines(photo) * ENLARGED < UPRIGHT) return 'ring';
  return SHAPES[(place + 2 * row) % SHAPES.length] ?? 'arch';
}
