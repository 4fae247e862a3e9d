/**
 * `npm run screens -- [--origin http://localhost:3000] [--write]`: looks at every public screen as a laptop and as a phone,
 * by day and by night, and at the two selling screens in five languages; fails when something is wider than its window or
 * the browser complains. Contact sheets go to gallery/screens/, small ones with --write to docs/pictures/screens/.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { startProduct } from '../bench/lib/product.ts';
import { LANGS, type Lang } from '../site-kit/names.ts';
import { openBrowser } from './gallery/browser.ts';
import { contactSheet, type Tile } from './gallery/sheets.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'gallery/screens');
const PICTURES = join(ROOT, 'docs/pictures/screens');
const WIDTHS = [320, 390, 768, 1024, 1440];
const PAGE = { name: 'Trattoria Sette Gufi', id: '900000000000101' };
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 1500 }, tile: { columns: 4, width: 600, height: 625 } },
  phone: { viewport: { width: 390, height: 1266 }, tile: { columns: 8, width: 300, height: 974 } },
};
type Device = keyof typeof DEVICES;

const SCREENS: Record<string, { path: string; act?: (page: Page) => Promise<void> }> = {
  home: { path: '/' },
  contact: { path: '/#contact', act: (page) => page.locator('#contact').waitFor() },
  developed: { path: '/developed' },
  landing: { path: '/vetrina' },
  search: { path: '/vetrina', act: search },
  preview: { path: '/vetrina', act: preview },
  layouts: { path: '/vetrina', act: layouts },
  plans: { path: '/vetrina', act: (page) => page.locator('#plans-title').scrollIntoViewIfNeeded() },
  grecian: { path: '/landing/vetrina/grecian' },
  italian: { path: '/landing/vetrina/italian' },
  privacy: { path: '/privacy' },
  cookies: { path: '/cookie' },
  wizard: { path: `/api/vetrina/payment/${PAGE.id}` },
  'no id': { path: '/api/vetrina/payment' },
  'not found': { path: '/nothing' },
};
/** Until React has taken over and fonts are drawn. */
const SETTLE_MS = 400;
const AT_ONCE = 3;
const SHADES = ['light', 'dark'] as const;
const SELLING = ['landing', 'wizard'] as const;

const { values: options } = parseArgs({
  options: { origin: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const product = options.origin ? null : await startProduct();
const origin = options.origin ?? `http://localhost:${product?.port}`;
const browser = await openBrowser();
const faults: string[] = [];

async function search(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('combobox').fill(PAGE.name);
  await page.getByRole('main').getByRole('option').first().waitFor();
}
async function preview(page: Page): Promise<void> {
  await search(page);
  await page.getByRole('main').getByRole('option').first().click();
  await page.locator('main iframe').first().waitFor();
  await page.waitForTimeout(1500);
}
async function layouts(page: Page): Promise<void> {
  await preview(page);
  await page.locator('#layouts-title').scrollIntoViewIfNeeded();
  await page.locator('#layouts-title').evaluate((title) => title.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(4000);
}

async function visit(
  given: { name: string; device: Device; scheme: 'light' | 'dark'; lang: Lang; navy?: boolean },
  on: Browser,
) {
  const { viewport } = DEVICES[given.device];
  const context = await on.newContext({
    viewport,
    colorScheme: given.scheme,
    locale: given.lang,
    reducedMotion: 'reduce',
  });
  await context.addCookies([
    { name: 'yr_site', value: 'true', url: origin },
    { name: 'i18next', value: given.lang, url: origin },
  ]);
  if (given.navy) await context.addInitScript(() => localStorage.setItem('vetrina-color-scheme', 'navy'));
  const page = await context.newPage();
  const label = `${given.name} · ${given.lang} · ${given.scheme}${given.navy ? ' navy' : ''}`;
  page.on('pageerror', (error) => faults.push(`${label}: ${error.message}`));
  const screen = SCREENS[given.name];
  if (!screen) throw new Error(`no screen ${given.name}`);
  await page.goto(origin + screen.path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  await screen.act?.(page);
  return { page, label, close: () => context.close() };
}

async function picture(given: Parameters<typeof visit>[0]): Promise<Tile> {
  const { page, label, close } = await visit(given, browser);
  const file = join(
    OUT,
    `${given.device}.${given.name}.${given.lang}.${given.scheme}${given.navy ? '.navy' : ''}.png`.replaceAll(' ', '-'),
  );
  await page.screenshot({ path: file });
  await close();
  return { file, label };
}

async function fits(name: string, lang: Lang): Promise<void> {
  const { page, label, close } = await visit({ name, device: 'phone', scheme: 'light', lang }, browser);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) faults.push(`${label}: ${over} px wider than a window of ${width} px`);
  }
  await close();
}

async function sheet(name: string, device: Device, tiles: Tile[]): Promise<void> {
  const target = join(OUT, `${name}.png`);
  await contactSheet(tiles, target, DEVICES[device].tile);
  if (!options.write) return;
  await mkdir(PICTURES, { recursive: true });
  await sharp(target)
    .resize({ width: 1200, withoutEnlargement: true })
    .webp({ quality: 55 })
    .toFile(join(PICTURES, `${name}.webp`));
}

/** Results in the order of the inputs. */
async function several<T, R>(inputs: readonly T[], work: (input: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = inputs.entries();
  const worker = async () => {
    for (const [index, input] of queue) results[index] = await work(input);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

await mkdir(OUT, { recursive: true });
try {
  for (const device of Object.keys(DEVICES) as Device[]) {
    const italian = Object.keys(SCREENS).flatMap((name) =>
      SHADES.map((scheme) => ({ name, device, scheme, lang: 'it' as const })),
    );
    const navy = SHADES.map((scheme) => ({ name: 'landing', device, scheme, lang: 'it' as const, navy: true }));
    await sheet(`screens-${device}`, device, await several([...italian, ...navy], picture));
    const spoken = SELLING.flatMap((name) => LANGS.map((lang) => ({ name, device, scheme: 'light' as const, lang })));
    await sheet(`languages-${device}`, device, await several(spoken, picture));
  }
  const all = Object.keys(SCREENS).flatMap((name) => LANGS.map((lang) => ({ name, lang })));
  await several(all, ({ name, lang }) => fits(name, lang));
} finally {
  await browser.close();
  await product?.stop();
}
for (const fault of new Set(faults)) console.error(fault);
console.log(faults.length > 0 ? `${faults.length} faults` : `Every screen fits. Sheets: ${OUT}`);
process.exitCode = faults.length > 0 ? 1 : 0;
