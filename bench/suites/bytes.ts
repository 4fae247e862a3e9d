/** What a phone fetches when it opens a published site and does not scroll, counted by the browser's network protocol. */
import { chromium, type Browser } from 'playwright-core';
import { BROWSER_FLAGS, wholeBrowserPath } from '../../scripts/browser.ts';
import { demoPage } from '../../tests/fixtures/pages.ts';
import { READY } from '../lib/layouts.ts';
import type { Suite } from '../lib/bench.ts';
import { line, type Found } from '../lib/report.ts';
import { buySite } from '../lib/shop.ts';

const SUITE = 'bytes';
/** One with everything, one with little, one with another script and without photos of its own. */
const PAGES = ['trattoriasettegufi', 'officinasalu', 'pentemyrties'];
/** design: at most 200 kB, 8 requests; the HTML carries the fonts, which were 21 to 56 kB beside 14 kB of it. */
const BUDGET = { all: 200, html: 52, requests: 8, script: 1.5 };
/** The phone of Lighthouse's mobile preset, for which the budgets were set. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Browsers look a little past the fold; nothing else is fetched after this much silence. */
const SILENCE_MS = 700;

interface Weight {
  all: number;
  html: number;
  photos: number;
  script: number;
  requests: number;
}

export const bytesSuite: Suite = async ({ product, quick }) => {
  const executablePath = wholeBrowserPath();
  if (!executablePath)
    return [{ suite: SUITE, what: 'first load of a site', skipped: 'no whole Chromium: see scripts/browser.ts' }];
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const found: Found[] = [];
    for (const layout of await READY()) {
      const weights: Weight[] = [];
      for (const page of PAGES.slice(0, quick ? 1 : 3)) {
        weights.push(await weigh(browser, `http://${await buySite(product, demoPage(page).id, layout)}/`));
      }
      found.push(...lines(layout, weights));
    }
    return found;
  } finally {
    await browser.close();
  }
};

function lines(layout: string, weights: Weight[]): Found[] {
  const of = (what: string, unit: string, read: (weight: Weight) => number, most: number) =>
    line(SUITE, `${layout}: ${what}`, unit, weights.map(read), { most });
  return [
    of('first load on a phone', 'kB', ({ all }) => all, BUDGET.all),
    of('without photos', 'kB', ({ all, photos }) => all - photos, BUDGET.html + 2),
    of('HTML with its fonts, brotli', 'kB', ({ html }) => html, BUDGET.html),
    of('script', 'kB', ({ script }) => script, BUDGET.script),
    of('requests', '', ({ requests }) => requests, BUDGET.requests),
  ];
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const kinds = new Map<string, string>();
    const sizes = new Map<string, number>();
    let last = performance.now();
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (!response.url.startsWith('data:')) kinds.set(requestId, type);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
      last = performance.now();
    });
    await page.goto(url, { waitUntil: 'load' });
    while (performance.now() - last < SILENCE_MS) await page.waitForTimeout(100);
    const inline = await page.evaluate(() =>
      [...document.scripts].filter((script) => script.type === '').reduce((sum, script) => sum + script.text.length, 0),
    );
    const sum = (kind?: string) =>
      [...kinds].reduce(
        (total, [id, type]) => total + (kind === undefined || type === kind ? (sizes.get(id) ?? 0) : 0),
        0,
      ) / 1000;
    return {
      all: sum(),
      html: sum('Document'),
      photos: sum('Image'),
      script: sum('Script') + inline / 1000,
      requests: kinds.size,
    };
  } finally {
    await context.close();
  }
}
