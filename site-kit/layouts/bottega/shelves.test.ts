import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shelves } from './shelves.ts';

const shape = fc.record({ width: fc.integer({ min: 480, max: 4000 }), height: fc.integer({ min: 300, max: 4000 }) });
const photos = fc
  .array(shape, { minLength: 3, maxLength: 12 })
  .map((shapes) => shapes.map((size, index) => ({ ...size, id: `photo${index}` })));

/** Spans of each row, read as the grid reads them: a row ends when it is full. */
function rowsOf(spans: number[]): number[][] {
  const rows: number[][] = [[]];
  for (const span of spans) {
    const row = rows.at(-1) ?? [];
    if (row.reduce((sum, one) => sum + one, 0) + span > 12) rows.push([span]);
    else row.push(span);
  }
  return rows;
}

describe('the photo wall of bottega', () => {
  it('leaves no gap in any row', () => {
    fc.assert(
      fc.property(photos, (list) => {
        for (const row of rowsOf(shelves(list).map(({ span }) => span)))
          expect(row.reduce((sum, span) => sum + span, 0)).toBe(12);
      }),
    );
  });

  it('shows every photo once, none narrower than a sixth and none wider than two thirds of the page', () => {
    fc.assert(
      fc.property(photos, (list) => {
        const placed = shelves(list);
        expect(placed.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        for (const { span } of placed) {
          expect(span).toBeGreaterThanOrEqual(2);
          expect(span).toBeLessThanOrEqual(8);
        }
      }),
    );
  });

  it('lowers the row of a photo with few pixels, so that it is not blown up', () => {
    const good = { width: 1600, height: 1067 };
    const [first, ...others] = shelves([
      { id: 'flat', width: 520, height: 280 },
      { id: 'b', ...good },
      { id: 'c', ...good },
    ]);
    expect([first?.low, ...others.map(({ low }) => low)]).toEqual([true, true, true]);
    expect(shelves(['a', 'b', 'c'].map((id) => ({ id, ...good }))).some(({ low }) => low)).toBe(false);
  });
});
