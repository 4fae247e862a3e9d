/** The customer's place after the purchase: seen on a phone and in the dark, upgraded, cancelled, withdrawn from. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import manager from '../../app/i18n/messages/it/manager.ts';
import { PLAN_NAMES } from '../../modules/plans/schemas.ts';
import { expectBeyondAxe } from './support/beyond-axe.ts';
import { newClient, type Client } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { say, words } from './support/words.ts';

const { common, order: words_ } = words('it');
const PAGE_ID = '900000000000101';
let stage: Stage;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [visitor]);

async function buy(mail: string, card: Parameters<Client['pay']>[1] = {}): Promise<{ client: Client; id: string }> {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, [], { ...NIVES, mail });
  await client.pay(session, card);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  return { client, id };
}

it('a customer sees plan and renewal, goes up to PRO for the shown price, cancels and withdraws in two steps [P12] [K11]', async () => {
  const mail = `owner-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const { client, id } = await buy(mail);
  visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const { page } = visitor;
  const cookie = { name: 'vetrina_order', value: client.secret, url: stage.origin };
  await page.context().addCookies([cookie]);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.getByRole('button', { name: common.cookies.accept, exact: true }).click();
  await page.getByText(manager.states.live, { exact: true }).waitFor();
  await visitor.expectAccessible('order page');
  await expectBeyondAxe(page, 'order page');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: manager.upgrade.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('80 €', { exact: true }).waitFor();
  await visitor.expectAccessible('price of the upgrade');
  await dialog.getByRole('button', { name: /Ordina e paga 80/ }).click();
  await page.getByText(PLAN_NAMES.pro, { exact: true }).waitFor();

  await page.getByRole('button', { name: manager.leaving.cancel, exact: true }).click();
  await dialog.getByRole('button', { name: manager.leaving['cancel-confirm'], exact: true }).click();
  await page.getByRole('button', { name: manager.subscription.keep, exact: true }).click();
  await page.getByText(manager.subscription.renews, { exact: true }).waitFor();

  await page.getByRole('button', { name: manager.leaving.withdraw, exact: true }).click();
  await dialog.getByRole('button', { name: manager.withdrawal.next, exact: true }).click();
  await visitor.expectAccessible('second step of the withdrawal');
  await dialog.getByRole('button', { name: manager.withdrawal.confirm, exact: true }).click();
  await page.getByText(manager.history['state-withdrawn']).waitFor();
  expect(await page.getByText(manager.subscription.renews, { exact: true }).count(), 'nothing renews').toBe(0);
  await eventually(async () => (await client.order(id)).status).toBe('refunded');
  expect(stage.mail.messages().filter((each) => each.subject.startsWith('Ricevuta del tuo recesso'))).toHaveLength(1);
  await page.reload();
  await page.getByText(manager.subscription.ended, { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: manager.leaving.title }).count(), 'a heading over nothing').toBe(0);
  await visitor.leave();
});

it('a consumer withdraws from any device with number and address alone [P12]', async () => {
  const mail = `owner-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const { client, id } = await buy(mail);
  visitor = await newVisitor(browser);
  const { page } = visitor;
  await page.goto(`${stage.origin}/`);
  await page.getByRole('button', { name: common.cookies.accept, exact: true }).click();
  await page.getByRole('link', { name: common.footer.withdraw }).click();
  await page.getByLabel(manager.withdrawal.name).fill('Nives Orsolini');
  await page.getByLabel(manager.withdrawal.contract).fill(id);
  await page.getByLabel(manager.withdrawal.mail).fill(mail);
  await visitor.expectAccessible('withdrawal');
  await page.getByRole('button', { name: manager.withdrawal.next, exact: true }).click();
  await page.getByRole('button', { name: manager.withdrawal.confirm, exact: true }).click();
  await page.getByRole('main').getByText(mail).waitFor();
  await eventually(async () => (await client.order(id)).status).toBe('refunded');
  await visitor.leave();
});

it('while the payment is checked the page says what comes after it, and leads to the manager, with no address that is none [S1]', async () => {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, ['gufi-in-attesa.it'], NIVES);
  // As it stands before the first answer of a script; that none runs is told by the browser.
  visitor = await newVisitor(browser, { javaScriptEnabled: false });
  visitor.expectComplaints(/\.js csp$/);
  const { page } = visitor;
  await page.context().addCookies([{ name: 'vetrina_order', value: client.secret, url: stage.origin }]);
  await page.goto(`${stage.origin}/api/vetrina/payment/${id}/complete?session_id=${session.session_id}`);
  await page.getByRole('heading', { level: 1, name: words_.complete['title-pending'] }).waitFor();
  await page.getByText(words_.progress.payment.checking).waitFor();
  await page.getByText(words_.progress.site.waiting).waitFor();
  await page.getByText('gufi-in-attesa.it', { exact: true }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('/admin');
  await page.getByRole('link', { name: words_.complete.manager }).click();
  await page.waitForURL(`${stage.origin}/manager/orders/${id}`);
  await page.getByText(manager.unpaid.title).waitFor();
  await page.getByText('gufi-in-attesa.it', { exact: true }).waitFor();
  await visitor.leave();
});

it('a customer adds a domain from the manager: its price first, one press, and the site answers there [P3]', async () => {
  const mail = `owner-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const { client, id } = await buy(mail);
  visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const { page } = visitor;
  await page.context().addCookies([{ name: 'vetrina_order', value: client.secret, url: stage.origin }]);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.getByRole('button', { name: common.cookies.accept, exact: true }).click();
  await page.getByRole('button', { name: manager['add-domain'].open, exact: true }).click();
  await page.getByText('12 € per un anno', { exact: true }).waitFor();
  // Who pressed is led to what has opened, not to the top of the names.
  const heading = page.getByRole('heading', { name: manager['add-domain'].open });
  expect(await heading.evaluate((at) => at === document.activeElement)).toBe(true);
  await page.getByRole('searchbox', { name: words_.domain.search }).fill('gufi aggiunti dopo');
  await page.getByRole('checkbox', { name: 'gufiaggiuntidopo.it', exact: true }).check();
  await visitor.expectAccessible('a domain more');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Ordina e paga 12 €', exact: true }).click();
  await page.getByRole('heading', { name: 'gufiaggiuntidopo.it' }).waitFor();
  await eventually(async () => (await client.order(id)).domains).toEqual(['gufiaggiuntidopo.it']);
  await page.getByText(manager.domains.state.registered).waitFor();
  await eventually(() => page.getByRole('link', { name: /gufiaggiuntidopo\.it/ }).count()).toBeGreaterThan(0);
  await visitor.leave();
});

it('with a card that asks for its holder’s word, one name is called off and the next is confirmed at the bank [P3]', async () => {
  const mail = `owner-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const { client, id } = await buy(mail, { number: '4000000000003220', authentication: 'complete' });
  visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await page.context().addCookies([{ name: 'vetrina_order', value: client.secret, url: stage.origin }]);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.getByRole('button', { name: common.cookies.accept, exact: true }).click();
  const add = async (name: string) => {
    await page.getByRole('button', { name: manager['add-domain'].open, exact: true }).click();
    await page.getByRole('searchbox', { name: words_.domain.search }).fill(name);
    await page.getByRole('checkbox', { name: `${name}.it`, exact: true }).check();
    await page.getByRole('button', { name: 'Ordina e paga 12 €', exact: true }).click();
    await page.waitForURL(/\/invoices\//);
    await page.goto(`${stage.origin}/manager/orders/${id}`);
    await page
      .getByRole('main')
      .getByText(say(manager['add-domain'].waits, { name: `${name}.it` }))
      .waitFor();
  };
  await add('gufiripensati');
  await visitor.expectAccessible('a domain that waits for its payment');
  await page.getByRole('button', { name: manager['add-domain']['call-off'], exact: true }).click();
  await page.getByRole('region', { name: manager['add-domain']['called-off'] }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    manager['add-domain']['called-off'],
  );
  await add('gufisicuri');
  await page.getByRole('button', { name: 'Paga 12 €', exact: true }).click();
  await page.waitForURL(/\/invoices\//);
  // The bank's answer is a form: who leaves before it is answered has confirmed nothing.
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.locator('button[value="complete"]').click(),
  ]);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.getByRole('heading', { name: 'gufisicuri.it' }).waitFor();
  await eventually(async () => (await client.order(id)).domains).toEqual(['gufisicuri.it']);
  await visitor.leave();
});
