import { CUT_PLACES, CUT_SHAPES } from '../../site-kit/same-picture.ts';
import type { Raster } from './measures.ts';

const COLUMNS = 9;
const ROWS = 8;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Sums of the brightness above and to the left of each pixel: what a field of any size holds is four look-ups. */
function summed({ rgb, width, height }: Raster): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      row += Math.fround(0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0));
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** 64 bits, each "darker than its right neighbour" on 9 by 8 averaged fields of the area, as 16 hex digits. */
function hashOf(sums: Float64Array, stride: number, area: Area): string {
  const xs = Array.from({ length: COLUMNS + 1 }, (_, at) => area.left + Math.ceil((at * area.width) / COLUMNS));
  const ys = Array.from({ length: ROWS + 1 }, (_, at) => area.top + Math.ceil((at * area.height) / ROWS));
  const sum = (x: number, y: number) => sums[y * stride + x] ?? 0;
  const mean = (column: number, row: number): number => {
    const [left = 0, right = 0, top = 0, bottom = 0] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
    const total = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
    return Math.round(total / Math.max(1, (right - left) * (bottom - top)));
  };
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1)
      bits = (bits << 1n) | (mean(column, row) < mean(column + 1, row) ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}

/** The difference hash of a picture and, in the order of same-picture.ts, of its cuts. */
export function differenceHashes(raster: Raster): { dhash: string; cuts: string[] } {
  const { width, height } = raster;
  const sums = summed(raster);
  const hash = (area: Area) => hashOf(sums, width + 1, area);
  const cuts = CUT_SHAPES.flatMap((shape) => CUT_PLACES.map((place) => hash(cutAt(raster, shape, place))));
  return { dhash: hash({ left: 0, top: 0, width, height }), cuts };
}

function cutAt({ width, height }: Raster, shape: number, place: number): Area {
  const size = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  };
  return { left: Math.floor((width - size.width) * place), top: Math.floor((height - size.height) * place), ...size };
}
