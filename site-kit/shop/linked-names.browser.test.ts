/** Names that lead to their product, under a thumb and under the keys, in the look of every layout. */
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../scripts/browser.ts';
import { openDocument } from '../../tests/fixtures/rooms.tsx';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { renderSitePage } from '../render/render-site-page.tsx';

/** A pixel less, as letters of a face may be lower than its line. */
const THUMB = 43;
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath() ?? '', args: BROWSER_FLAGS });
});
afterAll(() => browser.close());

it.each(READY_LAYOUTS.map(({ name }) => name))(
  '%s: they are as large as a thumb, are underlined, and more so once they are reached [P8]',
  async (layout) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const html = renderSitePage(await openDocument('trattoriasettegufi', layout), 'home', {
      mode: 'paid',
      origin: 'https://site.test',
      photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
      fontUrl: (file) => `/f/${file}`,
      now: new Date('2026-05-25T10:00:00Z'),
    });
    await page.setContent(html);
    const link = page.locator('a.leads').first();
    const seen = () =>
      link.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { textDecorationLine, textDecorationThickness, outlineWidth } = getComputedStyle(element);
        return { width, height, line: textDecorationLine, thick: textDecorationThickness, outline: outlineWidth };
      });
    const before = await seen();
    expect(Math.min(before.width, before.height)).toBeGreaterThanOrEqual(THUMB);
    expect(before).toMatchObject({ line: 'underline', thick: '1px' });
    await page.keyboard.press('Tab');
    await link.focus();
    expect(await seen()).toMatchObject({ line: 'underline', thick: '2px', outline: '3px' });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    await page.close();
  },
);
