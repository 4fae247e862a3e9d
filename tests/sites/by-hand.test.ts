/** Published sites by keyboard, by ear and in forced colours: photos, map, menu and the bar at the thumb. */
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { demoDocument } from '../fixtures/documents.ts';
import { expectBeyondAxe } from '../journeys/support/beyond-axe.ts';
import { cutByWiderText } from '../journeys/support/text-spacing.ts';
import { NOW, openStand, type Stand } from './support/stand.ts';

const LAYOUTS = READY_LAYOUTS.map(({ name }) => name);
const PHONE = { width: 390, height: 844 };

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(async () => stand.close());

async function visit(layout: (typeof LAYOUTS)[number], options: Parameters<Stand['browser']['newPage']>[0] = {}) {
  const url = stand.show(`by-hand.${layout}`, await demoDocument('trattoriasettegufi', layout, NOW));
  const page = await stand.browser.newPage({ viewport: PHONE, reducedMotion: 'reduce', ...options });
  await page.goto(url);
  return page;
}
/** The window that is open: its name, whether the page behind it is out of reach, and the label of what has the focus. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog.box')].filter((box) => box.checkVisibility());
    const names = open.map((box) =>
      (box.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .map((part) => (part instanceof HTMLImageElement ? part.alt : part?.textContent))
        .join(' '),
    );
    return {
      names,
      modal: open.every((box) => box.matches(':modal')),
      focus: document.activeElement?.getAttribute('aria-label') ?? '',
    };
  });

it.each(LAYOUTS)(
  'in %s a photo opens in a window of its own, named by what it shows, and gives the focus back',
  async (layout) => {
    const page = await visit(layout);
    const opener = page.locator('button[popovertarget="photo-1"]:not(dialog *)').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const first = await shown(page);
    expect(first).toEqual({
      names: [expect.stringMatching(/\p{L}{3,}.* 1\/\d+$/u)],
      modal: true,
      focus: 'Foto successiva',
    });
    await page.keyboard.press('Enter');
    const second = await shown(page);
    expect(second.names).toEqual([expect.stringMatching(/\p{L}{3,}.* 2\/\d+$/u)]);
    expect(second.modal).toBe(true);
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      );
      expect(inside, 'what is behind takes no focus').toBe(true);
    }
    await page.keyboard.press('Escape');
    expect((await shown(page)).names).toEqual([]);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.close();
  },
);

it('the map says what it is once it was asked for, and has the focus', async () => {
  const page = await visit('tavola');
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'a map' }),
  );
  await page.getByRole('link', { name: 'Mostra la mappa' }).focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('.map iframe');
  expect(await frame.getAttribute('title')).toBe('Mappa dei dintorni');
  expect(await frame.evaluate((at) => at === document.activeElement)).toBe(true);
  await page.close();
});

it.each(LAYOUTS)(
  'in %s the bar at the thumb covers nothing that has the focus, on a phone and at four times the size',
  async (layout) => {
    const page = await visit(layout);
    for (const size of [PHONE, { width: 320, height: 256 }]) {
      await page.setViewportSize(size);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo(0, 0);
      });
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        const under = await page.evaluate(() => {
          const at = document.activeElement;
          const bar = document.querySelector('.bar');
          if (!at || !bar || bar.contains(at) || getComputedStyle(bar).position !== 'fixed') return '';
          const [mine, its] = [at.getBoundingClientRect(), bar.getBoundingClientRect()];
          return mine.bottom > its.top + 1 && mine.height < its.top ? at.outerHTML.slice(0, 120) : '';
        });
        expect(under, `${size.width} by ${size.height}`).toBe('');
      }
    }
    await page.close();
  },
);

it.each(LAYOUTS)('in %s the menu is seen in forced colours', async (layout) => {
  const page = await visit(layout, { forcedColors: 'active' });
  const button = page.locator('.menu-button').first();
  if (await button.isVisible()) {
    const { channels } = await sharp(await button.screenshot()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), 'an empty square is of one colour').toBeGreaterThan(10);
  }
  await page.close();
});

it.each(LAYOUTS)(
  'in %s wider letters, words and lines cut nothing off, names are what is read, and nothing flashes or moves on',
  async (layout) => {
    const doc = await demoDocument('trattoriasettegufi', layout, NOW);
    // A reader's own style sheet stands above every policy; a test's does not.
    const url = stand.show(`spaced.${layout}`, doc, { policy: false });
    const page = await stand.browser.newPage({ viewport: PHONE });
    await page.goto(url);
    const moving = () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000).length;
    expect(await page.evaluate(moving), 'what moves for more than five seconds needs a way to stop it').toBe(0);
    await expectBeyondAxe(page, layout);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url);
      expect(await cutByWiderText(page), `${width} px`).toEqual([]);
    }
    await page.close();
  },
);
