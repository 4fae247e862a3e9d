/** What fingers and keys do to a screen: nothing moves under a press, nothing covers what has the focus, no field is blamed too early. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor } from './support/visitor.ts';
import { wizard, type Wizard } from './support/wizard.ts';
import { words } from './support/words.ts';

const { common, order } = words('it');
const WIZARD = '/api/vetrina/payment/900000000000101';
/** A button that is held down sinks by so much. */
const PRESSED_LOOK_PX = 1;

let stage: Stage;
let browser: Browser;
let visitor: Visitor;
let steps: Wizard;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});
beforeEach(async () => {
  visitor = await newVisitor(browser);
  visitor.page.setDefaultTimeout(30_000);
  steps = wizard(visitor.page);
});
keepPictures(() => [visitor]);

/** Opens an address and waits until the page's script lives: the cookie banner comes with it. */
async function open(path: string) {
  await visitor.page.goto(stage.origin + path);
  await visitor.page.getByRole('region', { name: common.cookies.label }).waitFor();
}

describe('between press and release', () => {
  it.each([
    ['a mouse', { width: 1280, height: 900 }],
    ['a mouse in a small window', { width: 390, height: 844 }],
  ])('Next stays under %s while an invalid field is left, and its click counts [B2] [W2]', async (_what, size) => {
    const { page } = visitor;
    await page.setViewportSize(size);
    await open(WIZARD);
    await steps.fillPerson({ ...NIVES, phone: '12' });
    await steps.text('phone').focus();
    const at = await press(page, steps.next);
    expect(await steps.summary.isVisible(), 'nothing is told before the release').toBe(false);
    expect(await moved(steps.next, at)).toBeLessThanOrEqual(PRESSED_LOOK_PX);
    await page.mouse.up();
    await steps.summary.getByRole('link', { name: order.errors.phone }).waitFor();
    expect(await steps.summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await visitor.leave();
  });

  it('names that are found late wait for the release [W5]', async () => {
    const { page } = visitor;
    await open(WIZARD);
    await steps.fillPerson(NIVES);
    await steps.next.click();
    await steps.heading('service').waitFor();
    await steps.plan('Premium').check();
    let letGo = () => undefined as void;
    const pressed = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/domain\/suggest/, async (route) => {
      await pressed;
      await route.continue();
    });
    await steps.search.fill('nuova trattoria');
    const at = await press(page, steps.next);
    let answers = 0;
    letGo();
    page.on('requestfinished', (request) => (answers += request.url().includes('domain/suggest') ? 1 : 0));
    await eventually(() => answers).toBe(3);
    await drawn(page);
    expect(await moved(steps.next, at)).toBeLessThanOrEqual(PRESSED_LOOK_PX);
    await page.mouse.up();
    await steps.summary.getByRole('link', { name: 'Aggiungere un dominio' }).waitFor();
    await page.getByRole('checkbox', { name: /\.it$/ }).first().waitFor();
    await visitor.leave();
  });
});

it('no field is called wrong before anything was typed in it, and what was emptied again is [B2] [B4]', async () => {
  const { page } = visitor;
  await open(WIZARD);
  const wrong = () => page.locator('[aria-invalid="true"]').count();
  for (const field of ['first_name', 'last_name', 'ssn', 'mail'] as const) {
    await steps.text(field).focus();
    await page.keyboard.press('Tab');
  }
  expect(await wrong()).toBe(0);
  await steps.text('mail').fill('nives');
  await page.keyboard.press('Tab');
  await eventually(wrong).toBe(1);
  await steps.text('city').fill('B');
  await steps.text('city').fill('');
  await page.keyboard.press('Tab');
  await eventually(wrong).toBe(2);
  await visitor.leave();
});

/** Mouse button down in the middle of `target`, which is where it stood then. */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await drawn(page);
  return box;
}

/** How far the target went from where it was pressed. */
async function moved(target: Locator, from: { x: number; y: number }) {
  const to = await target.boundingBox();
  return to ? Math.hypot(to.x - from.x, to.y - from.y) : Number.POSITIVE_INFINITY;
}

/** What was to be drawn by now has been. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((next) => requestAnimationFrame(next));
  });

describe('what has the focus', () => {
  it.each([
    ['320 by 256 pixels, which is 400 % of zoom', { width: 320, height: 256 }],
    ['a phone', { width: 390, height: 844 }],
  ])('is not covered by the cookie banner at %s [F4]', async (_what, viewport) => {
    const { page } = visitor;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/vetrina', WIZARD, '/manager']) {
      await open(path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label')),
        'the banner is reached first',
      ).toBe(common.cookies.label);
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab');
        await drawn(page);
        // Behind the last one the focus leaves the page.
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        expect(await covered(page), path).toBe('');
      }
    }
    await visitor.leave();
  });

  it('has the same ring of three pixels in a text field, a list and a wrong field, in forced colours too', async () => {
    for (const forcedColors of ['none', 'active'] as const) {
      const guest = await newVisitor(browser, { forcedColors });
      const { page } = guest;
      const form = wizard(page);
      await page.goto(stage.origin + WIZARD);
      await form.heading('billing').waitFor();
      await form.next.click();
      await form.summary.waitFor();
      for (const field of [form.text('first_name'), form.country, form.text('mail')]) {
        await field.focus();
        const { outlineStyle, outlineWidth } = await field.evaluate((box) => ({ ...getComputedStyle(box) }));
        expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
      }
      await guest.leave();
    }
  });

  it('icons are seen in forced colours: the menu of a phone is not an empty square [F1]', async () => {
    const guest = await newVisitor(browser, { forcedColors: 'active', viewport: { width: 390, height: 844 } });
    await guest.page.goto(`${stage.origin}/privacy`);
    const menu = guest.page.locator('header summary');
    const [drawing, behind] = await menu
      .locator('[aria-hidden="true"]')
      .evaluate((icon) => [getComputedStyle(icon).backgroundColor, getComputedStyle(document.body).backgroundColor]);
    expect(drawing).not.toBe(behind);
    expect(drawing).not.toBe('rgba(0, 0, 0, 0)');
    await guest.leave();
  });
});

/** What stands over the middle of the focused element, or that it is out of sight; empty when it can be seen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing has the focus';
    // What is drawn for a hidden box is its label.
    const seen = at.getBoundingClientRect().width > 2 ? at : (at.closest('label') ?? at);
    const box = seen.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width, innerWidth) / 2, box.top + Math.min(box.height, innerHeight) / 2];
    const top = document.elementFromPoint(x, y);
    if (top && (seen.contains(top) || top.contains(seen) || top.closest('label') === seen.closest('label'))) return '';
    return `${seen.outerHTML.slice(0, 120)} is under ${top?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`;
  });
