import { describe, expect, it } from 'vitest';
import { demoFacts } from '../../tests/fixtures/documents.ts';
import { composeDocument } from '../compose.ts';
import type { SiteDocument } from '../document.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { explainPage } from '../provenance/explain-page.ts';
import { sourceLabel } from '../provenance/source-label.ts';
import { renderSitePage } from '../render/render-site-page.tsx';
import { withEntry, type Layer } from './layer.ts';

const NOW = new Date('2026-05-25T10:00:00Z');
const AT = '2026-05-03T10:00:00Z';
const layerOf = (values: Record<string, unknown>): Layer =>
  Object.entries(values).reduce<Layer>(
    (layer, [unit, value]) => withEntry(layer, { unit, value, at: AT, by: 'owner' }, new Map()),
    {},
  );
const OWN = layerOf({
  'copy/headline': 'La mia "vera" cucina',
  'copy/lede': 'Apparecchiamo dal mattino, con calma e con il sole.',
  'copy/story': ['Il primo racconto.', 'Il secondo racconto.'],
  'copy/title/menu': 'La nostra carta',
});
async function site(layer?: Layer, layout: SiteDocument['layout'] = 'tavola'): Promise<SiteDocument> {
  const known = await demoFacts('trattoriasettegufi', NOW);
  return composeDocument({ ...known, layout, lang: 'it', now: NOW, ...(layer ? { layer } : {}) });
}
const part = <T extends SiteDocument['sections'][number]['type']>(doc: SiteDocument, type: T) =>
  doc.sections.find((section) => section.type === type) as Extract<SiteDocument['sections'][number], { type: T }>;

describe('a site in its owner’s words [S2]', () => {
  it('is the page’s own without any', async () => expect(await site({})).toEqual(await site()));

  it('opens, tells and names its parts with them, set as the page’s are', async () => {
    const doc = await site(OWN);
    const { headline, lede } = part(doc, 'hero');
    expect([headline.value, lede?.value]).toEqual([
      'La mia «vera» cucina',
      'Apparecchiamo dal mattino, con calma e con il sole.',
    ]);
    expect(part(doc, 'about').paragraphs.map(({ value }) => value)).toEqual([
      'Il primo racconto.',
      'Il secondo racconto.',
    ]);
    expect(part(doc, 'list').title.value).toBe('La nostra carta');
    expect(doc.meta.description.value).toContain('Apparecchiamo dal mattino');
  });

  it('keeps everything else', async () => {
    const [before, after] = [await site(), await site(OWN)];
    for (const type of ['hours', 'contact', 'reviews', 'news'] as const)
      expect(part(after, type)).toEqual(part(before, type));
    expect([after.actions, after.photos, after.palette]).toEqual([before.actions, before.photos, before.palette]);
  });

  it.each(READY_LAYOUTS.map(({ name }) => name))(
    'says in layout %s who wrote them, and nothing has no source',
    async (layout) => {
      const doc = await site(OWN, layout);
      const html = renderSitePage(doc, 'home', {
        mode: 'paid',
        origin: 'https://site.example',
        photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
        fontUrl: (file) => `/f/${file}`,
        now: NOW,
      });
      const texts = explainPage(html, doc, 2026);
      expect(texts.filter(({ source }) => source === null).map(({ value }) => value)).toEqual([]);
      const own = texts.flatMap(({ source }) => (source?.kind === 'owner' ? [source.unit] : []));
      expect(own).toEqual(expect.arrayContaining(['copy/headline', 'copy/story']));
      expect(sourceLabel(part(doc, 'hero').headline.source, doc, NOW)).toBe('Scritto da te il 3 maggio');
    },
  );
});
