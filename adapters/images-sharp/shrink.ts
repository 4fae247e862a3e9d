/** Rows of pixels, red, green and blue, with opacity as the fourth where a picture has any. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Averaged down so that the longer side is at most `side` pixels; never enlarged. */
export function shrink({ data, width, height, channels }: Pixels, side: number): Pixels {
  const scale = Math.min(1, side / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const small = new Uint8Array(w * h * channels);
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * w) / width));
  const perColumn = new Uint32Array(w);
  for (const column of columns) perColumn[column] = (perColumn[column] ?? 0) + 1;
  const sums = new Uint32Array(w * channels);
  let [from, to] = [0, 0];
  for (let row = 0, y = 0; row < h; row += 1) {
    const first = y;
    sums.fill(0);
    for (; Math.floor((y * h) / height) === row; y += 1)
      for (let x = 0; x < width; x += 1, from += channels) {
        const cell = (columns[x] ?? 0) * channels;
        sums[cell] = (sums[cell] ?? 0) + (data[from] ?? 0);
        sums[cell + 1] = (sums[cell + 1] ?? 0) + (data[from + 1] ?? 0);
        sums[cell + 2] = (sums[cell + 2] ?? 0) + (data[from + 2] ?? 0);
        if (channels === 4) sums[cell + 3] = (sums[cell + 3] ?? 0) + (data[from + 3] ?? 0);
      }
    for (let cell = 0; cell < sums.length; cell += 1, to += 1)
      small[to] = Math.round((sums[cell] ?? 0) / ((y - first) * (perColumn[Math.floor(cell / channels)] ?? 1)));
  }
  return { data: small, width: w, height: h, channels };
}
