import type { RawImage } from './measures.ts';

/** RGBA averaged down so that the longer side is at most `side` pixels; never enlarged. */
export function shrink(rgba: Buffer, { width, height }: RawImage, side: number): { data: Buffer } & RawImage {
  const scale = Math.min(1, side / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const sums = new Uint32Array(w * h * 4);
  const counts = new Uint32Array(w * h);
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * w) / width));
  for (let y = 0, from = 0; y < height; y += 1) {
    const row = Math.floor((y * h) / height) * w;
    for (let x = 0; x < width; x += 1, from += 4) {
      const cell = row + (columns[x] ?? 0);
      const to = cell * 4;
      sums[to] = (sums[to] ?? 0) + (rgba[from] ?? 0);
      sums[to + 1] = (sums[to + 1] ?? 0) + (rgba[from + 1] ?? 0);
      sums[to + 2] = (sums[to + 2] ?? 0) + (rgba[from + 2] ?? 0);
      sums[to + 3] = (sums[to + 3] ?? 0) + (rgba[from + 3] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const data = Buffer.alloc(sums.length);
  for (let at = 0; at < sums.length; at += 1)
    data[at] = Math.round((sums[at] ?? 0) / Math.max(1, counts[at >> 2] ?? 1));
  return { data, width: w, height: h };
}
