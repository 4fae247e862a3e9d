/** Contact sheets: many pictures in a grid with their names, so that layouts can be compared at a glance. */
import sharp from 'sharp';

export interface Tile {
  file: string;
  label: string;
}
const GAP = 16;
const LABEL = 24;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param columns pictures in a row; each is drawn `width` × `height` pixels, cropped from its top */
export async function contactSheet(
  tiles: Tile[],
  target: string,
  { columns, width, height }: { columns: number; width: number; height: number },
): Promise<void> {
  if (tiles.length === 0) return;
  const place = (index: number) => ({
    left: GAP + (index % columns) * (width + GAP),
    top: GAP + Math.floor(index / columns) * (height + LABEL + GAP),
  });
  const pictures = await Promise.all(
    tiles.map(async ({ file }, index) => {
      const { left, top } = place(index);
      const input = await sharp(file).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer();
      return { input, left, top: top + LABEL };
    }),
  );
  const total = {
    width: Math.min(columns, tiles.length) * (width + GAP) + GAP,
    height: Math.ceil(tiles.length / columns) * (height + LABEL + GAP) + GAP,
  };
  const labels = tiles.map(({ label }, index) => {
    const { left, top } = place(index);
    return `<text x="${left}" y="${top + 16}">${escaped(label)}</text>`;
  });
  const names = `<svg xmlns="http://www.w3.org/2000/svg" width="${total.width}" height="${total.height}" font-family="sans-serif" font-size="14" fill="#fff">${labels.join('')}</svg>`;
  await sharp({ create: { ...total, channels: 3, background: '#555555' } })
    .composite([...pictures, { input: Buffer.from(names), left: 0, top: 0 }])
    .png({ compressionLevel: 6 })
    .toFile(target);
}
