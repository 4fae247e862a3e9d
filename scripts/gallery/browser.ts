/** The one browser of the gallery and of the tests of generated sites. */
import { chromium, type Browser } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.ts';

export async function openBrowser(): Promise<Browser> {
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error('no Chromium');
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}
