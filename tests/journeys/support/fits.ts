import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from './pictures.ts';

/** Nothing is wider than a phone, nor than a small one; also in a window that is open. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open] section')].map(
        (each) => each.scrollWidth - each.clientWidth,
      ),
    );
    expect(Math.max(...wide)).toBeLessThanOrEqual(0);
  }
}
