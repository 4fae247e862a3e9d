/** The one browser of the gallery and of the tests of generated sites. */
import { chromium, type Browser } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.ts';

/** @param path of another browser than the first that is found */
export async function openBrowser(path: string | null = null): Promise<Browser> {
  const executablePath = path ?? ensureBrowser();
  if (!executablePath) throw new Error('no Chromium');
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}
