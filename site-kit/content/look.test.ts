import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeSite, editableSite } from '../../modules/sites/publishing/compose-site.ts';
import { castSite, layerOf } from '../../tests/content/fixture-site.ts';
import { MEASURED } from '../../tests/support/measured-site.ts';
import { LAYOUTS, type SectionOf, type SiteDocument } from '../document.ts';
import { boundSections, drawnSections } from '../arrangement.ts';
import { checkPalette } from '../palette.ts';
import { renderSitePage } from '../render/render-site-page.tsx';

const now = new Date('2026-05-25T10:00:00Z');
const owls = await castSite('trattoriasettegufi', now);
const site = (values: Record<string, unknown>, layout: SiteDocument['layout'] = 'tavola', page = owls.page) =>
  composeSite(page, owls.photos, { layout, lang: null, legal: null, now, layer: layerOf(values) });
const plain = site({});
const ids = (doc: SiteDocument) => doc.sections.map(({ id }) => id);
const part = <T extends SiteDocument['sections'][number]['type']>(doc: SiteDocument, type: T) =>
  doc.sections.find((section) => section.type === type) as SectionOf<T> | undefined;
/** Ids of sections in the order of the drawn page. */
const drawn = (doc: SiteDocument): string[] => {
  const html = renderSitePage(doc, 'home', MEASURED);
  const known = new Set(ids(doc));
  return [...html.matchAll(/<(?:section|div|article)[^>]* id="([^"]+)"/g)].flatMap(([, id = '']) =>
    known.has(id) && id !== 'top' ? [id] : [],
  );
};

describe('the look that an owner chose [S2]', () => {
  it('layout and colour: stand in the place of those of the order', () => {
    const doc = site({ 'look/layout': 'notte', 'look/color': '#ff00aa' });
    expect(doc.layout).toBe('notte');
    expect(doc.palette).not.toEqual(site({ 'look/layout': 'notte' }).palette);
  });

  it('colour: every one there is reaches its contrast in every layout', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...LAYOUTS), (value, layout) => {
        const { palette } = site({ 'look/color': `#${value.toString(16).padStart(6, '0')}` }, layout);
        for (const [pair, ratio] of Object.entries(checkPalette(palette)))
          expect(ratio, pair).toBeGreaterThanOrEqual(/^(?:focus|second)\//.test(pair) ? 3 : 4.5);
      }),
      { numRuns: 300 },
    );
  });

  it('a section that is switched off is nowhere: on the page, in its menu, for search engines', () => {
    const off = ids(plain);
    const doc = site({ 'look/sections': { order: [], off } });
    expect(ids(doc)).toEqual(['top', 'contact']);
    expect(doc.meta.jsonLd).not.toHaveProperty('openingHoursSpecification');
    expect(doc.meta.jsonLd).not.toHaveProperty('hasMenu');
    expect(doc.meta.jsonLd).not.toHaveProperty('event');
    expect(renderSitePage(doc, 'home', MEASURED)).not.toContain('#hours');
  });

  it.each(LAYOUTS)('layout %s keeps to the owner’s order, whatever it is, and says how it draws', (layout) => {
    const movable = ids(plain).filter((id) => id !== 'top' && id !== 'contact');
    // A short list is the form on the first screen of officina, wherever its owner puts it.
    const stays = layout === 'officina' ? ['top', 'menu'] : ['top'];
    const expectDrawn = (doc: SiteDocument) => {
      const said = drawnSections(doc).map(({ id }) => id);
      const free = (list: string[]) => list.filter((id) => !stays.includes(id));
      expect(free(drawn(doc))).toEqual(free(said));
      return said;
    };
    expectDrawn(site({}, layout));
    fc.assert(
      fc.property(fc.shuffledSubarray(movable, { minLength: movable.length }), (order) => {
        const doc = site({ 'look/sections': { order, off: [] } }, layout);
        const said = expectDrawn(doc);
        const { fixed, together } = boundSections(doc);
        const alone = (list: readonly string[]) =>
          list.filter((id) => !fixed.includes(id) && !together.some((group) => group.slice(1).includes(id)));
        if (together.length === 0) expect(alone(said)).toEqual(alone(order));
        for (const group of together) {
          const places = group.map((id) => said.indexOf(id)).toSorted((a, b) => a - b);
          expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(group.length - 1);
        }
        expect(said[0]).toBe('top');
      }),
      { numRuns: 30 },
    );
  });

  it('photos: the chosen one opens the site, another stands by the story, and the wall follows', () => {
    const units = editableSite(owls.page, owls.photos, { layout: 'tavola', lang: null, legal: null, now }).units;
    const choice = units.find(({ unit }) => unit === 'look/photos');
    const { order } = (choice?.value ?? { order: [] }) as { order: string[] };
    const [first = '', second = '', ...rest] = order.toReversed();
    const idOf = (ref: string) => owls.photos.get(ref)?.id;
    const doc = site({ 'look/photos': { order: order.toReversed(), hero: first, story: second } });
    expect(part(doc, 'hero')?.photo).toBe(idOf(first));
    expect(part(doc, 'about')?.photo).toBe(idOf(second));
    expect(part(doc, 'gallery')?.photos.slice(0, 2)).toEqual(rest.slice(0, 2).map(idOf));
  });
});

describe('what an owner put away [S2]', () => {
  it('a post leaves, and the next one takes its place', () => {
    const news = (doc: SiteDocument) => part(doc, 'news')?.items.map(({ text }) => text.source) ?? [];
    const [first] = news(plain);
    const id = first?.kind === 'post' ? first.id : '';
    const doc = site({ [`item/posts/${id}`]: { hidden: true } });
    expect(news(doc)).not.toContainEqual(first);
    expect(JSON.stringify({ ...doc, leftOut: [] })).not.toContain(`"${id}"`);
  });

  it('a photo leaves every place, and does not come back under another address', () => {
    const [ref = '', row] = [...owls.photos].find(([, { id }]) => id === part(plain, 'hero')?.photo) ?? [];
    const layer = { 'item/photos/pic-elsewhere': { hidden: true, dhash: row?.dhash } };
    expect(plain.photos).toHaveProperty(row?.id ?? '');
    expect(site(layer).photos).not.toHaveProperty(row?.id ?? '');
    expect(site({ [`item/photos/${ref}`]: { hidden: true } }).photos).not.toHaveProperty(row?.id ?? '');
  });

  it('a review and an event leave', () => {
    const { units } = editableSite(owls.page, owls.photos, { layout: 'tavola', lang: null, legal: null, now });
    for (const [head, type] of [
      ['item/ratings/', 'reviews'],
      ['item/events/', 'events'],
    ] as const) {
      const [one] = units.filter(({ unit }) => unit.startsWith(head));
      if (!one) throw new Error(`the cast has no ${type}`);
      const count = (doc: SiteDocument) => part(doc, type)?.items.length ?? 0;
      expect(count(site({ [one.unit]: one.hide })), type).toBe(count(plain) - 1);
    }
  });
});
