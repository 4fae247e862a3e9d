/** The operator at work: a name fails after the payment, a task says so, its money goes back and the order is live. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itBackoffice from '../../app/i18n/messages/it/backoffice.ts';
import itEditor from '../../app/i18n/messages/it/editor.ts';
import itErrors from '../../app/i18n/messages/it/errors.ts';
import itManager from '../../app/i18n/messages/it/manager.ts';
import itOperator from '../../app/i18n/messages/it/operator.ts';
import { addStaff, setPassword } from '../../modules/identity/index.server.ts';
import { askExchangeJob } from '../../modules/invoicing/jobs.ts';
import { readConfig } from '../../platform/config.ts';
import { openDesk, type Desk } from '../../scripts/staff/open-desk.ts';
import { codeOf } from '../support/authenticator.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { words } from './support/words.ts';

const { common } = words('it');
const SHOP = 'Trattoria Sette Gufi';
const MAIL = 'olga@vetrina.example';
const PASSWORD = 'dodici lettere e più';
const NAME = 'rifiutato-gufi.it';

let stage: Stage;
let browser: Browser;
let desk: Desk;
let olga: Visitor;
/** The cookie of whoever bought the first site, and the order. */
let owner: { secret: string; order: string };
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
  desk = await openDesk(readConfig(stage.env));
  const { id } = await addStaff(desk.ctx, { email: MAIL, name: 'Olga Operatrice', role: 'operator' });
  await setPassword(desk.ctx, { userId: id, password: PASSWORD });
  const client = newClient(stage);
  const { id: order, session } = await client.readyToPay('900000000000101', [NAME], {
    ...NIVES,
    mail: 'gufi@example.org',
  });
  await client.pay(session);
  owner = { secret: client.secret, order };
  await buyAsFirm();
  olga = await newVisitor(browser);
});
afterAll(async () => {
  await browser.close();
  await desk.close();
  await stage.close();
});
keepPictures(() => [olga]);

/** Under the seller's own number: only the exchange can know that it is wrong. */
async function buyAsFirm(): Promise<void> {
  const client = newClient(stage);
  const firm = {
    ...NIVES,
    business_name: 'Officina Salù srl',
    vat: '12345678903',
    sdi: 'M5UXCR1',
    mail: 'ditta@example.org',
  };
  const { session } = await client.readyToPay('900000000000202', [], firm, { type: 'business' });
  await client.pay(session);
}
const button = (name: string) => olga.page.getByRole('button', { name, exact: true });
const part = (name: string) =>
  olga.page.getByRole('navigation', { name: itOperator.nav.label }).getByRole('link', { name });
const picture = async (name: string) => {
  const folder = process.env['CONSOLE_PICTURES'];
  if (folder) await olga.page.screenshot({ path: `${folder}/${name}.png` });
};

it('is told by mail of a name that could not be had, and finds the task at the link [P13]', async () => {
  const alert = () =>
    stage.mail
      .messages()
      .find((mail) => mail.subject.includes(itOperator.kinds.domains.failed.title) && mail.text.includes(NAME));
  await eventually(() => Promise.resolve(alert() !== undefined)).toBe(true);
  const { page } = olga;
  await page.goto(`${stage.origin}/operator`);
  await button(common.cookies.accept).click();
  await page.getByLabel(itBackoffice.signIn.email).fill(MAIL);
  await page.getByLabel(itBackoffice.signIn.password).fill(PASSWORD);
  await button(itBackoffice.signIn.enter).click();
  await page.getByRole('rowheader', { name: itOperator.kinds.domains.failed.title }).waitFor();
  await olga.expectAccessible('tasks');
  await picture('tasks');
});

it('opens the order, gives the price of the name back, and nothing is left to do [P13]', async () => {
  const { page } = olga;
  await page.getByRole('cell').getByRole('link', { name: SHOP }).click();
  await page.getByRole('heading', { level: 1, name: SHOP }).waitFor();
  await page.getByText(itOperator.kinds.domains.failed.title, { exact: true }).waitFor();
  await page.getByText(itOperator.kinds.domains.failed.act).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/awaiting_payment|→ provisioning|\bregister ·/);
  await page.getByText(itOperator.words.registration.failed, { exact: true }).waitFor();
  await page.getByText(`${itManager.states.awaiting_payment} → ${itManager.states.complete}`).waitFor();
  await olga.expectAccessible('an order');
  await picture('order');
  await button(itOperator.order.giveName).click();
  const window = page.getByRole('dialog', { name: itOperator.order.giveName });
  await window.getByText(itOperator.order.giveNameText).waitFor();
  await picture('ask');
  await window.getByRole('button', { name: itOperator.order.giveName, exact: true }).click();
  await page.getByText(itOperator.kinds.domains.failed.title, { exact: true }).waitFor({ state: 'detached' });
  await part(itOperator.nav.tasks).click();
  await page.getByRole('heading', { name: itOperator.tasks.emptyTitle }).waitFor();
  await picture('nothing');
});

it('invites another operator, who chooses a password and is led to the console [P13] [A1]', async () => {
  const { page } = olga;
  await part(itOperator.nav.staff).click();
  const form = page.getByRole('form', { name: itOperator.staff.inviteTitle });
  await form.getByLabel(itOperator.staff.name).fill('Ugo');
  await form.getByLabel(itOperator.staff.email).fill('ugo@vetrina.example');
  await form.getByLabel(itOperator.staff.role).selectOption('operator');
  await button(itOperator.staff.invite).click();
  const link = () =>
    stage.mail
      .messages()
      .map((mail) => /http:\/\/\S+\/sitimanager\/welcome#[\w-]+/.exec(mail.text)?.[0])
      .find(Boolean);
  await eventually(link).toBeDefined();
  const ugo = await newVisitor(browser);
  await ugo.page.goto(link() ?? '');
  await ugo.page.getByRole('button', { name: common.cookies.accept, exact: true }).click();
  await ugo.page.getByLabel(itBackoffice.welcome.password).fill(PASSWORD);
  await ugo.page.getByRole('button', { name: itBackoffice.welcome.save, exact: true }).click();
  await ugo.page.getByRole('link', { name: itBackoffice.welcome.goOn }).click();
  await ugo.page.waitForURL('**/operator');
  await ugo.page.getByText(itBackoffice.signIn.for.operator).waitFor();
  await ugo.leave();
});

it('sets a second factor up, and signs in with its code from then on [A1]', async () => {
  const { page } = olga;
  const { factor, signIn } = itBackoffice;
  // The browser names every answer that is no 200: the code that is asked for, and the one that was wrong.
  olga.expectComplaints(/status of 401 .*\/staff\/sign-in/);
  await button(factor.offer).click();
  const dialog = page.getByRole('dialog', { name: factor.title });
  await dialog.getByLabel(signIn.password).fill(PASSWORD);
  await button(factor.begin).click();
  await dialog.getByRole('img', { name: factor.qr }).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(10);
  await olga.expectAccessible('a second factor');
  await picture('second-factor');
  const secret = (await dialog.locator('p code').innerText()).replaceAll(/\s/g, '');
  const code = () => codeOf(`otpauth://totp/Vetrina?secret=${secret}`);
  await dialog.getByLabel(factor.code).fill(code());
  await button(factor.confirm).click();
  await page.getByRole('heading', { level: 1, name: signIn.title }).waitFor();
  await page.getByLabel(signIn.email).fill(MAIL);
  await page.getByLabel(signIn.password).fill(PASSWORD);
  await button(signIn.enter).click();
  const asked = page.getByLabel(factor.code);
  await asked.waitFor();
  await olga.expectAccessible('the code at the door');
  await picture('code-at-the-door');
  await asked.fill('000000');
  await button(signIn.enter).click();
  await page.getByText(itErrors.identity['wrong-code']).waitFor();
  await asked.fill(code());
  await button(signIn.enter).click();
  await part(itOperator.nav.orders).waitFor();
  expect(await button(factor.offer).count()).toBe(0);
});

it('corrects the buyer of an invoice that the exchange rejected, and it goes out again under its number [P13] [P12]', async () => {
  const { page } = olga;
  await part(itOperator.nav.orders).click();
  await page.getByRole('searchbox', { name: itOperator.orders.search }).fill('ditta@');
  await page.keyboard.press('Enter');
  const found = page.getByRole('row').filter({ hasText: itManager.states.live }).getByRole('link');
  const shows = async (exchange: string) => {
    await eventually(async () => {
      // The exchange is asked after a minute: here that minute is over.
      await desk.ctx.db.execute(
        sql`update pgboss.job set start_after = now() where name = ${askExchangeJob.name} and state = 'created'`,
      );
      await found.click();
      await button(itOperator.order.giveAll).waitFor();
      const seen = await page.getByText(exchange).count();
      if (seen === 0) await page.goBack();
      return seen;
    }).toBe(1);
  };
  await shows(itOperator.words.exchange.rejected);
  // The task is opened by a job of its own, a moment after the exchange is known.
  await eventually(async () => {
    const asked = page.getByText(itOperator.kinds.invoicing.rejected.act);
    if ((await asked.count()) > 0) return asked.count();
    await page.reload();
    await button(itOperator.order.giveAll).waitFor();
    return asked.count();
  }).toBe(1);
  await button(itOperator.order.correct).click();
  const window = page.getByRole('dialog', { name: itOperator.order.correct });
  await olga.expectAccessible('a correction');
  await picture('correction');
  await window.getByRole('textbox', { name: words('it').order.fields.vat }).fill('00743110157');
  await window.getByRole('button', { name: itOperator.order.correct, exact: true }).click();
  await window.waitFor({ state: 'detached' });
  await page.goBack();
  await shows(itOperator.words.exchange.accepted);
  await page.getByText(itOperator.kinds.invoicing.rejected.act).waitFor({ state: 'detached' });
});

it('finds the order by its mail, and every other part opens without a fault [P13] [C10]', async () => {
  const { page } = olga;
  await part(itOperator.nav.orders).click();
  await page.getByRole('searchbox', { name: itOperator.orders.search }).fill('gufi@');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByRole('row').filter({ hasText: itManager.states.live }).count()).toBe(1);
  await olga.expectAccessible('orders');
  await picture('orders');
  await page.getByRole('searchbox', { name: itOperator.orders.search }).fill('nessuno');
  await page.keyboard.press('Enter');
  await button(itOperator.orders.clear).click();
  await page.getByRole('link', { name: SHOP }).waitFor();
  for (const [name, shows] of [
    ['previews', SHOP],
    ['jobs', itOperator.jobs.emptyTitle],
    ['inbox', 'checkout.session.completed'],
    ['staff', 'Olga Operatrice'],
  ] as const) {
    await part(itOperator.nav[name]).click();
    await page.locator('main').getByText(shows).last().waitFor();
    await olga.expectAccessible(name);
    await picture(name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await part(itOperator.nav.orders).click();
  await page.getByRole('link', { name: SHOP }).waitFor();
  await picture('phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

it('looks into the editor of whoever lets support look, in a window that shows nothing after the sign-out [S2] [A5] [C10]', async () => {
  const { page } = olga;
  await page.setViewportSize({ width: 1280, height: 900 });
  const { rows } = await desk.ctx.db.execute<{ id: string }>(sql`select id from sites where order_id = ${owner.order}`);
  const allowed = await fetch(`${stage.origin}/buy_yr/api/site/${rows[0]?.id}/support`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `vetrina_order=${owner.secret}` },
    body: '{}',
  });
  expect(allowed.status).toBe(200);
  await page.getByRole('link', { name: SHOP }).click();
  const [beside] = await Promise.all([page.waitForEvent('popup'), button(itOperator.order.look).click()]);
  await beside.waitForURL(/\/manager\/sites\/sit_[\w-]+\/edit$/);
  await beside.getByRole('heading', { level: 1, name: itEditor.meta.title }).waitFor();
  // Support drafts, and publishes nothing.
  expect(await beside.getByRole('button', { name: /^Pubblica/ }).count()).toBe(0);
  await page.bringToFront();
  // From here on the window asks for what it may not see any more.
  olga.expectComplaints(/status of 404 .*\/api\/site\//);
  // The page is left at once, and the session ends with the answer.
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/staff/sign-out'));
  await button(itOperator.signOut).click();
  await page.getByRole('heading', { level: 1, name: itBackoffice.signIn.title }).waitFor();
  expect((await ended).status()).toBe(200);
  await beside.reload();
  await beside.waitForURL(/\/manager\?site=sit_/);
  await olga.leave();
});
