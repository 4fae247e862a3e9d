/** An agent at work: signing in, finding a page, showing its site, closing the order by a link; and a session that ends on the way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import itBackoffice from '../../app/i18n/messages/it/backoffice.ts';
import { addStaff, setPassword } from '../../modules/identity/index.server.ts';
import { readConfig } from '../../platform/config.ts';
import { openDesk } from '../../scripts/staff/open-desk.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { wizard, type Wizard } from './support/wizard.ts';
import { say, words } from './support/words.ts';

const { common, order, vetrina, errors } = words('it');
const SHOP = 'Trattoria Sette Gufi';
const MAIL = 'ada@vetrina.example';
const PASSWORD = 'dodici lettere e più';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
  const desk = await openDesk(readConfig(stage.env));
  const { id } = await addStaff(desk.ctx, { email: MAIL, name: 'Ada Agente', role: 'agent' });
  await setPassword(desk.ctx, { userId: id, password: PASSWORD });
  await desk.close();
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});

describe('an agent', () => {
  let ada: Visitor;
  let steps: Wizard;
  keepPictures(() => [ada]);
  beforeAll(async () => {
    ada = await newVisitor(browser);
    steps = wizard(ada.page);
  });
  const button = (name: string) => ada.page.getByRole('button', { name, exact: true });
  const of = (action: string) => say(itBackoffice.page.of, { action, name: SHOP });
  async function signIn(password = PASSWORD) {
    const { page } = ada;
    await page.getByLabel(itBackoffice.signIn.email).fill(MAIL);
    await page.getByLabel(itBackoffice.signIn.password).fill(password);
    await button(itBackoffice.signIn.enter).click();
  }

  /** Whoever opened the agent's link orders without the agent, with nothing but the address to say where they came from. */
  async function orderAlone({ page }: Visitor) {
    const own = wizard(page);
    await page.getByRole('link', { name: vetrina.plans.action }).click();
    await own.heading('billing').waitFor();
    await page.reload();
    await own.heading('billing').waitFor();
    await own.fillPerson({ ...NIVES, mail: 'alone@settegufi.example' });
    await own.next.click();
    await own.heading('service').waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['vetrina_order']);
  }

  it('signs in with both fields filled, and is told when they are wrong [A1] [R9]', async () => {
    const { page } = ada;
    await page.goto(`${stage.origin}/sitimanager/previews`);
    await button(common.cookies.accept).click();
    expect(await button(itBackoffice.signIn.enter).isDisabled()).toBe(true);
    await page.getByLabel(itBackoffice.signIn.email).fill(MAIL);
    expect(await button(itBackoffice.signIn.enter).isDisabled()).toBe(true);
    await ada.expectAccessible('signing in');
    ada.expectComplaints(/401/);
    await signIn('not the password');
    await page.getByText(errors.identity['wrong-credentials']).waitFor();
    const answer = page.waitForResponse((response) => response.url().endsWith('/staff/sign-in') && response.ok());
    await signIn();
    await button(itBackoffice.frame.signOut).waitFor();
    // What lets the agent in is in memory only: no storage and no cookie holds it, whatever its name there.
    const { token } = (await (await answer).json()) as { token: string };
    expect(token.length).toBeGreaterThan(20);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored + JSON.stringify(await page.context().cookies())).not.toContain(token);
  });

  it('sees that the search is under way, and empties the list and what is kept of it [A2] [A4] [E8]', async () => {
    const { page } = ada;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route('**/page/search', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('textbox', { name: itBackoffice.previews.search }).fill('Sette Gufi');
    await page.keyboard.press('Enter');
    const list = page.getByRole('region', { name: itBackoffice.previews.list, exact: true });
    await list.getByText(itBackoffice.previews.searching).waitFor();
    expect(await list.getAttribute('aria-busy')).toBe('true');
    answer();
    await list.getByText(SHOP, { exact: true }).waitFor();
    await list.getByText(itBackoffice.previews.searching).waitFor({ state: 'detached' });
    await page.unroute('**/page/search');
    const kept = () => page.evaluate(() => localStorage.getItem('pages'));
    expect(await kept()).toContain(SHOP);
    await button(itBackoffice.previews.clear).click();
    await list.getByText(itBackoffice.previews.emptyTitle).waitFor();
    expect([await list.getByText(SHOP).count(), await kept()]).toEqual([0, null]);
    expect(await page.getByRole('textbox', { name: itBackoffice.previews.search }).inputValue()).toBe('');
  });

  it('finds a page, has its site made and shares it in a layout [A2] [A3] [A4] [E8]', async () => {
    const { page } = ada;
    expect(await button(itBackoffice.previews.go).isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: itBackoffice.previews.search }).fill('Sette Gufi');
    await page.keyboard.press('Enter');
    await button(of(itBackoffice.page.preview)).click();
    await page.getByRole('region', { name: itBackoffice.previews.list, exact: true }).waitFor();
    await button(of(itBackoffice.page.share)).waitFor();
    await ada.expectAccessible('the list of pages');
    const kept = await page.evaluate(() => localStorage.getItem('pages') ?? '');
    expect(kept).toContain(SHOP);
    await page.getByRole('combobox', { name: of(itBackoffice.page.layout) }).selectOption('studio');
    const view = page.getByRole('link', { name: of(itBackoffice.page.view) });
    expect(await view.getAttribute('href')).toMatch(/\/studio\/$/);
    expect(await view.getAttribute('target')).toBe('_blank');
    await button(of(itBackoffice.page.share)).click();
    await page.getByRole('alert').filter({ hasText: 'native share not supported' }).waitFor();
    await ada.expectAccessible('the link');
    const link = await page.getByRole('textbox', { name: itBackoffice.share.link }).inputValue();
    const visitor = await newVisitor(browser);
    await visitor.page.goto(link);
    const frame = visitor.page.frameLocator(`iframe[title="${say(vetrina.stage.frame, { name: SHOP })}"]`);
    await frame.locator('html').waitFor();
    expect(await visitor.page.locator('iframe').first().getAttribute('src')).toMatch(/\/studio\/$/);
    await orderAlone(visitor);
    await visitor.leave();
    await button(itBackoffice.share.revoke).click();
    await page.getByRole('main').getByText(itBackoffice.share.revoked).waitFor();
    const late = await newVisitor(browser);
    late.expectComplaints(/410/);
    await late.page.goto(link);
    await late.page.getByText(errors.previews['link-ended']).waitFor();
    await late.leave();
    await page.keyboard.press('Escape');
  });

  it('finds what was prepared on another device too [A2] [A3]', async () => {
    const tablet = await newVisitor(browser);
    const { page } = tablet;
    await page.goto(`${stage.origin}/sitimanager/previews`);
    await page.getByLabel(itBackoffice.signIn.email).fill(MAIL);
    await page.getByLabel(itBackoffice.signIn.password).fill(PASSWORD);
    await page.getByRole('button', { name: itBackoffice.signIn.enter, exact: true }).click();
    const own = page.getByRole('region', { name: itBackoffice.own.title });
    await own.getByText(SHOP, { exact: true }).waitFor();
    await own.getByRole('link', { name: of(itBackoffice.page.order) }).waitFor();
    await tablet.expectAccessible('the agent’s own previews');
    await tablet.leave();
  });

  it('loses nothing that was typed when the session ends, and goes on where it was [X2] [A5]', async () => {
    const { page } = ada;
    await page
      .getByRole('link', { name: of(itBackoffice.page.order) })
      .first()
      .click();
    await steps.heading('billing').waitFor();
    // The form opens with what the page says, each field marked until somebody has looked at it.
    expect(await steps.text('address').inputValue()).toBe('Via del Nido 8');
    expect(await steps.text('mail').inputValue()).toBe('tavolo@settegufi.example');
    const marks = page.getByText(order.hints.fromPage);
    const marked = await marks.count();
    expect(marked).toBeGreaterThanOrEqual(5);
    await steps.text('address').fill('Via Altra 9');
    await eventually(() => marks.count()).toBe(marked - 1);
    await steps.fillPerson(NIVES);
    const desk = await openDesk(readConfig(stage.env));
    await desk.ctx.db.execute('delete from user_sessions');
    await desk.close();
    await steps.next.click();
    const again = page.getByRole('dialog', { name: itBackoffice.signIn.again });
    await again.waitFor();
    await ada.expectAccessible('signing in again');
    await again.getByLabel(itBackoffice.signIn.password).fill(PASSWORD);
    await again.getByRole('button', { name: itBackoffice.signIn.enter, exact: true }).click();
    await again.waitFor({ state: 'detached' });
    expect(await steps.text('last_name').inputValue()).toBe(NIVES.last_name);
    await steps.next.click();
    await steps.heading('service').waitFor();
  });

  it('goes through the four steps under their Italian names, and is led back to the order after a reload [A6] [R10]', async () => {
    const { page } = ada;
    for (const name of ['Fatturazione', 'Servizio', 'Dominio', 'Checkout']) {
      await page.getByRole('navigation').getByText(name, { exact: true }).last().waitFor({ state: 'attached' });
    }
    await page.goto(`${stage.origin}/sitimanager/previews`);
    await signIn();
    await steps.heading('service').waitFor();
    expect(new URL(page.url()).pathname).toBe('/sitimanager/order');
    await steps.plan('Pro').check({ force: true });
    await steps.freeAddress.check({ force: true });
    await steps.next.click();
    await page.getByRole('heading', { level: 1, name: itBackoffice.order.checkout }).waitFor();
    await ada.expectAccessible('the agent’s last step');
    await button(itBackoffice.order.send).click();
    await page.getByRole('main').getByText(itBackoffice.order.waiting).waitFor();
  });

  it('has the customer pay by the link of a mail [A6]', async () => {
    const { page } = ada;
    const asks = () => stage.mail.messages().find((mail) => mail.subject.includes('controlla l’ordine e paga'));
    await eventually(asks).toBeDefined();
    const message = asks();
    const link = /http:\/\/\S+\/open\?k=\S+/.exec(message?.text ?? '')?.[0] ?? '';
    const nives = await newVisitor(browser);
    await nives.page.goto(link);
    await wizard(nives.page).heading('checkout').waitFor();
    await nives.page.getByText('179').filter({ visible: true }).first().waitFor();
    await nives.leave();
    await page.getByRole('link', { name: itBackoffice.order.back }).click();
    const mine = page.getByRole('complementary', { name: itBackoffice.orders.title });
    await mine.getByText(SHOP).first().waitFor();
    // Their own, and the one that a customer opened by their link: that one is counted, and not theirs to open.
    expect(await mine.getByText(itBackoffice.orders.states.draft).count()).toBe(2);
    const byLink = mine.getByRole('listitem').filter({ hasText: itBackoffice.orders.byLink });
    expect(await byLink.getByRole('link').count()).toBe(0);
    expect(await byLink.getByText(SHOP).count()).toBe(1);
    await ada.expectAccessible('the agent’s orders');
  });

  it('leaves nothing behind with ESCI [A2] [A5] [E8]', async () => {
    const { page } = ada;
    expect(await page.evaluate(() => localStorage.getItem('pages'))).not.toBeNull();
    await button(itBackoffice.frame.signOut).click();
    await page.getByLabel(itBackoffice.signIn.password).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('pages'))).toBeNull();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
    expect(order.steps.billing).toBe('Fatturazione');
    await ada.leave();
  });
});
