/** One site page in Debian's Chromium, served from memory: nothing leaves the machine. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const ROOT = join(import.meta.dirname, '../..');
export const ORIGIN = 'https://site.test';

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

export interface Served {
  html: string;
  /** Content security policy sent with the page, so that a breach shows as a console error. */
  policy: string;
  now: Date;
  photoFile: (id: string) => string;
}

/** @returns the page at 1440 × 900, everything on it loaded, and what went wrong while it loaded */
export async function openSitePage(browser: Browser, served: Served): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const [, kind, name = ''] = url.pathname.split('/');
    if (url.origin !== ORIGIN) {
      faults.push(`third party: ${url.href}`);
      return route.abort();
    }
    if (kind === 'photos') {
      return route.fulfill({ contentType: 'image/jpeg', body: await readFile(served.photoFile(name)) });
    }
    if (kind === 'fonts') {
      return route.fulfill({ contentType: 'font/woff2', body: await readFile(join(ROOT, 'site-kit/fonts', name)) });
    }
    if (url.pathname !== '/') return route.fulfill({ status: 204 });
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': served.policy };
    return route.fulfill({ headers, body: served.html });
  });
  await page.clock.setFixedTime(served.now);
  await page.goto(ORIGIN);
  await page.evaluate(async () => {
    for (const later of document.querySelectorAll<HTMLElement>('.later')) later.style.contentVisibility = 'visible';
    for (const image of document.images) if (!image.closest('[popover]')) image.loading = 'eager';
    await document.fonts.ready;
    const visible = [...document.images].filter((image) => !image.closest('[popover]'));
    await Promise.allSettled(visible.map(async (image) => image.decode()));
  });
  return { page, faults };
}
