import { converter } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from './document.ts';
import { huesClash } from './hues-clash.ts';
import { checkPalette, paletteFor } from './palette.ts';
import { findSeed } from './seed.ts';

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
  it('grey photos without a logo leave the choice to the trade', () => {
    const grey = { l: 0.5, c: 0.01, h: 90, share: 1 };
    expect(findSeed({ logo: [], photo: [grey], prefer: [0, 360], fallback: [35, 0.13] })).toMatchObject({
      from: 'trade',
      h: 35,
    });
  });
  const chroma = (hex: string) => converter('oklch')(hex)?.c ?? 0;
  it.each(LAYOUTS)('%s keeps a black brand black: no role gets a colour, whatever the photos show', (layout) => {
    const ink = fc.record({
      l: fc.double({ min: 0, max: 0.25, noNaN: true }),
      c: fc.double({ min: 0, max: 0.06, noNaN: true }),
      h: hue,
      share: fc.constant(0.6),
    });
    const paper = { l: 0.99, c: 0.004, h: 90, share: 0.4 };
    fc.assert(
      fc.property(ink, input, (dark, { photo, prefer, fallback }) => {
        const palette = paletteFor(layout, findSeed({ logo: [dark, paper], photo, prefer, fallback }));
        for (const [role, hex] of Object.entries(palette)) expect(chroma(hex), role).toBeLessThanOrEqual(0.012);
      }),
      { numRuns: 30 },
    );
  });
  it('a logo with more than a speck of colour keeps its colour', () => {
    const logo = [
      { l: 0.1, c: 0.01, h: 0, share: 0.5 },
      { l: 0.55, c: 0.18, h: 25, share: 0.1 },
    ];
    expect(findSeed({ logo, photo: [], prefer: [0, 360], fallback: [200, 0.1] })).toMatchObject({
      from: 'logo',
      h: 25,
    });
  });
  it('sober trades get one hue', () => {
    const photo = [
      { l: 0.5, c: 0.15, h: 20, share: 0.5 },
      { l: 0.5, c: 0.15, h: 200, share: 0.5 },
    ];
    const seed = findSeed({ logo: [], photo, prefer: [0, 360], fallback: [200, 0.1], oneHue: true });
    expect(seed.h2).toBe(seed.h);
  });
  it('hues clash when no part of the wheel holds all the loud photos', () => {
    const loud = (h: number) => [{ l: 0.6, c: 0.15, h, share: 0.5 }];
    const quiet = [{ l: 0.6, c: 0.02, h: 200, share: 0.9 }];
    expect(huesClash([loud(20), loud(350), loud(200)])).toBe(true);
    expect(huesClash([loud(20), loud(350), loud(60)])).toBe(false);
    expect(huesClash([loud(20), quiet, loud(200)])).toBe(false);
  });
});
