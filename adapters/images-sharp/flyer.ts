import type { Raster } from './measures.ts';

/** Share of the four commonest colours above which a picture is flat graphics. */
const FLAT = 0.82;
const EDGE = 48;
/** A row crosses text when this share of its pixels are edges. */
const BUSY_ROW = 0.08;
const BUSY_ROWS = 0.18;
/** A poster of few words: lines of this many rows or more with quiet rows between them, and less in all. */
const LINE_ROWS = 3;
const LINES = 2;
const BUSY_LINES = 0.06;

/**
 * Mostly text: few flat colours together with bands of rows full of edges. Photographs of a thing on an even ground are
 * flat too, but their edges are few in a row. Calibrated on the demonstration photos and drawn announcements.
 */
export function looksLikeFlyer({ rgb, width, height }: Raster): boolean {
  const bins = new Map<number, number>();
  let busyRows = 0;
  let lines = 0;
  let run = 0;
  for (let y = 0; y < height; y += 1) {
    let edges = 0;
    let before = -1;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
      const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
      bins.set(key, (bins.get(key) ?? 0) + 1);
      const luma = (r * 2 + g * 5 + b) >> 3;
      if (before >= 0 && Math.abs(luma - before) > EDGE) edges += 1;
      before = luma;
    }
    const busy = edges > width * BUSY_ROW;
    if (busy) busyRows += 1;
    run = busy ? run + 1 : 0;
    if (run === LINE_ROWS) lines += 1;
  }
  const top = [...bins.values()].toSorted((a, b) => b - a).slice(0, 4);
  const flat = top.reduce((sum, count) => sum + count, 0) / (width * height);
  const share = busyRows / height;
  return flat >= FLAT && (share >= BUSY_ROWS || (lines >= LINES && share >= BUSY_LINES));
}
