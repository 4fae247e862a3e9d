import type { Raster } from './measures.ts';

/** Rec. 709 weights of red, green and blue in whole numbers, which the engine adds up fastest; together UNIT. */
const [RED, GREEN, BLUE] = [435, 1465, 148];
const UNIT = 2048;
/** Smoothing with 1 4 1 along both axes makes numbers this much larger. */
const SCALE = UNIT * 6 * 6;
const LEVELS = 1024;

/**
 * 99.5th percentile of the Laplacian on a smoothed grey copy of 640 pixels, which takes the camera's noise away before
 * edges are measured. Under 16 is blurred or blown up.
 */
export function sharpnessOf(raster: Raster): number {
  const { width, height } = raster;
  const histogram = new Uint32Array(LEVELS);
  const rows = () => [new Int32Array(width), new Int32Array(width), new Int32Array(width)] as const;
  // Three rows of each kind take turns: the whole stays in the processor's cache.
  let [above, across, below] = rows();
  let [before, smooth, after] = rows();
  const grey = new Int32Array(width);
  for (let y = 0; y < height; y += 1) {
    [above, across, below] = [across, below, above];
    [before, smooth, after] = [smooth, after, before];
    brightness(raster, y, grey);
    smoothAcross(grey, below);
    smoothDown(above, across, below, after);
    // The newest smoothed row is y - 1; the one with neighbours on both sides is y - 2, and border rows are left out.
    if (y >= 4) countEdges(before, smooth, after, histogram);
  }
  let beyond = Math.max(0, width - 4) * Math.max(0, height - 4) * 0.005;
  for (let level = LEVELS - 1; level > 0; level -= 1) {
    beyond -= histogram[level] ?? 0;
    if (beyond <= 0) return level;
  }
  return 0;
}

function brightness({ rgb, width }: Raster, y: number, grey: Int32Array): void {
  for (let x = 0, at = y * width * 3; x < width; x += 1, at += 3)
    grey[x] = RED * (rgb[at] ?? 0) + GREEN * (rgb[at + 1] ?? 0) + BLUE * (rgb[at + 2] ?? 0);
}

function smoothAcross(grey: Int32Array, into: Int32Array): void {
  for (let x = 1; x < grey.length - 1; x += 1) into[x] = (grey[x - 1] ?? 0) + 4 * (grey[x] ?? 0) + (grey[x + 1] ?? 0);
}

function smoothDown(above: Int32Array, row: Int32Array, below: Int32Array, into: Int32Array): void {
  for (let x = 1; x < row.length - 1; x += 1) into[x] = (above[x] ?? 0) + 4 * (row[x] ?? 0) + (below[x] ?? 0);
}

function countEdges(above: Int32Array, row: Int32Array, below: Int32Array, histogram: Uint32Array): void {
  for (let x = 2; x < row.length - 2; x += 1) {
    const around = (row[x - 1] ?? 0) + (row[x + 1] ?? 0) + (above[x] ?? 0) + (below[x] ?? 0);
    const edge = Math.abs(around - 4 * (row[x] ?? 0));
    const level = Math.min(LEVELS - 1, Math.floor((edge + SCALE / 2) / SCALE));
    histogram[level] = (histogram[level] ?? 0) + 1;
  }
}
