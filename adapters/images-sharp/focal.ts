import sharp from 'sharp';
import type { Raster } from './measures.ts';

const WINDOW = 0.4;
/** Where subjects usually are; attention alone swings too far. */
const USUAL: [number, number] = [0.5, 0.42];
const TRUST = 0.65;

/**
 * The subject of a picture, 0..1 from left and top, drawn towards the usual place. The library blurs what draws attention
 * by the size of the crop asked for before it looks for the peak: a strip finds whole faces where a small crop finds
 * an eye. The peak may be anywhere; what is kept in the middle of a crop of that share cannot be nearer to the edges.
 */
export async function focalPoint({ rgb, width, height }: Raster): Promise<[number, number]> {
  const strip = Math.max(1, Math.round(width * WINDOW));
  const { info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize({ width: strip, height, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const placed = (peak: number, size: number, usual: number) => {
    const seen = Math.min(1 - WINDOW / 2, Math.max(WINDOW / 2, peak / size));
    return Math.round((TRUST * seen + (1 - TRUST) * usual) * 1000) / 1000;
  };
  return [
    placed(info.attentionX ?? width / 2, width, USUAL[0]),
    placed(info.attentionY ?? height / 2, height, USUAL[1]),
  ];
}
