/** Impatient hands and broken lines: twice pressed, gone back, two tabs, no network, a vendor away. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { armFault } from '../contracts/stripe-fixtures.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { CARDS, wizard, type Wizard } from './support/wizard.ts';
import { words } from './support/words.ts';

const { common, errors, order } = words('it');
/** A business is sold once: each buyer has another. */
const PAGES = [
  '900000000000101',
  '900000000000202',
  '900000000000303',
  '900000000000404',
  '900000000000505',
  '900000000000606',
];

let stage: Stage;
let browser: Browser;
let visitor: Visitor;
let steps: Wizard;
let mail = '';
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
beforeEach(async () => {
  visitor = await newVisitor(browser);
  steps = wizard(visitor.page);
  mail = `buyer-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await visitor.page.goto(`${stage.origin}/api/vetrina/payment/${PAGES.shift() ?? ''}`);
  await steps.heading('billing').waitFor();
});
keepPictures(() => [visitor]);

const mailsTo = (to: string, start: string) =>
  stage.mail.messages().filter((each) => each.to.includes(to) && each.subject.startsWith(start));
const customersOf = (to: string) => [...stage.stripe.state.customers.values()].filter((each) => each.email === to);
const subscriptionsOf = (to: string) => {
  const ids = new Set(customersOf(to).map((each) => each.id));
  return [...stage.stripe.state.subscriptions.values()].filter((each) => ids.has(each.customer));
};

/** Reloads, and waits until the page's script lives: the cookie banner comes with it. */
async function reload() {
  await visitor.page.reload();
  await visitor.page.getByRole('region', { name: common.cookies.label }).waitFor();
}

describe('impatient hands', () => {
  it('Next pressed twice makes one order; back, forward and reload in every step lose nothing [W2] [C2]', async () => {
    const { page } = visitor;
    await steps.toCheckout({ ...NIVES, mail }, 'dblclick');
    await page.goBack();
    await steps.heading('service').waitFor();
    expect([await steps.plan('Premium').isChecked(), await steps.freeAddress.isChecked()]).toEqual([true, true]);
    await page.goBack();
    await steps.heading('billing').waitFor();
    expect(await steps.text('address').inputValue()).toBe(NIVES.address);
    await reload();
    await steps.heading('billing').waitFor();
    expect(await steps.text('address').inputValue()).toBe(NIVES.address);
    await page.goForward();
    await steps.heading('service').waitFor();
    await reload();
    await eventually(() => steps.plan('Premium').isChecked()).toBe(true);
    await page.goForward();
    await steps.heading('checkout').waitFor();
    await reload();
    await steps.heading('checkout').waitFor();
    await steps.terms.check();
    await steps.card.locator('#pay').waitFor();
    await eventually(() => mailsTo(mail, 'Il tuo ordine').length).toBe(1);
    expect(customersOf(mail)).toHaveLength(1);
    await visitor.leave();
  });

  it('Next pressed again while the step behind it is still fetched is one step back, not two [W2]', async () => {
    const { page } = visitor;
    const fetched = Promise.withResolvers<void>();
    await page.route('**/assets/service-step-*.js', (route) => fetched.promise.then(() => route.continue()));
    await steps.fillPerson({ ...NIVES, mail });
    await steps.next.click();
    await page.waitForURL(/step=1/);
    await steps.next.click();
    // The second press is answered when its own navigation is over, and nothing on the page says so.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0))));
    fetched.resolve();
    await steps.heading('service').waitFor();
    await page.goBack();
    await steps.heading('billing').waitFor();
    await visitor.leave();
  });

  it('two tabs pay one order once [W7]', async () => {
    const { page } = visitor;
    await steps.toCheckout({ ...NIVES, mail });
    await steps.terms.check();
    await steps.card.locator('#pay').waitFor();
    const other = await page.context().newPage();
    const there = wizard(other);
    // A hand that is quicker than the page's script: its tick counts when the script has come.
    const ticked = Promise.withResolvers<void>();
    await other.route('**/assets/frame-*.js', (route) => ticked.promise.then(() => route.continue()));
    await other.goto(page.url(), { waitUntil: 'domcontentloaded' });
    await there.terms.check();
    ticked.resolve();
    await there.card.locator('#pay').waitFor();
    visitor.expectComplaints(/status of (404|409)/);
    await steps.pay(CARDS.good);
    await eventually(() => steps.complete.isEnabled()).toBe(true);
    // The other tab still shows the form: its Pay finds the session paid and asks for nothing.
    await there.pay(CARDS.good).catch(() => undefined);
    await steps.complete.click();
    await page.getByRole('heading', { level: 1, name: order.complete['title-done'] }).waitFor();
    await other.reload();
    await other.getByText(order.locked.title).waitFor();
    expect(subscriptionsOf(mail)).toHaveLength(1);
    expect(mailsTo(mail, 'Il tuo ordine')).toHaveLength(1);
    expect(mailsTo(mail, 'Pagamento ricevuto')).toHaveLength(1);
    await visitor.leave();
  });
});

describe('broken lines', () => {
  it('Complete was pressed here: coming back leads to the success page, and from there to another try [W7] [E7]', async () => {
    const { page } = visitor;
    await steps.toCheckout({ ...NIVES, mail });
    const id = await page.evaluate(async (pageId) => {
      const answer = await fetch(`/buy_yr/api/order/check/${pageId}`);
      return ((await answer.json()) as { _id: string })._id;
    }, new URL(page.url()).pathname.split('/').at(-1));
    const set = (orderId: string) =>
      page.evaluate((value) => sessionStorage.setItem('vetrina.orderPaymentComplete', value), orderId);
    await set('ord_of_another_business');
    await reload();
    await steps.heading('checkout').waitFor();
    await set(id);
    await page.reload();
    await page.waitForURL(/\/complete$/);
    await page.getByRole('heading', { level: 1, name: order.complete['title-unpaid'] }).waitFor();
    await page.getByRole('link', { name: order.complete['to-payment'] }).click();
    await steps.heading('checkout').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('vetrina.orderPaymentComplete'))).toBeNull();
  });

  it('offline in the middle is told, keeps what was typed, and goes on when the line is back [X1]', async () => {
    const { page } = visitor;
    visitor.expectComplaints(/ERR_INTERNET_DISCONNECTED/);
    await steps.fillPerson({ ...NIVES, mail });
    await page.context().setOffline(true);
    await steps.next.click();
    await steps.alert.getByText(errors.http.offline).waitFor();
    await visitor.expectAccessible('billing while offline');
    expect(await steps.text('address').inputValue()).toBe(NIVES.address);
    await page.context().setOffline(false);
    await steps.retry.click();
    await steps.heading('service').waitFor();

    await steps.plan('Premium').check();
    await page.context().setOffline(true);
    await steps.search.fill('settegufi');
    await page.locator('#content').getByText(order.domain.failed).waitFor();
    await page.context().setOffline(false);
    await steps.retry.click();
    await steps.domain('settegufi.it').check();
    await steps.next.click();
    await steps.heading('checkout').waitFor();
    await visitor.leave();
  });

  it('the card provider is away: a message, and the same press works when it is back [W12] [X3] [X4]', async () => {
    await steps.toCheckout({ ...NIVES, mail });
    visitor.expectComplaints(/status of 50[23]/);
    // The official client asks three times.
    await armFault(stage.stripe, { kind: 'error-before', times: 3, path: '/v1/checkout' });
    await steps.terms.check();
    await steps.alert.getByText(errors.billing['provider-unavailable']).waitFor();
    await visitor.expectAccessible('payment while the provider is away');
    await steps.retry.click();
    await steps.card.locator('#pay').waitFor();
    await steps.pay(CARDS.declined);
    await steps.card.locator('#alert').waitFor();
    await steps.pay(CARDS.good);
    await eventually(() => steps.complete.isEnabled()).toBe(true);
    await visitor.leave();
  });
});
