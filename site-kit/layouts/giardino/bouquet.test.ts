import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { Section, SiteDocument } from '../../document.ts';
import { bouquetOf } from './bouquet.ts';
import { rowsOf, shapeOf } from './garland.ts';

let florist: SiteDocument;
beforeAll(async () => {
  florist = await demoDocument('pentemyrties', 'giardino');
});

function withPhotos(count: number): SiteDocument {
  const ids = Array.from({ length: count }, (_, n) => `${n}`.padStart(16, 'a'));
  const [sample] = Object.values(florist.photos);
  return {
    ...florist,
    photos: Object.fromEntries(ids.map((id) => [id, { ...sample!, id, width: 1200, height: 800 }])),
    sections: florist.sections.flatMap((section): Section[] => {
      if (section.type === 'hero') return [{ ...section, photo: ids[0] ?? null, more: ids.slice(1, 5) }];
      if (section.type === 'about') return [{ ...section, photo: null }];
      if (section.type === 'gallery') return count > 3 ? [{ ...section, photos: ids.slice(1) }] : [];
      return section.type === 'news' || section.type === 'events' ? [] : [section];
    }),
  };
}

describe('the photos of a garden', () => {
  it('stand on the page once each as long as there are enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), (count) => {
        const { arch, drop, circles, garland, all } = bouquetOf(withPhotos(count));
        const shown = [arch, drop, ...circles, ...garland];
        expect(new Set(shown).size).toBe(shown.length);
        expect(garland.length).toBeGreaterThanOrEqual(3);
        expect(garland.length).toBeLessThanOrEqual(8);
        expect(all).toHaveLength(count - 1);
      }),
    );
  });

  it('leave the small arch and the circles out where there is only one', () => {
    const { arch, drop, circles, garland } = bouquetOf(withPhotos(1));
    expect(arch).not.toBeNull();
    expect([drop, ...circles, ...garland]).toEqual([null]);
  });

  it('are none where the page has none', () => {
    expect(bouquetOf(withPhotos(0))).toEqual({ arch: null, drop: null, circles: [], garland: [], all: [] });
  });

  it('put no circle beside a list whose entries have photos of their own', () => {
    const doc = withPhotos(12);
    const [id] = Object.keys(doc.photos);
    const sections = doc.sections.map((section) =>
      section.type === 'list'
        ? { ...section, groups: section.groups.map((group) => ({ ...group, items: pictured(group.items, id) })) }
        : section,
    );
    expect(bouquetOf(doc).circles).toHaveLength(2);
    expect(bouquetOf({ ...doc, sections }).circles).toEqual([]);
  });

  it('leave to news and events the photos that they bring along, save for a circle beside the list', () => {
    const { drop, garland } = bouquetOf(florist);
    const told = florist.sections.flatMap((section) =>
      section.type === 'news' || section.type === 'events' ? section.items.flatMap(({ photo }) => photo ?? []) : [],
    );
    expect(told.length).toBeGreaterThan(0);
    for (const id of told) expect([drop, ...garland]).not.toContain(id);
  });
});

describe('a garland', () => {
  it('is never a row of one', () => {
    for (let count = 3; count <= 8; count += 1) {
      const rows = rowsOf(Array.from({ length: count }, (_, n) => n));
      expect(rows.flat()).toHaveLength(count);
      for (const row of rows) expect(row.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('never sets the same shape twice side by side or one above the other', () => {
    const large = { width: 1600, height: 1600 };
    for (let place = 0; place < 4; place += 1) {
      expect(shapeOf(large, 0, place)).not.toBe(shapeOf(large, 0, place + 1));
      expect(shapeOf(large, 0, place)).not.toBe(shapeOf(large, 1, place));
    }
  });

  it('gives a photo of few pixels the circle, which blows it up least', () => {
    expect(shapeOf({ width: 650, height: 350 }, 0, 0)).toBe('ring');
    expect(shapeOf({ width: 1600, height: 1067 }, 0, 0)).toBe('arch');
  });
});

type ListItem = Extract<SiteDocument['sections'][number], { type: 'list' }>['groups'][number]['items'][number];
const pictured = (items: ListItem[], photo: string | undefined) =>
  items.map((item) => ({ ...item, photo: photo ?? null }));
