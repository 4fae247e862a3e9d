/** Contact sheet: many pictures in a grid, so that layouts can be compared at a glance. */
import sharp from 'sharp';

/** @param columns pictures in a row; each is drawn `width` × `height` pixels, cropped from its top */
export async function contactSheet(
  files: string[],
  target: string,
  { columns, width, height }: { columns: number; width: number; height: number },
): Promise<void> {
  if (files.length === 0) return;
  const gap = 16;
  const tiles = await Promise.all(
    files.map(async (file) => sharp(file).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer()),
  );
  const rows = Math.ceil(tiles.length / columns);
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: '#777777',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(target);
}
