import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { generatedPage } from '../../tests/support/generated-page.ts';
import { composeDocument } from '../compose.ts';
import { readFacts } from '../facts/read-facts.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { renderSitePage } from '../render/render-site-page.tsx';
import type { RenderOptions } from '../render/options.ts';
import { explainPage } from './explain-page.ts';

const options: RenderOptions = {
  mode: 'free',
  origin: 'https://site.example',
  photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
  fontUrl: (file) => `/f/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};

it.each(READY_LAYOUTS.map(({ name }) => name))(
  'in layout %s every text of a page of the cast says where it comes from [P1]',
  async (layout) => {
    for (const { id, username } of demoPages().filter((_, index) => index % 3 === 0)) {
      const doc = await demoDocument(id, layout);
      const texts = explainPage(renderSitePage(doc, 'home', options), doc, 2026);
      expect(
        texts.filter(({ source }) => source === null).map(({ value }) => value),
        username,
      ).toEqual([]);
      expect(texts.length).toBeGreaterThan(10);
    }
  },
);

it('whatever stands on a social page, no text of its site is without a source, in any layout [P1]', () => {
  const now = new Date('2026-05-25T10:00:00Z');
  const layouts = fc.constantFrom(...READY_LAYOUTS.map(({ name }) => name));
  fc.assert(
    fc.property(generatedPage, layouts, (page, layout) => {
      const facts = readFacts(page, { now });
      const holidays = [{ date: '2026-06-02', name: 'Festa della Repubblica' }];
      const doc = composeDocument({ facts, photos: [], logo: null, layout, lang: facts.lang, now, holidays });
      const texts = explainPage(renderSitePage(doc, 'home', options), doc, 2026);
      expect(texts.flatMap(({ source, value }) => (source === null ? [value] : []))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('an invented sentence is found out, also when it is made of words that stand on the page', async () => {
  const doc = await demoDocument('trattoriasettegufi', 'tavola');
  const html = renderSitePage(doc, 'home', options);
  for (const lie of ['Premiata dal 1950', 'Prenota Cucina tavolo casa', 'Menù gratis', 'Aperto nel 1987']) {
    const texts = explainPage(html.replace('</main>', `<p>${lie}</p></main>`), doc, 2026);
    expect(texts.find(({ value }) => value === lie)?.source, lie).toBeNull();
  }
});
