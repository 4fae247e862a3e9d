import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HANG_NAMES, hangPhotos, nailsOf, roomOf, splitRows, widthOf } from './hang.ts';

const photo = fc.record({ width: fc.integer({ min: 480, max: 4000 }), height: fc.integer({ min: 300, max: 4000 }) });
const landscapes = (count: number) => Array.from({ length: count }, () => ({ width: 1600, height: 1067 }));

describe('hanging pictures on the white wall', () => {
  it('hangs every picture once and in its order, whatever their shapes', () => {
    fc.assert(
      fc.property(fc.array(photo, { maxLength: 40 }), (photos) => {
        const hung = hangPhotos(photos).flatMap((row) => row.photos);
        expect(hung).toEqual(photos);
      }),
    );
  });

  it('enlarges no picture beyond five quarters of its pixels', () => {
    fc.assert(
      fc.property(fc.array(photo, { maxLength: 40 }), (photos) => {
        for (const { hang, photos: row } of hangPhotos(photos)) {
          for (const [index, { width }] of row.entries()) {
            expect(widthOf(nailsOf(hang)[index]!.span)).toBeLessThanOrEqual(width * 1.25);
          }
        }
      }),
    );
  });

  it('fills a row with as many pictures as the row has nails', () => {
    fc.assert(
      fc.property(fc.array(photo, { maxLength: 40 }), (photos) => {
        for (const { hang, photos: row } of hangPhotos(photos)) expect(row).toHaveLength(nailsOf(hang).length);
      }),
    );
  });

  it('changes its step from row to row, so that no two neighbours are alike', () => {
    const names = hangPhotos(landscapes(40)).map(({ hang }) => hang);
    for (const [index, name] of names.entries()) expect(name).not.toBe(names[index - 1]);
    expect(new Set(names).size).toBeGreaterThan(4);
  });

  it('leaves columns empty in every row and never lets two pictures touch', () => {
    for (const nails of HANG_NAMES.map(nailsOf)) {
      expect(nails.reduce((sum, { span }) => sum + span, 0)).toBeLessThan(12);
      let free = 1;
      for (const { from, span } of nails) {
        expect(from).toBeGreaterThanOrEqual(free);
        free = from + span + 1;
        expect(from + span).toBeLessThanOrEqual(13);
      }
    }
  });

  it('gives an upright picture fewer columns, so that it is seen whole on a laptop', () => {
    expect(roomOf({ width: 1600, height: 1067 })).toBeGreaterThanOrEqual(8);
    expect(roomOf({ width: 934, height: 1401 })).toBeLessThanOrEqual(4);
  });

  it('shows a phone the first works and keeps the others for whoever asks, losing none', () => {
    fc.assert(
      fc.property(fc.array(photo, { minLength: 1, maxLength: 40 }), (photos) => {
        const [first, rest] = splitRows(hangPhotos(photos));
        const shown = first.flatMap((row) => row.photos);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThanOrEqual(3);
        expect([...shown, ...rest.flatMap((row) => row.photos)]).toEqual(photos);
      }),
    );
  });
});
