/**
 * Draws every demo business in every layout, looks for faults and leaves pictures and contact sheets in gallery/.
 * `node scripts/gallery.ts [--layout tavola] [--page trattoriasettegufi]`; exits 1 when a page has a fault.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { LayoutName } from '../site-kit/document.ts';
import type * as layouts from '../site-kit/layouts/index.ts';
import type * as render from '../site-kit/render/render-site-page.tsx';
import type * as security from '../site-kit/render/security.ts';
import type * as cast from '../tests/cast/documents.ts';
import { demoPages } from '../tests/cast/pages.ts';
import type { RawPage } from '../tests/cast/pages.ts';
import { argument } from './pictures/args.ts';
import { openBrowser, openSitePage, ORIGIN } from './pictures/browser.ts';
import { inspect } from './pictures/inspect.ts';
import { openProduct } from './pictures/product.ts';
import { contactSheet } from './pictures/sheet.ts';

const OUT = join(import.meta.dirname, '../gallery');
const product = await openProduct();
const { READY_LAYOUTS } = await product.load<typeof layouts>('/site-kit/layouts/index.ts');
const { renderSitePage } = await product.load<typeof render>('/site-kit/render/render-site-page.tsx');
const { contentSecurityPolicy } = await product.load<typeof security>('/site-kit/render/security.ts');
const { demoDocument, demoPhotoFile } = await product.load<typeof cast>('/tests/cast/documents.ts');

async function draw(browser: Browser, raw: RawPage, layout: LayoutName): Promise<string[]> {
  const { _demo: story } = raw;
  const now = new Date(story.asOf);
  const html = renderSitePage(await demoDocument(raw.id, layout, now), 'home', {
    mode: 'free',
    origin: ORIGIN,
    photoUrl: (id, width) => `/photos/${id}?w=${width}`,
    fontUrl: (file) => `/fonts/${file}`,
    now,
  });
  const served = { html, policy: contentSecurityPolicy(html), now, photoFile: demoPhotoFile };
  const { page, faults } = await openSitePage(browser, served);
  const stem = join(OUT, layout, raw.username);
  await page.screenshot({ path: `${stem}.desktop.png` });
  await page.screenshot({ path: `${stem}.desktop-full.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${stem}.phone.png` });
  await page.screenshot({ path: `${stem}.phone-full.png`, fullPage: true });
  faults.push(...(await inspect(page)));
  await page.context().close();
  return faults;
}

const names = READY_LAYOUTS.map(({ name }) => name).filter((name) => name === (argument('layout') ?? name));
const pages = demoPages().filter(({ username }) => username === (argument('page') ?? username));
const browser = await openBrowser();
let count = 0;
for (const layout of names) {
  await mkdir(join(OUT, layout), { recursive: true });
  for (const raw of pages) {
    const faults = await draw(browser, raw, layout);
    count += faults.length;
    process.stdout.write(`${faults.length === 0 ? 'ok   ' : 'FAULT'} ${layout} ${raw.username}\n`);
    for (const fault of faults) process.stdout.write(`      ${fault}\n`);
  }
  const files = (kind: string) => pages.map(({ username }) => join(OUT, layout, `${username}.${kind}.png`));
  await contactSheet(files('desktop'), join(OUT, `${layout}.desktop.png`), { columns: 3, width: 720, height: 450 });
  await contactSheet(files('phone'), join(OUT, `${layout}.phone.png`), { columns: 6, width: 390, height: 844 });
}
await browser.close();
await product.close();
process.stdout.write(`${pages.length} pages × ${names.length} layouts, ${count} faults; pictures in gallery/\n`);
process.exitCode = count > 0 ? 1 : 0;
