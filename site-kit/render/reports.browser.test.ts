/** What a visitor's browser does with the map and with the pages about a site, the policy of the page in force. */
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../scripts/browser.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { LayoutName } from '../document.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { measurePage, measureSite } from '../quality/measure-site.ts';
import type { RenderOptions, SitePage } from './options.ts';
import { renderSitePage } from './render-site-page.tsx';
import { contentSecurityPolicy } from './security.ts';

const ORIGIN = 'https://site.test';
const LAYOUTS: readonly LayoutName[] = READY_LAYOUTS.map(({ name }) => name);
const options: RenderOptions = {
  mode: 'preview',
  origin: ORIGIN,
  photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
  fontUrl: (file) => `/f/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath() ?? '', args: BROWSER_FLAGS });
});
afterAll(async () => browser.close());

async function rendered(layout: LayoutName, name: SitePage): Promise<string> {
  const doc = await demoDocument('trattoriasettegufi', layout);
  const home = renderSitePage(doc, 'home', options);
  const paths = new Set(['/', '/privacy', '/cookies']);
  const pages = new Map<SitePage, string>([['home', home]]);
  const quality = measureSite({
    doc,
    pages: [...pages].map(([name, html]) => measurePage({ name, html, paths, origin: ORIGIN })),
    homeBytes: 9000,
    photoBytes: 90_000,
  });
  return renderSitePage(doc, name, { ...options, quality });
}

/** The page on a phone of 320 pixels, what it asked of others, and what its console complained of. */
async function open(html: string): Promise<{ page: Page; foreign: string[]; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
  const [foreign, complaints]: [string[], string[]] = [[], []];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== ORIGIN) foreign.push(url.href);
    const policy = { 'content-type': 'text/html', 'content-security-policy': contentSecurityPolicy(html) };
    if (url.href === `${ORIGIN}/`) return route.fulfill({ headers: policy, body: html });
    return url.origin === ORIGIN
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/html', body: 'a map' });
  });
  await page.goto(`${ORIGIN}/`);
  return { page, foreign, complaints };
}

it('the map is asked for by nobody but the visitor, who is told first what it sends', async () => {
  const { page, foreign } = await open(await rendered('tavola', 'home'));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(300);
  expect(foreign).toEqual([]);
  expect(await page.locator('.map').innerText()).toContain('invia il tuo indirizzo IP');
  await page.getByRole('link', { name: 'Mostra la mappa' }).click();
  await page.frameLocator('.map iframe').getByText('a map').waitFor();
  expect(foreign).toHaveLength(1);
  expect(foreign[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
  await page.close();
});

it.each(LAYOUTS)(
  'in layout %s the sources fit a phone of 320 pixels and name posts by their day [P1]',
  async (layout) => {
    const { page, foreign, complaints } = await open(await rendered(layout, 'sources'));
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/Dal tuo post del \d+ \p{L}+/u);
    expect(text).toContain('Testo standard');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect([foreign, complaints]).toEqual([[], []]);
    await page.close();
  },
);

it.each(LAYOUTS)('in layout %s the quality page says what was measured [P1]', async (layout) => {
  const { page, complaints } = await open(await rendered(layout, 'quality'));
  const text = await page.locator('main').innerText();
  expect(text).toMatch(/\d kB per la prima pagina/);
  expect(text).not.toContain('Non superata');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
  await page.close();
});
