/**
 * `npm run first-sight [-- --layout tavola] [--write]`: first visits, with nothing cached, to a site in every layout and language
 * over five lines: was it first seen in its own fonts, did anything move, when was it painted, what does it weigh. Exits 1
 * when a visit misses. `--write` keeps the table in docs/fonts.md. Ctrl-C ends it with what was seen until then.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { demoPage } from '../tests/fixtures/pages.ts';
import { ensureBrowser, wholeBrowserPath } from './browser.ts';
import { firstVisit } from './first-sight/first-visit.ts';
import { fontsDocument, textTable, type LayoutRow, type VisitRow } from './first-sight/markdown.ts';
import { NETWORKS } from './first-sight/networks.ts';
import { openBrowser } from './gallery/browser.ts';
import { openProduct } from './gallery/product.ts';
import { publishedSite } from './gallery/published-site.ts';
import { openSiteServer } from './gallery/site-server.ts';
import { photoVariant } from './gallery/variants.ts';

/** A business of the cast in each language. */
const PAGES = ['trattoriasettegufi', 'tuppenceloaf', 'nudonueve', 'lehiboudistrait', 'pentemyrties'];
const MOST_SHIFT = 0.005;
/** Two cores: more browsers at work would only wait for each other. */
const AT_ONCE = 2;
const ROOT = join(import.meta.dirname, '..');

const { values: options } = parseArgs({
  options: { layout: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const [product, server, browser] = await Promise.all([
  openProduct(),
  openSiteServer(),
  openBrowser(wholeBrowserPath() ?? ensureBrowser()),
]);
const layouts = product.readyLayouts.map(({ name }) => name).filter((name) => name === (options.layout ?? name));
type Layout = (typeof layouts)[number];
const weights: LayoutRow[] = [];
const shown = new Map<string, Promise<string>>();

/** Publishes a page in a layout, and weighs it. Returns its address. */
async function show(layout: Layout, page: string): Promise<string> {
  const raw = demoPage(page);
  const now = new Date(raw._demo.asOf);
  const origin = `https://${page}.example`;
  const doc = await product.pageDocument(raw, layout, now);
  const build = await product.buildSite(doc, { mode: 'paid', origin, badgeUrl: origin, now });
  const home = build.manifest['/'];
  const html = home?.kind === 'bytes' ? (build.texts.get(home.hash) ?? Buffer.alloc(0)) : Buffer.alloc(0);
  weights.push({ layout, page, inlined: brotliCompressSync(html).length, linked: product.linkedWeight(doc, now) });
  const variants = join(ROOT, 'gallery/variants/first-sight');
  const photo = (entry: Parameters<typeof photoVariant>[2]) =>
    photoVariant(product.demoPhotoFile(entry.photo), variants, entry, product.photoBudget(entry));
  return server.show(`${page}.${layout}`, publishedSite(build, { photo }));
}

// Every layout early: what is ended before its time has seen something of each.
const waiting = PAGES.flatMap((_, round) =>
  NETWORKS.flatMap((network, at) =>
    layouts.map((layout) => ({ layout, page: PAGES[(round + at) % PAGES.length] ?? '', network })),
  ),
);
const all = waiting.length;
process.once('SIGINT', () => (waiting.length = 0));

const visits: VisitRow[] = [];
const work = async (): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { layout, page, network } = next;
    const key = `${layout} ${page}`;
    const url = shown.get(key) ?? show(layout, page);
    shown.set(key, url);
    const visit = await firstVisit(browser, await url, network);
    visits.push({ layout, page, network: network.name, ...visit });
    const moved = visit.moved.map((what) => `\n     ${what}`).join('');
    process.stdout.write(
      `${visit.designed ? 'ok  ' : 'MISS'} ${key} ${network.name}: ${visit.firstPaintMs.toFixed(0)} ms, shift ${visit.shift.toFixed(4)}${moved}\n`,
    );
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
await browser.close();
await product.close();
await server.close();

process.stdout.write(`\n${textTable(visits, weights)}\n`);
if (options.write) writeFileSync(join(ROOT, 'docs/fonts.md'), fontsDocument(visits, weights, all));
const missed = visits.filter(({ designed, shift }) => !designed || shift > MOST_SHIFT);
process.stdout.write(`${visits.length} first visits, ${missed.length} missed\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
