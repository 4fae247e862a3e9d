import sharp from 'sharp';

/** A JPEG of one colour, large enough for every layout. */
export const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
