/**
 * Draws the three sites that the first page of the portfolio shows, as a phone has them. Run by hand after a layout
 * changed: `node scripts/showcase.ts`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { SHOWCASE } from '../app/routes/portfolio/showcase.ts';
import { demoPage } from '../tests/fixtures/pages.ts';
import { ensureBrowser, ensureEmoji } from './browser.ts';
import { openBrowser } from './gallery/browser.ts';
import { openProduct } from './gallery/product.ts';
import { publishedSite } from './gallery/published-site.ts';
import { openSiteServer } from './gallery/site-server.ts';
import { photoVariant } from './gallery/variants.ts';
import { PHONE, visit } from './gallery/visit.ts';

const OUT = join(import.meta.dirname, '../app/routes/portfolio/showcase');
const ORIGIN = 'https://site.example';
/** Pixels of a picture: twice what it takes at most on a screen. */
const WIDTH = 480;

if (!ensureBrowser()) process.exit(1);
ensureEmoji();

const folder = mkdtempSync(join(tmpdir(), 'vetrina-showcase-'));
const [product, server, browser] = await Promise.all([openProduct(), openSiteServer(), openBrowser()]);
mkdirSync(OUT, { recursive: true });
for (const page of SHOWCASE) {
  const raw = demoPage(page);
  const now = new Date(raw._demo.asOf);
  const layout = await product.firstLayout(raw.id, now);
  const document = await product.pageDocument(raw, layout, now);
  const build = await product.buildSite(document, { mode: 'paid', origin: ORIGIN, badgeUrl: ORIGIN, now });
  const photo = (entry: Parameters<typeof photoVariant>[2]) =>
    photoVariant(product.demoPhotoFile(entry.photo), folder, entry, product.photoBudget(entry));
  const shown = await visit(browser, server.show(page, publishedSite(build, { photo })), PHONE, now);
  const drawn = await shown.page.screenshot({ animations: 'disabled' });
  await shown.close();
  const picture = await sharp(drawn).resize({ width: WIDTH }).webp({ quality: 68, effort: 6 }).toBuffer();
  writeFileSync(join(OUT, `${page}.webp`), picture);
  console.log(`${page}.webp, ${layout}, ${Math.round(picture.length / 1000)} kB`);
}
await Promise.all([product.close(), server.close(), browser.close()]);
rmSync(folder, { recursive: true, force: true });
