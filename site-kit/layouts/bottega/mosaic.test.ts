import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { Section, SectionOf, SiteDocument } from '../../document.ts';
import { css } from './css.ts';
import { mosaicOf } from './mosaic.ts';

/** Areas that a template of css.ts draws besides the statement's, from its narrowest form. */
function areasOf(size: number): string[] {
  const template = new RegExp(String.raw`\.m-${size}\{grid-template-areas:([^};]+)`).exec(css)?.[1] ?? '';
  return [...new Set(template.match(/[a-z]/g))].filter((area) => area !== 's').toSorted();
}

type Parts = { lead: boolean; photos: number; gallery: boolean; hours: boolean; rating: boolean; place: boolean };

let shop: SiteDocument;
beforeAll(async () => {
  shop = await demoDocument('casalumbrera', 'bottega');
});

/** The furniture shop with only so much to show. */
function shopWith({ lead, photos, gallery, hours, rating, place }: Parts): SiteDocument {
  const ids = Object.keys(shop.photos).slice(0, photos + 1);
  const [first = null, ...rest] = ids;
  const kept = shop.sections.flatMap((section): Section[] => {
    if (section.type === 'hero') return [{ ...section, photo: lead ? first : null, more: rest.slice(0, 4) }];
    if (section.type === 'gallery') return gallery && rest.length >= 3 ? [{ ...section, photos: rest }] : [];
    if (section.type === 'hours') return hours ? [section] : [];
    if (section.type === 'reviews') return [{ ...section, average: rating ? section.average : null }];
    if (section.type === 'contact') return [place ? section : { ...section, address: [], map: null }];
    return [section];
  });
  return {
    ...shop,
    sections: kept,
    photos: Object.fromEntries(Object.entries(shop.photos).filter(([id]) => ids.includes(id))),
  };
}

const parts = fc.record({
  lead: fc.boolean(),
  photos: fc.integer({ min: 0, max: 9 }),
  gallery: fc.boolean(),
  hours: fc.boolean(),
  rating: fc.boolean(),
  place: fc.boolean(),
});
const galleryOf = (doc: SiteDocument) =>
  doc.sections.find((section): section is SectionOf<'gallery'> => section.type === 'gallery');

describe('the first screen of bottega', () => {
  it('fills every area of its template with exactly one tile, whatever the page has', () => {
    fc.assert(
      fc.property(parts, (wish) => {
        const { size, tiles } = mosaicOf(shopWith(wish));
        expect(tiles.map(({ slot }) => slot).toSorted()).toEqual(areasOf(size));
      }),
    );
  });

  it('shows no photo twice and leaves the gallery at least three of its own', () => {
    fc.assert(
      fc.property(parts, (wish) => {
        const doc = shopWith(wish);
        const { photos } = mosaicOf(doc);
        expect(new Set(photos).size).toBe(photos.length);
        const left = galleryOf(doc)?.photos.filter((id) => !photos.includes(id));
        if (left) expect(left.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('draws art only where the leading photo is missing or nothing else is known, at most two pieces', () => {
    fc.assert(
      fc.property(parts, (wish) => {
        const { tiles } = mosaicOf(shopWith(wish));
        const art = tiles.filter(({ kind }) => kind === 'art');
        expect(art.length).toBeLessThanOrEqual(2);
        if (wish.lead) expect(art.filter(({ slot }) => slot === 'a')).toEqual([]);
        if (art.some(({ slot }) => slot !== 'a'))
          expect(tiles.every(({ slot, kind }) => slot === 'a' || kind === 'art')).toBe(true);
      }),
    );
  });

  it('says whether the shop is open, how it is rated and where it is only where the page says so', () => {
    fc.assert(
      fc.property(parts, (wish) => {
        const kinds = mosaicOf(shopWith(wish)).tiles.map(({ kind }) => kind);
        if (!wish.hours) expect(kinds).not.toContain('open');
        if (!wish.rating) expect(kinds).not.toContain('rating');
        if (!wish.place) expect(kinds).not.toContain('place');
        if (wish.hours) expect(kinds).toContain('open');
      }),
    );
  });
});
