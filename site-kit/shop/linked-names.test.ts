/** Names in the list of a first page that lead to their product, in the hands of every layout. */
import { expect, it } from 'vitest';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { openDocument } from '../../tests/fixtures/rooms.tsx';
import { siteDocument, type SiteDocument } from '../document.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { findAll } from '../layouts/parts/find.ts';
import { findElements, readHtml, textOf, type HtmlElement } from '../quality/read-html.ts';
import { renderSitePage } from '../render/render-site-page.tsx';

const home = (doc: SiteDocument): HtmlElement =>
  readHtml(
    renderSitePage(doc, 'home', {
      mode: 'paid',
      origin: 'https://o.example',
      now: new Date('2026-05-25T10:00:00Z'),
      photoUrl: (photo, width, format) => `/p/${photo}-${width}.${format}`,
      fontUrl: (file) => `/f/${file}`,
    }),
  );
const linksOf = (page: HtmlElement) =>
  findElements(page, 'a').filter(({ attributes }) => attributes.get('class') === 'leads');
function isInside(element: HtmlElement, is: (above: HtmlElement) => boolean): boolean {
  return element.parent !== null && (is(element.parent) || isInside(element.parent, is));
}
const namesIn = (doc: SiteDocument) =>
  findAll(doc, 'list').flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ name }) => name)));
const LISTED = demoPages().map(({ id }) => id);

it.each(READY_LAYOUTS.map(({ name }) => name))(
  '%s leads from each of them to its product, with no link inside another nor where nothing is read aloud [P8]',
  async (layout) => {
    let counted = 0;
    for (const id of LISTED) {
      const doc = siteDocument.parse(await openDocument(id, layout));
      const links = linksOf(home(doc));
      const led = new Map(links.map((link) => [link.attributes.get('href'), textOf(link)]));
      for (const { href, value } of namesIn(doc)) if (href) expect(led.get(href), `${id} ${href}`).toBe(value);
      expect(links.filter((link) => isInside(link, ({ tag }) => tag === 'a' || tag === 'button'))).toEqual([]);
      expect(links.filter((link) => isInside(link, ({ attributes }) => attributes.has('aria-hidden')))).toEqual([]);
      counted += links.length;
    }
    expect(counted).toBeGreaterThan(20);
  },
);

it('they lead to the page in the language of the document, and to nothing that is no page of a room [P8]', async () => {
  const doc = await openDocument('trattoriasettegufi', 'tavola');
  const languages = [
    { lang: 'en' as const, listed: true },
    { lang: doc.lang, listed: true },
  ];
  const hrefs = (of: SiteDocument) => linksOf(home(of)).map(({ attributes }) => attributes.get('href'));
  expect(hrefs(doc)).toContain('/shop/prodotto-0');
  expect(hrefs({ ...doc, languages })).toContain(`/${doc.lang}/shop/prodotto-0`);
  const away = JSON.parse(JSON.stringify(doc).replaceAll('/shop/prodotto-', '/privacy/')) as SiteDocument;
  expect(hrefs(away)).toEqual([]);
  for (const wrong of ['//evil.example/shop', 'https://evil.example', '/shop/../x', '/shop/"><b>', '/_/shop'])
    expect(
      siteDocument.safeParse(JSON.parse(JSON.stringify(doc).replaceAll('"/shop/prodotto-0"', JSON.stringify(wrong))))
        .success,
      wrong,
    ).toBe(false);
});
