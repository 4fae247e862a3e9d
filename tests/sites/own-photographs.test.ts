/** Their own photographs first: what people post reaches the first screen, what is text stays away, and where there is nothing the facts are drawn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgePictures } from '../../scripts/gallery/checks/in-page.ts';
import { DESKTOP, PHONE, visit } from '../../scripts/gallery/visit.ts';
import { composeDocument } from '../../site-kit/compose.ts';
import type { LayoutName } from '../../site-kit/document.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import type { StoredPhoto } from '../../site-kit/photos.ts';
import { explainPage } from '../../site-kit/provenance/explain-page.ts';
import { elementsOf, findElements, readHtml } from '../../site-kit/quality/read-html.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';
import { demoFacts, pageDocument } from '../fixtures/documents.ts';
import { everydayPages } from '../fixtures/everyday/index.ts';
import { NOW, openStand, type Stand } from './support/stand.ts';

const layouts = READY_LAYOUTS.map(({ name }) => name);
const SHAPES = [
  { width: 1080, height: 1350 },
  { width: 1080, height: 1920 },
  { width: 960, height: 1280 },
];

async function drawn(
  layout: LayoutName,
  page: string,
  change: (photo: StoredPhoto, index: number) => StoredPhoto | null,
) {
  const known = await demoFacts(page, NOW);
  const photos = known.photos.flatMap((photo, index) => change(photo, index) ?? []);
  const doc = composeDocument({ ...known, photos, layout, lang: known.facts.lang, now: NOW });
  const html = renderSitePage(doc, 'home', {
    mode: 'paid',
    origin: 'https://site.example',
    now: NOW,
    photoUrl: (photo, width, format) => `/p/${photo}-${width}.${format}`,
    fontUrl: (file) => `/f/${file}`,
  });
  const body = findElements(readHtml(html), 'body').flatMap((element) => elementsOf(element));
  const hero = body.find(({ attributes }) => attributes.get('id') === doc.sections[0]?.id);
  return { doc, html, body, hero: hero ? [...elementsOf(hero)] : [] };
}

const standing = (photo: StoredPhoto, index: number): StoredPhoto => ({
  ...photo,
  analysis: { ...photo.analysis, ...SHAPES[index % SHAPES.length]!, flyer: false },
});

describe.each(layouts)('%s', (layout) => {
  it.each(['trattoriasettegufi', 'corvibassanelli'])(
    'opens with a photo that stands where all do: %s',
    async (page) => {
      const { hero } = await drawn(layout, page, standing);
      const photos = hero.filter(({ tag, attributes }) => tag === 'img' && attributes.get('src')?.startsWith('/p/'));
      expect(photos.length).toBeGreaterThan(0);
      for (const { attributes } of photos)
        expect(Number(attributes.get('height'))).toBeGreaterThan(Number(attributes.get('width')));
    },
  );

  it('shows a flyer only whole, and never on the first screen', async () => {
    const flyer = (photo: StoredPhoto, index: number) => ({
      ...photo,
      analysis: { ...photo.analysis, flyer: index % 2 === 0 },
    });
    const { doc, body, hero } = await drawn(layout, 'trattoriasettegufi', flyer);
    const whole = Object.values(doc.photos).filter((photo) => photo.whole);
    expect(whole.length).toBeGreaterThan(0);
    for (const { id } of whole) {
      const shows = (elements: typeof body) =>
        elements.filter(
          ({ tag, attributes }) => tag === 'picture' && attributes.get('class')?.includes(`p-${id.slice(0, 8)}`),
        );
      expect(shows(hero)).toEqual([]);
      for (const { attributes } of shows(body)) expect(attributes.get('class')).toMatch(/\bwhole\b/);
    }
  });

  it('draws without photos with facts of the page and nothing else', async () => {
    const { doc, html } = await drawn(layout, 'trattoriasettegufi', () => null);
    expect(explainPage(html, doc, NOW.getUTCFullYear()).filter(({ source }) => source === null)).toEqual([]);
  });
});

it('no two layouts draw the same where there is no photo', async () => {
  const art = await Promise.all(
    layouts.map(async (layout) => {
      const { hero } = await drawn(layout, 'trattoriasettegufi', () => null);
      const piece = hero.find(({ attributes }) => /\b(?:art|brass)\b/.test(attributes.get('class') ?? ''));
      return piece?.attributes.get('class') ?? '';
    }),
  );
  expect(art).not.toContain('');
  expect(new Set(art).size).toBe(layouts.length);
});

describe('in a browser', () => {
  let stand: Stand;
  beforeAll(async () => {
    stand = await openStand();
  });
  afterAll(async () => stand.close());

  it('no picture of a page of portraits is drawn above 1.25 of its pixels, and every subject is in its box', async () => {
    const raw = everydayPages().find(
      ({ photos }) => photos.data.filter(({ images }) => /4x5|9x16/.test(images[0]?.source ?? '')).length >= 3,
    )!;
    for (const layout of layouts) {
      const url = stand.show(`portraits.${layout}`, await pageDocument(raw, layout, NOW));
      for (const screen of [PHONE, DESKTOP]) {
        const { page, close } = await visit(stand.browser, url, { ...screen, density: 1 }, NOW);
        expect(await page.evaluate(judgePictures), `${layout} ${screen.width}`).toEqual([]);
        await close();
      }
    }
  });
});
