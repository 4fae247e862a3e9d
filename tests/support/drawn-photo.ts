import sharp, { type Sharp } from 'sharp';

/** A picture that no other seed is like: eight by eight fields. Pixels. */
export function drawnPhoto(seed: number, { width = 1600, height = 1200 } = {}): Sharp {
  const fields = Array.from({ length: 64 }, (_, at) => {
    const value = Math.round(((Math.abs(Math.sin(seed * 12.9898 + at * 78.233)) * 43_758.5453) % 1) * 255);
    const [x, y] = [((at % 8) * width) / 8, (Math.floor(at / 8) * height) / 8];
    return `<rect x="${x}" y="${y}" width="${width / 8}" height="${height / 8}" fill="rgb(${value},${255 - value},90)"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fields.join('')}</svg>`;
  return sharp(Buffer.from(drawing));
}
