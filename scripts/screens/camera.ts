/** A browser that photographs a screen by day and by night, as a laptop and as a phone, and measures whether it fits and what axe finds. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { LANGS, type Lang } from '../../site-kit/names.ts';
import { accessibility } from '../gallery/checks/accessibility.ts';

export const DEVICES = {
  desktop: { width: 1440, height: 1500 },
  phone: { width: 390, height: 1266 },
} as const;
export type Device = keyof typeof DEVICES;
export const SHADES = ['light', 'dark'] as const;
type Shade = (typeof SHADES)[number];

const WIDTHS = [320, 390, 768, 1024, 1440];
/** Until React has taken over and fonts are drawn. */
const SETTLE_MS = 400;
/** Until a changed window is laid out and its colours have faded over; framed sites are laid out by a process of their own. */
const TURN_MS = 250;
const FRAMES_TURN_MS = 1200;

export interface Camera {
  page: Page;
  lang: Lang;
  /** Opens an address of the product and waits until it is drawn. */
  open: (path: string) => Promise<void>;
  /** Photographs what is on the screen and measures it; axe looks at it by day and by night, the camera at the first of `LANGS` in both, at the others by day. */
  take: (name: string) => Promise<void>;
  close: () => Promise<void>;
}

/** `shop.wizard-billing.it.phone.dark.jpg`: everything a sheet needs to know of a picture is its name. */
export const fileOf = (name: string, lang: Lang, device: Device, shade: Shade): string =>
  `${name}.${lang}.${device}.${shade}.jpg`;

export async function newCamera(
  browser: Browser,
  to: { origin: string; folder: string; lang: Lang; faults: string[]; navy?: boolean },
): Promise<Camera> {
  const { origin, folder, lang, faults } = to;
  const context = await browser.newContext({ viewport: DEVICES.desktop, locale: lang, reducedMotion: 'reduce' });
  await context.addCookies([
    { name: 'yr_site', value: 'true', url: origin },
    { name: 'i18next', value: lang, url: origin },
  ]);
  if (to.navy) await context.addInitScript(() => localStorage.setItem('vetrina-color-scheme', 'navy'));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  let shown = '';
  page.on('pageerror', (error) => faults.push(`${shown} · ${lang}: ${error.message}`));
  return {
    page,
    lang,
    async open(path) {
      shown = path;
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
    },
    async take(name) {
      shown = name;
      const at = await page.evaluate(() => scrollY);
      const turn = (await page.locator('main iframe').count()) > 0 ? FRAMES_TURN_MS : TURN_MS;
      for (const shade of SHADES) {
        await page.emulateMedia({ colorScheme: shade });
        const pictures = lang === LANGS[0] || shade === 'light' ? (Object.keys(DEVICES) as Device[]) : [];
        for (const device of pictures) {
          await page.setViewportSize(DEVICES[device]);
          await page.waitForTimeout(turn);
          await page.screenshot({
            path: join(folder, fileOf(name, lang, device, shade)),
            type: 'jpeg',
            quality: 85,
          });
        }
        await page.setViewportSize(DEVICES.phone);
        await page.waitForTimeout(turn);
        for (const { text } of await accessibility(page, { iframes: false }))
          faults.push(`${name} · ${lang} · ${shade}: ${text}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await misfits(page)) faults.push(`${name} · ${lang} · ${width} px: ${fault}`);
      }
      await page.setViewportSize(DEVICES.desktop);
      await page.evaluate((top) => scrollTo(0, top), at);
    },
    close: () => context.close(),
  };
}

/** What is wider than its window, cut off inside its box, or was never meant to be read. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`${over} px too wide`);
    for (const element of document.querySelectorAll('h1, h2, h3, button, a, label, legend, th, dt')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cut = element.scrollWidth - element.clientWidth;
      if (element.clientWidth > 8 && overflowX === 'hidden' && textOverflow !== 'ellipsis' && cut > 1)
        found.push(`"${element.textContent?.trim().slice(0, 40)}" is cut by ${cut} px`);
    }
    const raw = /\{\{\w+\}\}|\bundefined\b|\bNaN\b|\[object /.exec(document.body.innerText);
    if (raw) found.push(`says "${raw[0]}"`);
    return found;
  });
