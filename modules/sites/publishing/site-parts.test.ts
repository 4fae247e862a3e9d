/** Pages that rooms add to a site stand in its map, are measured with it, and never stand in the place of its own. */
import { expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SitePart } from '../site-parts.ts';
import { buildSite, drawSite } from './build-site.ts';
import { createComposer } from './create-composer.ts';
import { createInlineFonts } from './inline-fonts.ts';

const ORIGIN = 'https://site.example';
const inline = createInlineFonts(createComposer(), (error) => {
  throw error;
});
const page = (main: string): string =>
  `<!doctype html><html lang="it"><title>Toy</title><body><a href="#main">Toy</a><header></header><main id="main">${main}</main><footer></footer></body></html>`;

async function built(...parts: SitePart[]) {
  const now = new Date('2026-05-25T10:00:00Z');
  const doc = await demoDocument('trattoriasettegufi', 'tavola');
  const build = await buildSite(drawSite(doc, { mode: 'paid', origin: ORIGIN, badgeUrl: ORIGIN, now, parts }), inline);
  const text = (path: string) => {
    const entry = build.manifest[path];
    return entry?.kind === 'bytes' ? (build.texts.get(entry.hash)?.toString() ?? '') : '';
  };
  const faults = build.report.flatMap((finding) => finding.faults);
  return { text, faults, manifest: build.manifest, doc };
}

it('search engines are told of those that are for them', async () => {
  const { text, faults } = await built(
    { path: '/shop', html: page('<h1>Shop</h1><a href="/shop/basket">Basket</a><a href="/">Home</a>'), listed: true },
    { path: '/shop/basket', html: page('<h1>Basket</h1>'), listed: false },
  );
  expect(faults).toEqual([]);
  const listed = [...text('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed).toEqual(['/', '/privacy', '/cookies', '/shop']);
  expect(text('/shop/basket')).toContain('<h1>Basket</h1>');
});

it('a photo of the site that only one of them shows is there, and none that the site has not [P8]', async () => {
  const { doc } = await built();
  const photo = Object.values(doc.photos).find(({ width }) => width >= 480) ?? expect.fail('there is no photo');
  const [own, none] = [`/p/${photo.id}-320.avif`, `/p/${'0'.repeat(32)}-320.avif`];
  const { manifest } = await built({
    path: '/shop',
    html: page(`<h1>Shop</h1><img src="${own}"><img src="${none}"><img src="/p/${photo.id}-9.webp">`),
    listed: true,
  });
  expect(manifest[own]).toEqual({ kind: 'photo', photo: photo.id, width: 320, format: 'avif' });
  expect(manifest[none]).toBeUndefined();
  expect(manifest[`/p/${photo.id}-9.webp`]).toBeUndefined();
});

it('a fault of one is told with its path', async () => {
  const { faults } = await built({ path: '/shop', html: page('<a href="/nowhere">Away</a>'), listed: true });
  expect(faults).toEqual(['/shop: 0 first headings', '/shop: a link to /nowhere']);
});

it('none stands in the place of a page or a file of the site', async () => {
  const own = ['/', '/privacy', '/quality', '/robots.txt', '/favicon.ico'];
  const { text } = await built(...own.map((path) => ({ path, html: page('<h1>Mine</h1>'), listed: true })));
  for (const path of own) expect(text(path)).not.toContain('Mine');
  expect(text('/sitemap.xml').match(/\/privacy</g)).toHaveLength(1);
});
