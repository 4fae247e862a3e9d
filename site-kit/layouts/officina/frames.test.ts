import { describe, expect, it } from 'vitest';
import type { Photo } from '../../document.ts';
import { framesOf } from './frames.ts';

const photos = (count: number, width: number, height: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `photo${String(index).padStart(11, '0')}`,
    width,
    height,
    focal: [0.5, 0.5],
    color: '#777777',
    alt: { value: `Photo ${index}`, source: { kind: 'standard', key: 'photo.alt', from: [] } },
    scrim: { whole: 0.5, lower: 0.5 },
    role: 'card',
  }));

/** Quarters of the sheet that each form fills, the large frame as two rows of two. */
const QUARTERS = { three: 4, four: 8, five: 8, nine: 12, quarters: 4, thirds: 3 };
const fills = { three: 4, four: 4 + 2 + 2, five: 4 + 4, nine: 4 + 8 } as const;

describe('frames of officina', () => {
  it('leaves no place of the sheet empty, however many photos there are', () => {
    for (let count = 3; count <= 40; count += 1) {
      for (const [width, height] of [
        [1600, 1067],
        [500, 500],
        [900, 1600],
      ] as const) {
        const { shape, count: framed, large } = framesOf(photos(count, width, height));
        expect(framed).toBeLessThanOrEqual(count);
        if (shape === 'quarters' || shape === 'thirds') expect(framed % QUARTERS[shape]).toBe(0);
        else expect([fills[shape], large]).toEqual([QUARTERS[shape], true]);
      }
    }
  });

  it('gives the large frame to the first landscape that has the pixels for it', () => {
    const [small, upright, landscape] = [photos(2, 600, 400), photos(1, 1000, 1600), photos(1, 1600, 1000)];
    const named = [...small, ...upright, ...landscape].map((photo, index) => ({ ...photo, id: `photo-${index}` }));
    expect(framesOf(named).order[0]).toBe('photo-3');
    expect(framesOf(photos(6, 600, 400)).large).toBe(false);
  });

  it('shows every photo, framed or waiting at full size', () => {
    expect(new Set(framesOf(photos(40, 1600, 1067)).order).size).toBe(40);
  });
});
