import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createImages } from '../../adapters/images-sharp/index.ts';
import { TRADE_RULES } from '../../site-kit/facts/trades.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { checkPalette, paletteFor } from '../../site-kit/palette.ts';
import { findSeed } from '../../site-kit/seed.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/demo/photos/npm');
const images = createImages();

it('the colours of every photo of the cast can be read in every layout, the trades taking turns', async () => {
  const photos = readdirSync(FOLDER);
  const low: string[] = [];
  let count = 0;
  const trades = Object.values(TRADE_RULES);
  for (const [index, file] of photos.entries()) {
    const { clusters } = await images.analyse(readFileSync(join(FOLDER, file)));
    const { hue = [0, 360], seed: fallback = [0, 0.1] } = trades[index % trades.length] ?? {};
    const seed = findSeed({ logo: [], photo: clusters, prefer: hue, fallback });
    for (const { name } of READY_LAYOUTS) {
      count += 1;
      for (const [pair, ratio] of Object.entries(checkPalette(paletteFor(name, seed))))
        if (ratio < (/^(?:focus|second)/.test(pair) ? 3 : 4.5)) low.push(`${file} ${name} ${pair} ${ratio}`);
    }
  }
  expect(low).toEqual([]);
  expect(count).toBe(photos.length * READY_LAYOUTS.length);
});
