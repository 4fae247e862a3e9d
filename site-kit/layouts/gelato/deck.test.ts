import { describe, expect, it } from 'vitest';
import { spans } from './deck.ts';

describe('a deck of cards', () => {
  it('fills every row, however many cards there are', () => {
    for (let count = 1; count <= 40; count += 1) {
      const widths = spans(count);
      expect(widths).toHaveLength(count);
      let row = 0;
      for (const width of widths) {
        row += width;
        expect(row).toBeLessThanOrEqual(12);
        if (row === 12) row = 0;
      }
      expect(row).toBe(0);
    }
  });

  it('lays three cards side by side, as many as a counter has favourites', () => {
    expect(spans(3)).toEqual([4, 4, 4]);
    expect(spans(5)).toEqual([4, 4, 4, 6, 6]);
    expect(spans(0)).toEqual([]);
  });
});
