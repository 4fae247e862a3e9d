/** A slow line, no pictures, no cookies, no mouse, a small window, refusals of every kind: each is told, and there is a way on. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { wizard, type Wizard } from './support/wizard.ts';
import { words } from './support/words.ts';

const { common, errors, order, vetrina } = words('it');
const GUFI = 'Trattoria Sette Gufi';
const WIZARD = '/api/vetrina/payment/900000000000101';
const REFUSALS = [401, 403, 404, 409, 422, 429, 500];
const SENTENCES = new Set(Object.values(errors).flatMap((room) => Object.values(room)));

let stage: Stage;
let browser: Browser;
let visitor: Visitor;
let steps: Wizard;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
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
const field = () => visitor.page.getByRole('combobox', { name: vetrina.search.label });
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

it('by keyboard alone, from the landing page to the card form, with the focus always in sight [W1] [W2] [L1]', async () => {
  const { page } = visitor;
  await open('/vetrina');
  await page.keyboard.press('Tab');
  expect(await focused()).toContain(common.skip);
  await tabTo((text) => text === common.cookies.accept);
  await page.keyboard.press('Enter');
  await tabTo((text) => text.includes(vetrina.search.label));
  await page.keyboard.type('sette gufi');
  await page.getByRole('option', { name: GUFI }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('main iframe').first().waitFor();
  await page.getByRole('link', { name: vetrina.plans.action, exact: true }).focus();
  await page.keyboard.press('Enter');

  await steps.heading('billing').waitFor();
  await steps.text('first_name').focus();
  const { first_name, last_name, ssn, address, zip, city, province, mail, phone } = NIVES;
  for (const typed of [first_name, last_name, null, ssn, address, zip, city, province, mail, phone]) {
    if (typed) await page.keyboard.type(typed);
    await tab();
  }
  await tabTo((text) => text === order.actions.next);
  await page.keyboard.press('Enter');
  await steps.heading('service').waitFor();
  await eventually(focused).toBe(order.headings.service);
  await fits('service');
  await tabTo((text) => text.startsWith('Premium'));
  await page.keyboard.press('Space');
  await tabTo((text) => text.startsWith(order.domain.own));
  await page.keyboard.press('ArrowDown');
  expect(await steps.freeAddress.isChecked()).toBe(true);
  await tabTo((text) => text === order.actions.next);
  await page.keyboard.press('Enter');
  await steps.heading('checkout').waitFor();
  await eventually(focused).toBe(order.headings.checkout);
  await tabTo(() => steps.terms.evaluate((box) => box === document.activeElement));
  await page.keyboard.press('Space');
  await steps.card.locator('#pay').waitFor();
  await fits('checkout');
  await tabTo(async () => (await page.evaluate(() => document.activeElement?.tagName)) === 'IFRAME');
  await visitor.leave();

  function focused(): Promise<string> {
    return page.evaluate(() => {
      const at = document.activeElement;
      const outside = at?.id ? document.querySelector(`label[for="${CSS.escape(at.id)}"]`) : null;
      const named = outside ?? at?.closest('label');
      // Nobody has the focus while a button that was pressed is going: the whole page is no answer.
      const isNone = at === document.body || at?.tagName === 'MAIN';
      return isNone ? '' : ((named ?? at)?.textContent?.trim() ?? '');
    });
  }
  async function tab() {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body || at.tagName === 'IFRAME') return '';
      const rings = [at, at.parentElement, at.closest('label'), at.nextElementSibling].filter((each) => each !== null);
      const shown = rings.some((each) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(each);
        const lined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return lined || boxShadow !== 'none' || borderColor === getComputedStyle(at).outlineColor;
      });
      return shown ? '' : at.outerHTML.slice(0, 120);
    });
    expect(hidden, 'has the focus and does not show it').toBe('');
  }
  async function tabTo(found: (text: string) => boolean | Promise<boolean>) {
    for (let presses = 0; presses < 40; presses++) {
      if (await found(await focused())) return;
      await tab();
    }
    throw new Error('the keyboard does not get there');
  }
  /** A window of 640 pixels is one of 1280 at 200 %. */
  async function fits(step: string) {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await tooWide(page), `${step} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

it('a call refused in any way is answered by a sentence and a way on, and nothing typed is lost [X1] [X2] [W12]', async () => {
  const { page } = visitor;
  visitor.expectComplaints(/status of \d{3}/);
  let status = 0;
  await page.route(/\/buy_yr\/api\/(page\/search|order\/subscription|order\/check\/[^/]+\/(cart|checkout))$/, (route) =>
    status === 0
      ? route.continue()
      : route.fulfill({ status, contentType: 'application/json', body: status % 2 ? '{}' : 'no JSON' }),
  );
  const told = async (press: () => Promise<unknown>, where: string) => {
    for (status of REFUSALS) {
      await press();
      const alert = page.getByRole('main').getByRole('alert');
      await eventually(async () =>
        (
          await alert
            .locator('p')
            .first()
            .innerText()
            .catch(() => '')
        ).trim(),
      ).not.toBe('');
      expect(SENTENCES.has((await alert.locator('p').first().innerText()).trim()), `${where} ${status}`).toBe(true);
      expect(await steps.retry.isVisible(), `${where} ${status}: a way on`).toBe(true);
    }
    status = 0;
  };
  await open('/vetrina');
  await told(async () => {
    await field().fill('');
    await field().fill('gufi');
    await page.getByRole('main').getByRole('alert').waitFor();
  }, 'search');
  await steps.retry.click();
  await page.getByRole('option', { name: GUFI }).waitFor();

  await open(WIZARD);
  await steps.fillPerson(NIVES);
  await told(() => steps.next.click(), 'billing');
  expect(await steps.text('address').inputValue()).toBe(NIVES.address);
  await steps.retry.click();
  await steps.heading('service').waitFor();
  await steps.plan('Premium').check();
  await steps.freeAddress.check();
  await told(() => steps.next.click(), 'service');
  expect(await steps.plan('Premium').isChecked()).toBe(true);
  await steps.retry.click();
  await steps.heading('checkout').waitFor();
  status = 429;
  await steps.terms.check();
  await told(() => steps.retry.click(), 'checkout');
  await steps.retry.click();
  await steps.card.locator('#pay').waitFor();
  await visitor.leave();
});

it('a line that breaks as soon as the form stands takes nothing away: what was typed goes on when it is back [W1] [X1]', async () => {
  const { page } = visitor;
  visitor.expectComplaints(/ERR_|Failed to fetch/);
  const cut = (url: URL) => url.pathname.startsWith('/api/') || url.pathname.startsWith('/buy_yr/');
  let asked = 0;
  await page.route(cut, (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    asked++;
    return route.abort();
  });
  await open(WIZARD);
  await eventually(() => Promise.resolve(asked)).toBeGreaterThan(0);
  await steps.fillPerson(NIVES);
  await steps.next.click();
  await steps.alert.first().waitFor();
  await page.unroute(cut);
  expect(await steps.text('mail').inputValue()).toBe(NIVES.mail);
  // The prices may have asked for another try of their own by now.
  await steps.retry.last().click();
  await steps.heading('service').waitFor();
  await visitor.leave();
});

it('a slow line shows that something is going on, and a picture that does not come leaves its letter [L1] [L2] [W12]', async () => {
  const { page } = visitor;
  visitor.expectComplaints(/ERR_FAILED/);
  await page.route(/\/_pictures?\/|\.(jpe?g|png|webp|avif)(\?|$)|\/picture/, (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await open('/vetrina');
  const line = await page.context().newCDPSession(page);
  const slow = (latency: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
  await line.send('Network.enable');
  await slow(1500);
  await field().fill('sette gufi');
  await page.getByText(vetrina.search.searching).waitFor({ state: 'attached' });
  const gufi = page.getByRole('option', { name: GUFI });
  await gufi.waitFor();
  await eventually(() => gufi.innerText()).toMatch(/^T\s/);
  await gufi.click();
  await eventually(() => page.getByRole('main').locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
  await slow(0);
  await open(WIZARD);
  await steps.fillPerson(NIVES);
  await slow(1500);
  await steps.next.click();
  await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor();
  await steps.heading('service').waitFor();
  await visitor.leave();
});

it('without cookies the order says what it needs; odd languages and endless names change nothing [I2] [E8] [B4] [L4]', async () => {
  const { page } = visitor;
  visitor.expectComplaints(/status of 400/);
  await page.addInitScript(() => {
    if (location.search.includes('cookies=off')) Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  await open(`${WIZARD}?cookies=off`);
  await steps.alert.getByText(errors.http['cookies-off']).waitFor();
  for (const lang of ['xx', 'IT-it', '%E2%80%AE', 'constructor', 'x'.repeat(300)]) {
    await page.goto(`${stage.origin}/vetrina?lng=${lang}`);
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
  }
  const endless = 'Αλφα<b>'.repeat(1500);
  const link = Buffer.from(
    JSON.stringify({ name: endless.slice(0, 2000), uri: 'javascript:alert(1)', fb: '900000000000101' }),
  );
  await page.goto(`${stage.origin}/vetrina?yr_preview=${encodeURIComponent(link.toString('base64'))}`);

  await open(`${WIZARD}?layout=../../x&step=9&name=${'y'.repeat(500)}`);
  await steps.heading('billing').waitFor();
  await steps.fillPerson({ ...NIVES, last_name: endless.slice(0, 10_000) });
  await steps.next.click();
  await eventually(async () => (await steps.summary.isVisible()) || (await steps.heading('service').isVisible())).toBe(
    true,
  );
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await visitor.leave();
});
