import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from './document.ts';
import { checkPalette, findSeed, paletteFor } from './palette.ts';

const hue = fc.double({ min: 0, max: 360, noNaN: true });
const cluster = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.37, noNaN: true }),
  h: hue,
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});
const input = fc.record({
  logo: fc.array(cluster, { maxLength: 8 }),
  photo: fc.array(cluster, { maxLength: 8 }),
  prefer: fc.constantFrom<[number, number]>([15, 60], [340, 430], [0, 360]),
  fallback: fc.tuple(hue, fc.double({ min: 0, max: 0.2, noNaN: true })),
});

describe('palettes', () => {
  it.each(LAYOUTS)('every text of %s can be read on every ground, whatever the logo and the photos', (layout) => {
    fc.assert(
      fc.property(input, (given) => {
        for (const [pair, ratio] of Object.entries(checkPalette(paletteFor(layout, findSeed(given)))))
          expect(ratio, pair).toBeGreaterThanOrEqual(/^(?:focus|second)/.test(pair) ? 3 : 4.5);
      }),
      { numRuns: 40 },
    );
  });
  it('a pinned colour beats logo and photos', () => {
    const red = { l: 0.6, c: 0.2, h: 25, share: 0.5 };
    expect(findSeed({ pinned: '#1d63c4', logo: [red], photo: [red], prefer: [0, 360], fallback: [0, 0.1] }).from).toBe(
      'owner',
    );
  });
  it('a grey logo and grey photos leave the choice to the trade', () => {
    const grey = { l: 0.5, c: 0.01, h: 90, share: 1 };
    expect(findSeed({ logo: [grey], photo: [grey], prefer: [0, 360], fallback: [35, 0.13] })).toMatchObject({
      from: 'trade',
      h: 35,
    });
  });
});
