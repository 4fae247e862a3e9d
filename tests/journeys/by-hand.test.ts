/** What fingers and keys do to a screen: nothing moves under a press, nothing covers what has the focus, no field is blamed too early. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import manager from '../../app/i18n/messages/it/manager.ts';
import { asleep } from './support/asleep.ts';
import { expectBeyondAxe } from './support/beyond-axe.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { cutByWiderText } from './support/text-spacing.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { CARDS, wizard, type Wizard } from './support/wizard.ts';
import { say, words } from './support/words.ts';

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

  it('Complete stays where it is from the moment at which it can be pressed [W7]', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await open(WIZARD);
    await steps.toCheckout(NIVES);
    await steps.terms.check();
    await steps.complete.evaluate((button: HTMLButtonElement) => {
      const tops: number[] = [];
      Object.assign(window, { topsOfComplete: tops });
      const look = () => {
        if (!button.disabled) tops.push(button.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      look();
    });
    await steps.pay(CARDS.good);
    await steps.paid.waitFor();
    const seen = () => page.evaluate(() => (window as unknown as { topsOfComplete: number[] }).topsOfComplete);
    // A second of drawings: longer than a scroll that is animated.
    await eventually(async () => (await seen()).length).toBeGreaterThan(60);
    const tops = await seen();
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(PRESSED_LOOK_PX);
    await steps.complete.click();
    await page.waitForURL(/\/complete/);
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
    const { channels } = await sharp(await menu.screenshot()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), 'an empty square is of one colour').toBeGreaterThan(10);
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

describe('before the page is alive', () => {
  const sleepingAt = (path: string) => asleep(visitor.page, stage.origin + path);

  it('what is typed, chosen and sent in the invoice form is kept, and no address ever carries it [W2] [B2]', async () => {
    const { page } = visitor;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const wake = await sleepingAt(WIZARD);
    await steps.fillPerson({ ...NIVES, phone: '12' });
    await steps.next.click();
    wake();
    await steps.summary.getByRole('link', { name: order.errors.phone }).waitFor();
    expect(await steps.text('ssn').inputValue()).toBe(NIVES.ssn);
    expect(addresses.filter((url) => url.includes(NIVES.ssn) || url.includes('first_name'))).toEqual([]);
    await visitor.leave();
  });

  it('a mail for the way in and a declaration of withdrawal are kept, too [S3]', async () => {
    const { page } = visitor;
    const wake = await sleepingAt('/manager');
    await page.getByRole('textbox').fill('nives@settegufi.example');
    await page.getByRole('button', { name: manager.signIn.send }).click();
    wake();
    await page.getByText(manager.signIn.sent).first().waitFor();
    await page.unrouteAll();
    const again = await sleepingAt('/manager/withdrawal');
    await page.getByRole('textbox', { name: manager.withdrawal.name }).fill('Nives Gufi');
    await page.getByRole('textbox', { name: manager.withdrawal.contract }).fill('ord_nobody');
    await page.getByRole('textbox', { name: manager.withdrawal.mail }).fill('nives@settegufi.example');
    again();
    await page.getByRole('region', { name: common.cookies.label }).waitFor();
    await page.getByRole('main').getByRole('button', { name: manager.withdrawal.next, exact: true }).click();
    await page.getByText(say(manager.withdrawal.declares, { name: 'Nives Gufi', contract: 'ord_nobody' })).waitFor();
    await visitor.leave();
  });

  it('a plan, a search and an owner are kept, too [W2] [W6] [W8]', async () => {
    const { page } = visitor;
    await open(WIZARD);
    await steps.fillPerson(NIVES);
    await steps.next.click();
    await steps.heading('service').waitFor();
    const wake = await sleepingAt(`${WIZARD}?step=1`);
    await steps.plan('Premium').check();
    await steps.search.fill('gufo di notte');
    wake();
    await page
      .getByRole('checkbox', { name: /^gufodinotte/ })
      .first()
      .waitFor();
    expect(await steps.plan('Premium').isChecked()).toBe(true);
    await page.unrouteAll();
    await page
      .getByRole('checkbox', { name: /^gufodinotte/ })
      .first()
      .check();
    await steps.ownName.check();
    await steps.next.click();
    await steps.heading('owner').waitFor();
    const again = await sleepingAt(`${WIZARD}?step=2`);
    await steps.text('city').fill('Imola');
    again();
    await page.getByRole('region', { name: common.cookies.label }).waitFor();
    await steps.next.click();
    await steps.heading('checkout').waitFor();
    await page.getByText(/Imola/).waitFor();
    await visitor.leave();
  });
});

describe('the last steps', () => {
  it('the owner is asked for as an owner, required fields are marked, and the last step shows what is bought and for whom, each with the way to change it [W1] [W6] [B3]', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await open(WIZARD);
    const marks = () => page.locator('label', { hasText: '*' }).count();
    expect(await marks()).toBe(10);
    await page.getByText(order.billing['required-note']).waitFor();
    await steps.fillPerson(NIVES);
    await steps.next.click();
    await steps.heading('service').waitFor();
    await steps.plan('Premium').check();
    await steps.search.fill('nives gufi');
    const name = page.getByRole('checkbox', { name: /\.it$/ }).first();
    await name.check();
    const domain = (await name.getAttribute('value')) ?? '';
    await steps.ownName.check();
    await steps.next.click();
    await steps.heading('owner').waitFor();
    expect(await page.getByRole('group', { name: order.billing['type-label'] }).count()).toBe(0);
    await page.getByRole('group', { name: order.billing['owner-label'] }).waitFor();
    await steps.text('first_name').fill('Rosa');
    await steps.next.click();
    await steps.heading('checkout').waitFor();
    const review = page.getByRole('region', { name: order.review.title });
    const text = await review.innerText();
    for (const part of ['Premium', domain, 'Nives Gufi', NIVES.mail, 'Rosa Gufi', '111']) expect(text).toContain(part);
    await visitor.expectAccessible('the review of the last step');
    await expectBeyondAxe(page, 'the last step');
    const ways = [
      { what: order.plan.legend, opens: ['service', 'owner'] },
      { what: order.domain.legend, opens: ['service', 'owner'] },
      { what: order.review.owner, opens: ['owner'] },
      { what: order.review.invoice, opens: ['billing'] },
    ] as const;
    for (const { what, opens } of ways) {
      await steps.heading('checkout').waitFor();
      await review.getByRole('button', { name: say(order.review['change-what'], { what }), exact: true }).click();
      for (const step of opens) {
        await steps.heading(step).waitFor();
        if (step !== 'billing') await steps.next.click();
      }
    }
    await visitor.leave();
  });

  it('a step that there is not is put right in the address [W2]', async () => {
    const { page } = visitor;
    for (const asked of ['7', '-1', 'abc', '3']) {
      await open(`${WIZARD.replace('101', '202')}?step=${asked}`);
      await eventually(() => new URL(page.url()).searchParams.get('step')).toBe('0');
    }
    await visitor.leave();
  });

  it('whoever chose the wrong kind of buyer begins again with what was typed and chosen [B1] [B3] [W3]', async () => {
    const { page } = visitor;
    await open(WIZARD.replace('101', '404'));
    await steps.toCheckout(NIVES);
    await steps.terms.check();
    // A card form stands open for the order that is left.
    await steps.card.locator('#number').waitFor();
    await page.goto(`${stage.origin}${WIZARD.replace('101', '404')}?step=0`);
    const business = page.getByRole('radio', { name: order.billing.business, exact: true });
    expect(await business.isDisabled()).toBe(true);
    await page.getByRole('button', { name: order.billing['type-change'], exact: true }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(order.billing['type-label']);
    await business.check();
    expect(await steps.text('address').inputValue()).toBe(NIVES.address);
    await steps.fillPerson({ business_name: 'Gufi Srl', vat: '01234567897', sdi: 'ABC1234' });
    await steps.next.click();
    await steps.heading('service').waitFor();
    expect(await steps.plan('Premium').isChecked()).toBe(true);
    expect(await steps.freeAddress.isChecked()).toBe(true);
    await steps.next.click();
    await steps.heading('checkout').waitFor();
    await page.getByRole('region', { name: order.review.title }).getByText('Gufi Srl', { exact: true }).waitFor();
    const closed = [...stage.stripe.state.sessions.values()].map(({ status }) => status);
    expect(closed.filter((status) => status === 'expired')).toHaveLength(1);
    await visitor.leave();
  });

  it('a page that nobody knows is refused before the form, with a way to search for it [W3] [R11]', async () => {
    const { page } = visitor;
    visitor.expectComplaints(/404/);
    await page.goto(`${stage.origin}/api/vetrina/payment/999999999999999`);
    await page.getByRole('heading', { level: 1, name: order['no-page'].title }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('link', { name: order.unknown.start }).click();
    await page.waitForURL('**/vetrina');
    await visitor.leave();
  });

  it('going back from a card that is being typed, or a bank that asks, says first what becomes of it [W1] [W2]', async () => {
    const { page } = visitor;
    await open(WIZARD.replace('101', '303'));
    await steps.toCheckout(NIVES);
    await steps.terms.check();
    await steps.pay(CARDS.bankAsks);
    await steps.bank('complete').waitFor();
    await steps.back.click();
    const asks = page.getByRole('dialog', { name: order.checkout['leave-title'] });
    await asks.getByText(order.checkout['leave-text']).waitFor();
    await asks.getByRole('button', { name: order.checkout['leave-stay'] }).click();
    await steps.bank('complete').waitFor();
    await steps.back.click();
    await asks.getByRole('button', { name: order.checkout['leave-go'] }).click();
    await steps.heading('service').waitFor();
    // Nothing was typed in the new form: going back asks nothing.
    await steps.next.click();
    await steps.heading('checkout').waitFor();
    await steps.back.click();
    await steps.heading('service').waitFor();
    await visitor.leave();
  });
});

it('wider letters, words and lines cut nothing off, on a phone and in a wide window [F6]', async () => {
  const { page } = visitor;
  for (const path of ['/', '/vetrina', WIZARD, '/manager'])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(stage.origin + path);
      expect(await cutByWiderText(page), `${path} at ${width} px`).toEqual([]);
    }
  await visitor.leave();
});
