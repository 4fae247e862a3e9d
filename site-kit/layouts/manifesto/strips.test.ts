import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestBeside, stripsOf } from './strips.ts';
import type { Shape } from './strips.ts';

const photo = (id: string, width: number, height: number): Shape => ({ id, width, height });

describe('strips of photos', () => {
  it('a photo of few pixels shares its row, so that it is not blown up', () => {
    expect(fewestBeside(photo('small', 500, 500))).toBe(3);
    expect(fewestBeside(photo('large', 1600, 1067))).toBe(1);
    expect(fewestBeside(photo('upright', 1067, 1600))).toBe(2);
    const strips = stripsOf(['a', 'b', 'c', 'd'].map((id) => photo(id, 500, 500)));
    expect(strips.map(({ length }) => length)).toEqual([4]);
  });

  it('six large photos make three rows of different rhythm', () => {
    const strips = stripsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => photo(id, 1600, 1067)));
    expect(strips.map(({ length }) => length)).toEqual([1, 3, 2]);
  });

  it('shows every photo once, in rows of at most four', () => {
    const shapes = fc.array(fc.tuple(fc.integer({ min: 320, max: 2000 }), fc.integer({ min: 320, max: 2000 })), {
      minLength: 3,
      maxLength: 40,
    });
    fc.assert(
      fc.property(shapes, (sizes) => {
        const photos = sizes.map(([width, height], index) => photo(`p${index}`, width, height));
        const strips = stripsOf(photos);
        expect(strips.flat().toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          photos.toSorted((a, b) => a.id.localeCompare(b.id)),
        );
        for (const strip of strips) expect(strip.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
