/** What the rooms of Pro add to a phone's bill: to the first page of a site, and for a purchase up to the page of payment. Without fonts and photos. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';
import type { SiteDocument } from '../../site-kit/document.ts';
import { WEEK_SCRIPT } from '../../site-kit/booking/week-script.ts';
import { BASKET_SCRIPT } from '../../site-kit/shop/basket-script.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import { drawReview, drawRooms, openDocument } from '../../tests/fixtures/rooms.tsx';

const PAGE = 'trattoriasettegufi';
const NOW = new Date('2026-05-25T10:00:00Z');
const WHERE = { origin: 'https://o.example', now: NOW };
const MOST_MORE = 1200;
const MOST_PURCHASE = 60_000;
const MOST_OWN = 1500;
const MOST_SCRIPT = 3000;
/** As the host packs files of a site, and what is drawn for one visitor. */
const FILE = 5;
const ANSWER = 4;

const packed = (html: string, quality = FILE): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
const home = (doc: SiteDocument): string =>
  renderSitePage(doc, 'home', {
    mode: 'paid',
    ...WHERE,
    photoUrl: (photo, width, format) => `/p/${photo}-${width}.${format}`,
    fontUrl: (file) => `/f/${file}`,
  });
const scripts = (html: string): string[] => html.match(/<script(?![^>]*json)[^>]*>[^]*?<\/script>/g) ?? [];
const inside = (element: string): string => element.replace(/^<script[^>]*>/, '').replace('</script>', '');
const layouts = READY_LAYOUTS.map(({ name }) => name);

it('the pages where something is booked have a script of 1.5 kB at most beside that of every page [P9]', () => {
  expect(Buffer.byteLength(WEEK_SCRIPT)).toBeLessThanOrEqual(MOST_OWN);
});

it.each(layouts)('%s: the first page has no script more, and 1.2 kB at most [P8] [P9] [P10]', async (layout) => {
  const [plain, open] = [home(await demoDocument(PAGE, layout, NOW)), home(await openDocument(PAGE, layout, NOW))];
  expect(open).toContain('action="/_/news/join"');
  expect(scripts(open)).toEqual(scripts(plain));
  const more = packed(open) - packed(plain);
  console.log(`${layout}: the first page is ${more} bytes more`);
  expect(more).toBeLessThanOrEqual(MOST_MORE);
});

it.each(layouts)('%s: a purchase takes 60 kB at most up to the page of payment [P8]', async (layout) => {
  const doc = await openDocument(PAGE, layout, NOW);
  const shop = drawRooms(doc, WHERE).find(({ path }) => path === '/shop')?.html ?? '';
  const review = drawReview(doc, WHERE);
  expect(review).toContain('action="/_/shop/order"');
  const bytes = [packed(home(doc)), packed(shop), packed(review, ANSWER)];
  const sum = bytes.reduce((all, each) => all + each, 0);
  console.log(`${layout}: ${bytes.join(' + ')} = ${sum} bytes; the answer unpacked ${review.length}`);
  expect(sum).toBeLessThanOrEqual(MOST_PURCHASE);
  // The script of every page counts once, for all three have it; that of the shop stands on its page alone.
  const used = new Set([home(doc), shop, review].flatMap(scripts).map(inside));
  expect(used.has(BASKET_SCRIPT)).toBe(true);
  expect(scripts(home(doc)).map(inside)).not.toContain(BASKET_SCRIPT);
  expect(scripts(review).map(inside)).not.toContain(BASKET_SCRIPT);
  expect(Buffer.byteLength(BASKET_SCRIPT)).toBeLessThanOrEqual(MOST_OWN);
  expect([...used].reduce((all, each) => all + Buffer.byteLength(each), 0)).toBeLessThanOrEqual(MOST_SCRIPT);
});
