import sharp from 'sharp';
import { faceHeight } from './face-height.ts';
import type { Raster } from './measures.ts';

const WINDOW = 0.4;
/** Where subjects usually are; attention alone swings too far. */
const USUAL: [number, number] = [0.5, 0.42];
const TRUST = 0.65;
/** Width by height of a picture that stands upright: most of those show a person, from the head down. */
const UPRIGHT = 0.9;
/** What of the hair and of the air above it belongs to a face, and the highest that a face is looked for. */
const HEADROOM = 0.06;
const HIGHEST = 0.2;

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/**
 * The subject of a picture, 0..1 from left and top, drawn towards the usual place. The library blurs what draws attention
 * by the size of the crop asked for before it looks for the peak: a strip finds whole faces where a small crop finds
 * an eye. The peak may be anywhere; what is kept in the middle of a crop of that share cannot be nearer to the edges.
 * Of an upright picture a face counts, where there is one.
 */
export async function focalPoint(raster: Raster): Promise<[number, number]> {
  const { rgb, width, height } = raster;
  const strip = Math.max(1, Math.round(width * WINDOW));
  const { info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize({ width: strip, height, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const placed = (peak: number, size: number, usual: number) => {
    const seen = Math.min(1 - WINDOW / 2, Math.max(WINDOW / 2, peak / size));
    return rounded(TRUST * seen + (1 - TRUST) * usual);
  };
  const x = placed(info.attentionX ?? width / 2, width, USUAL[0]);
  const y = placed(info.attentionY ?? height / 2, height, USUAL[1]);
  // Bright clothes draw more attention than the face above them.
  const face = width / height < UPRIGHT ? faceHeight(raster) : null;
  return [x, face === null ? y : Math.min(y, rounded(Math.max(HIGHEST, face - HEADROOM)))];
}
