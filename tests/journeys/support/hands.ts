/** The hands of a person: a finger on a phone, or a keyboard and nothing else. A story that is told with them is lived by both. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { bound } from './alive.ts';
import { newKeyboard } from './keyboard.ts';

type Role = 'button' | 'link' | 'radio';
export interface Hands {
  /** Presses what has this role and name; the last one of several. */
  press: (role: Role, name: string | RegExp) => Promise<void>;
  /** Writes into the field of this name, in the place of what stood there. */
  write: (name: string, text: string) => Promise<void>;
  /** Chooses a day, YYYY-MM-DD. */
  day: (name: string, day: string) => Promise<void>;
  /** Chooses files of the device by the button of this name. */
  give: (name: string, files: { name: string; mimeType: string; buffer: Buffer }[]) => Promise<void>;
  /** Writes a text of the page that is edited, where it stands; `done`: the button that leaves it. */
  writeOnPage: (unit: string, text: string, done: string) => Promise<void>;
}

const named = (page: Page, role: Role, name: string | RegExp): Locator =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).last();
const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true }).last();
const onCanvas = (page: Page, unit: string) => page.frameLocator('iframe').locator(`[data-e="${unit}"]`).first();

export function finger(page: Page): Hands {
  return {
    press: (role, name) => named(page, role, name).tap(),
    write: (name, text) => field(page, name).fill(text),
    day: (name, day) => field(page, name).fill(day),
    async give(name, files) {
      const target = named(page, 'button', name);
      await bound(target);
      const chooser = page.waitForEvent('filechooser');
      await target.tap();
      await (await chooser).setFiles(files);
    },
    async writeOnPage(unit, text, done) {
      await onCanvas(page, unit).tap();
      await page.frameLocator('iframe').getByRole('textbox').waitFor();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await named(page, 'button', done).tap();
    },
  };
}

/** More stops than any screen has. */
const MOST_STOPS = 400;

/** Listens from the first page on: call it before the visit. */
export async function keyboardAlone(page: Page): Promise<Hands> {
  const keys = await newKeyboard(page);
  const has = (target: Locator) => target.evaluate((at) => at === document.activeElement);
  /** By Tab, or back where it stands before the focus; what has the focus in the end can be seen. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    const way = await target.evaluate((at) => {
      const from = document.activeElement ?? document.body;
      return from !== document.body && from.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_PRECEDING
        ? 'Shift+Tab'
        : 'Tab';
    });
    for (let stops = 0; !(await has(target)); stops += 1) {
      if (stops === MOST_STOPS) throw new Error(`the keyboard does not get to ${String(target)}`);
      await page.keyboard.press(way);
    }
    await expect.poll(async () => (await keys.focused()).hidden).toBe('');
  }
  /** Of one group, Tab stops at the chosen one alone. */
  async function choose(target: Locator): Promise<void> {
    await target.waitFor();
    const group = await target.getAttribute('name');
    await reach(page.locator(`input[name="${group}"]:checked`));
    for (let steps = 0; !(await has(target)); steps += 1) {
      if (steps === MOST_STOPS) throw new Error(`no arrow leads to ${String(target)}`);
      await page.keyboard.press('ArrowDown');
    }
  }
  return {
    async press(role, name) {
      const target = named(page, role, name);
      if (role === 'radio') return choose(target);
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(name, text) {
      await reach(field(page, name));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async day(name, day) {
      const target = field(page, name);
      await reach(target);
      const [year = '', month = '', date = ''] = day.split('-');
      // In the order in which the browser's own language has them.
      for (const digits of [month + date + year, date + month + year, year + month + date]) {
        for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
        await page.keyboard.type(digits);
        if ((await target.inputValue()) === day) return;
      }
      expect(await target.inputValue()).toBe(day);
    },
    async give(name, files) {
      const target = named(page, 'button', name);
      // The browser has been asked to hand over its dialog by the time of the press: a key overtakes what was asked just before it.
      const chooser = page.waitForEvent('filechooser');
      await reach(target);
      await bound(target);
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(files);
    },
    async writeOnPage(unit, text) {
      const frame = page.locator('iframe');
      await onCanvas(page, unit).waitFor();
      for (let stops = 0; !(await has(frame)); stops += 1) {
        if (stops === MOST_STOPS) throw new Error('the keyboard does not get into the page');
        await page.keyboard.press('Tab');
      }
      const here = page.frameLocator('iframe').locator(`[data-on][data-e="${unit}"]`);
      for (let stops = 0; (await here.count()) === 0; stops += 1) {
        if (stops === MOST_STOPS) throw new Error(`the keyboard does not get to ${unit}`);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await page.frameLocator('iframe').getByRole('textbox').waitFor();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
  };
}
