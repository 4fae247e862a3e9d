/** Full-width strips of one to four photos, butted; which photo stands in which follows from its pixels. */
import { photoWidths } from '../../render/options.ts';

export interface Shape {
  id: string;
  width: number;
  height: number;
}
export type Strip = Shape[];

/** Height of a strip by its number of photos, in hundredths of the screen's width; css.ts says the same. */
export const HEIGHTS = [0, 40, 33, 28, 23] as const;
/** More than this blows a photo up visibly; judged on a screen of so many pixels. */
const ENLARGED = 1.25;
const SCREEN = 1440;
const LANDSCAPE = 1.3;
/** The larger of two neighbours takes seven twelfths. */
const LARGEST_SHARE = [0, 1, 7 / 12, 1 / 3, 1 / 4] as const;

/** Rows to try for a number of photos, the liveliest first. */
const ROWS: Record<number, number[][]> = {
  3: [[1, 2], [3]],
  4: [[1, 3], [2, 2], [4]],
  5: [
    [1, 4],
    [2, 3],
    [3, 2],
  ],
  6: [
    [1, 3, 2],
    [2, 4],
    [3, 3],
  ],
  7: [
    [1, 2, 4],
    [1, 3, 3],
    [3, 4],
  ],
  8: [
    [1, 3, 4],
    [2, 3, 3],
    [4, 4],
  ],
  9: [
    [1, 3, 2, 3],
    [2, 3, 4],
    [3, 3, 3],
  ],
  10: [
    [1, 3, 2, 4],
    [3, 3, 4],
  ],
  11: [
    [1, 4, 2, 4],
    [3, 4, 4],
  ],
  12: [
    [1, 3, 2, 3, 3],
    [1, 3, 4, 4],
    [4, 4, 4],
  ],
};

/** Fewest photos that must stand in a photo's row so that it is not blown up. */
export function fewestBeside(photo: Shape): 1 | 2 | 3 | 4 {
  const pixels = photoWidths(photo).at(-1) ?? photo.width;
  const ratio = photo.width / photo.height;
  const sharp = (count: 1 | 2 | 3) =>
    (SCREEN * Math.max(LARGEST_SHARE[count], (HEIGHTS[count] / 100) * ratio)) / pixels <= ENLARGED;
  if (sharp(1) && ratio >= LANDSCAPE) return 1;
  if (sharp(2)) return 2;
  return sharp(3) ? 3 : 4;
}

/** Deals the photos to rows of these lengths, the fewest first; null when one would be blown up. */
function deal(photos: Shape[], rows: number[]): Strip[] | null {
  const left = [...photos];
  const strips: Strip[] = rows.map(() => []);
  for (const row of [...rows.keys()].toSorted((a, b) => (rows[a] ?? 0) - (rows[b] ?? 0))) {
    const length = rows[row] ?? 0;
    const chosen = left.filter((photo) => fewestBeside(photo) <= length).slice(0, length);
    if (chosen.length < length) return null;
    strips[row] = chosen;
    for (const photo of chosen) left.splice(left.indexOf(photo), 1);
  }
  return strips;
}

function inRowsOf(size: number, photos: Shape[]): Strip[] {
  return Array.from({ length: Math.ceil(photos.length / size) }, (_, row) =>
    photos.slice(row * size, row * size + size),
  );
}

/** Every photo once. */
export function stripsOf(photos: Shape[]): Strip[] {
  for (const rows of ROWS[photos.length] ?? []) {
    const strips = deal(photos, rows);
    if (strips) return strips;
  }
  return inRowsOf(4, photos);
}
