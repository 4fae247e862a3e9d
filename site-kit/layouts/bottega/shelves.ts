/** Rows of a photo wall that are always full: widths in twelfths that follow the shapes of the photos. */
import { photoWidths } from '../../render/options.ts';

export interface Shape {
  id: string;
  width: number;
  height: number;
}
export interface Placed {
  id: string;
  /** Twelfths of the row. */
  span: number;
  /** In a row of less height, for a photo of few pixels stands in it. */
  low: boolean;
}

const COLUMNS = 12;
const IN_ROW = 4;

/** Lines of pixels that fill a row of full height. */
const FULL = 300;

/** Too few lines of pixels for a tile of full height. */
export function isLow(photo: Omit<Shape, 'id'> | undefined): boolean {
  return photo !== undefined && ((photoWidths(photo).at(-1) ?? 0) * photo.height) / photo.width < FULL;
}

/** Sizes of rows, the fullest last: 7 photos are 3 and 4. */
function rowSizes(count: number): number[] {
  const rows = Math.ceil(count / IN_ROW);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

/** Twelfths by weight, rounded down, the rest to those who lost most. */
function spans(weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (COLUMNS * weight) / sum);
  const whole = exact.map(Math.floor);
  const missing = COLUMNS - whole.reduce((total, span) => total + span, 0);
  const order = exact.map((value, index) => ({ index, lost: value % 1 })).toSorted((a, b) => b.lost - a.lost);
  for (const { index } of order.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** Photos with few pixels weigh little, so that none is blown up, and stand in the fuller rows. */
export function shelves(photos: Shape[]): Placed[] {
  const sizes = rowSizes(photos.length);
  const uneven = new Set(sizes).size > 1;
  const ordered = uneven ? photos.toSorted((a, b) => Number(b.width >= 900) - Number(a.width >= 900)) : photos;
  return sizes.flatMap((size, row) => {
    const start = sizes.slice(0, row).reduce((total, before) => total + before, 0);
    const part = ordered.slice(start, start + size);
    const widths = spans(
      part.map(({ width, height }) => Math.min(Math.max(width / height, 0.75), 1.6, Math.max(0.75, width / 480))),
    );
    const low = part.some(isLow);
    return part.map(({ id }, index) => ({ id, span: widths[index] ?? COLUMNS, low }));
  });
}
