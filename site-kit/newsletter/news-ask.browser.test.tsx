/** Where visitors leave an address, in every layout: nothing without a source, nothing beyond its window, few bytes. */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../scripts/browser.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { LayoutName } from '../document.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { explainPage } from '../provenance/explain-page.ts';
import type { RenderOptions } from '../render/options.ts';
import { renderSitePage } from '../render/render-site-page.tsx';
import { AskPage } from './ask-page.tsx';

const ORIGIN = 'https://site.test';
const now = new Date('2026-05-25T10:00:00Z');
const options: RenderOptions = {
  mode: 'paid',
  origin: ORIGIN,
  photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
  fontUrl: (file) => `/f/${file}`,
  now,
};
const MOST_BYTES = 1200;
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath() ?? '', args: BROWSER_FLAGS });
});
afterAll(() => browser.close());

async function opened(html: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.route('**/*', (route) =>
    route.request().url() === `${ORIGIN}/`
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 204 }),
  );
  await page.goto(`${ORIGIN}/`);
  return page;
}

describe.each(READY_LAYOUTS.map(({ name }): LayoutName => name))('in %s', (layout) => {
  it('the form stands before the map, with a source for every word, and weighs little [P10] [P6]', async () => {
    const plain = await demoDocument('trattoriasettegufi', layout);
    const doc = { ...plain, newsletter: true as const };
    const [without, html] = [renderSitePage(plain, 'home', options), renderSitePage(doc, 'home', options)];
    expect(without).not.toContain('/_/news/join');
    expect(html.indexOf('/_/news/join')).toBeLessThan(html.indexOf('class="map"'));
    expect(explainPage(html, doc, 2026).filter(({ source }) => source === null)).toEqual([]);
    expect(gzipSync(html).length - gzipSync(without).length).toBeLessThanOrEqual(MOST_BYTES);
    for (const width of [320, 1440]) {
      const page = await opened(html, width);
      const shape = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.nl-line input, .nl-line button')];
        return {
          over: document.documentElement.scrollWidth - innerWidth,
          small: parts.filter((part) => part.getBoundingClientRect().height < 44).length,
        };
      });
      expect({ width, ...shape, over: Math.max(0, shape.over) }).toEqual({ width, over: 0, small: 0 });
      await page.close();
    }
  });

  it('the page of its own fits a phone, also with what is wrong [P10]', async () => {
    const plain = await demoDocument('trattoriasettegufi', layout);
    const doc = { ...plain, newsletter: true as const };
    const room = {
      title: 'Newsletter',
      description: null,
      isListed: false,
      draw: (r: Parameters<typeof AskPage>[0]['r']) => <AskPage doc={doc} r={r} typed="anna@" wrong />,
    };
    const page = await opened(renderSitePage(doc, 'news', { ...options, room }), 320);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(Math.max(0, over)).toBe(0);
    await page.close();
  });
});
