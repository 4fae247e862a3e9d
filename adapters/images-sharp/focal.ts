import sharp from 'sharp';
import type { Raster } from './measures.ts';

const WINDOW = 0.4;
/** Where subjects usually are; attention alone swings too far. */
const USUAL: [number, number] = [0.5, 0.42];
const TRUST = 0.65;

/**
 * The subject of a picture, 0..1 from left and top: one attention crop along each axis, drawn towards the usual place.
 * (sharp's attentionX/attentionY come from one crop only and missed faces that two crops found.)
 */
export async function focalPoint({ rgb, width, height }: Raster): Promise<[number, number]> {
  const crop = (w: number, h: number) =>
    sharp(rgb, { raw: { width, height, channels: 3 } })
      .resize({ width: w, height: h, fit: 'cover', position: sharp.strategy.attention })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const w = Math.max(1, Math.round(width * WINDOW));
  const h = Math.max(1, Math.round(height * WINDOW));
  // One after the other: a picture may keep only one of the library's threads busy.
  const across = await crop(w, height);
  const down = await crop(width, h);
  const x = (w / 2 - (across.info.cropOffsetLeft ?? 0)) / width;
  const y = (h / 2 - (down.info.cropOffsetTop ?? 0)) / height;
  const mixed = (seen: number, usual: number) =>
    Math.round((TRUST * Math.min(1, Math.max(0, seen)) + (1 - TRUST) * usual) * 1000) / 1000;
  return [mixed(x, USUAL[0]), mixed(y, USUAL[1])];
}
