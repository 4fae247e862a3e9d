import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { focalPoint } from './focal.ts';

const SKINS = { fair: '#e8b89a', tan: '#c68642', brown: '#8d5524', dark: '#6b4226' };

const raster = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
};
/** Somebody in a loud dress before a wall, from the head to the hips. */
const person = (skin: string, [width, height]: [number, number]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 192 240" preserveAspectRatio="xMidYMid slice">
<rect width="192" height="240" fill="#9fb4bd"/><ellipse cx="96" cy="62" rx="26" ry="34" fill="${skin}"/>
<rect x="46" y="110" width="100" height="130" fill="#e01030"/><path d="M46 130h100v16H46zM46 170h100v16H46zM46 210h100v16H46z" fill="#ffe000"/></svg>`;

describe('the subject of an upright picture', () => {
  it.each(Object.entries(SKINS))('is the face and not the dress, of %s skin [P1]', async (_name, skin) => {
    const [, y] = await focalPoint(await raster(person(skin, [192, 240])));
    expect(y).toBeGreaterThanOrEqual(0.15);
    expect(y).toBeLessThan(0.3);
  });

  it('is what draws attention where nothing looks like a face: a shelf of wood, a wall [P1]', async () => {
    const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="240"><rect width="192" height="240" fill="#b5793f"/><circle cx="96" cy="170" r="30" fill="#0040ff"/></svg>`;
    const [, y] = await focalPoint(await raster(wall));
    expect(y).toBeGreaterThan(0.5);
  });

  it('is not looked for by colour where the picture lies [P1]', async () => {
    const [, upright] = await focalPoint(await raster(person(SKINS.tan, [192, 240])));
    const [, lying] = await focalPoint(await raster(person(SKINS.tan, [240, 192])));
    expect(lying).toBeGreaterThan(upright);
  });
});
