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
