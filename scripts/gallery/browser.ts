/** The one browser of the gallery and of the tests of generated sites. */
import { chromium, type Browser } from 'playwright-core';
import { ensureBrowser } from '../browser.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error('no Chromium');
  return chromium.launch({ executablePath, args: FLAGS });
}
