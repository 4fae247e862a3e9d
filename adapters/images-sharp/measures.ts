import type { Pixels } from './shrink.ts';

/** Pixels of a picture, opaque, three bytes each. */
export interface Raster {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** Laid on white; a picture without opacity is its own raster. */
export function onWhite({ data, width, height, channels }: Pixels): Raster {
  if (channels === 3) return { rgb: data, width, height };
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const opacity = data[from + 3] ?? 255;
    for (let channel = 0; channel < 3; channel += 1)
      rgb[to + channel] = 255 - ((255 - (data[from + channel] ?? 0)) * opacity) / 255;
  }
  return { rgb, width, height };
}

const TEXT_CONTRAST = 4.6;

/** Alpha of a black overlay under which white text reaches 4.6:1 on the brightest 2 % from `top` (0..1) downwards. */
export function scrimFor({ rgb, width, height }: Raster, top: number): number {
  const histogram = new Uint32Array(256);
  /** Where a pixel of each brightness stands. */
  const sample = new Int32Array(256).fill(-1);
  let pixels = 0;
  for (let at = Math.floor(top * height) * width * 3; at + 2 < rgb.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
    const luma = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
    histogram[luma] = (histogram[luma] ?? 0) + 1;
    sample[luma] = at;
    pixels += 1;
  }
  let brightest = pixels * 0.02;
  let luma = 255;
  for (; luma > 0 && brightest > (histogram[luma] ?? 0); luma -= 1) brightest -= histogram[luma] ?? 0;
  const at = sample[luma] ?? -1;
  const ground = at < 0 ? [0, 0, 0] : [...rgb.subarray(at, at + 3)];
  for (let alpha = 0; alpha < 1; alpha += 0.02)
    if (whiteContrast(ground.map((channel) => channel * (1 - alpha))) >= TEXT_CONTRAST)
      return Math.round(alpha * 100) / 100;
  return 1;
}

/** WCAG 2 contrast of white on an sRGB colour, channels 0..255. */
function whiteContrast(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}
