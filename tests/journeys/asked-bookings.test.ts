/** A house is asked for a room, and a gym sells the places of a class: both go up to Pro on a phone, and their guests have no script. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import words from '../../app/i18n/messages/it/bookings.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { BOOKING_WORDS } from '../../site-kit/booking/words.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { expectFits } from './support/fits.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const SUITES = '900000000000505';
const GYM = '900000000000707';
const DAY = 86_400_000;
let stage: Stage;
let browser: Browser;
let owner: Visitor;
let guest: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [owner, guest]);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor();
const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);
const mailsTo = (to: string) => stage.mail.messages().filter((mail) => mail.to.includes(to));
/** Goes up to Pro and opens bookings; the address of the site. */
async function open(page: string): Promise<string> {
  owner = await toPro({ stage, browser }, { page, link: itSite.bookings });
  const screen = owner.page;
  await screen.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await screen.getByRole('checkbox', { name: /accordo/ }).check();
  await press(screen, words.state['open-them']);
  await told(screen, words.state['said-open']);
  const href = await screen.getByRole('link', { name: words.state['see-page'] }).getAttribute('href');
  const { origin, host, port } = new URL(href ?? '');
  await eventually(async () => (await ask(Number(port), host, '/book')).status).toBe(200);
  return origin;
}

it('nights are asked for without a script, accepted with a sentence, and the guest reads it [P9] [L7]', async () => {
  const greek = BOOKING_WORDS.el;
  const origin = await open(SUITES);
  const mail = `${crypto.randomUUID()}@guests.example`;
  guest = await newVisitor(browser, { viewport: PHONE, javaScriptEnabled: false });
  const { page } = guest;
  await page.goto(origin);
  await page.locator('a[href="/book"]:visible').first().click();
  await page.getByRole('heading', { level: 1, name: greek.title.stay }).waitFor();
  await page.locator('[name=at]').fill(day(20));
  await page.locator('[name=until]').fill(day(19));
  guest.expectComplaints(/422/);
  await press(page, greek.goOn);
  await page.locator('.ask-fault').waitFor();
  await page.locator('[name=until]').fill(day(23));
  await press(page, greek.goOn);
  await page.locator('[name=name]').fill('Anna Verdi');
  await page.locator('[name=mail]').fill(mail);
  await press(page, greek.send.request);
  await page.getByText(greek.askedOpen).waitFor();
  await eventually(() => mailsTo(mail).length).toBe(1);

  const screen = owner.page;
  await screen.reload();
  await alive(screen);
  await press(screen, `${words.waiting.accept}: Anna Verdi`);
  await screen.getByRole('dialog').getByLabel(words.accept.words).fill('Το πρωινό περιλαμβάνεται');
  await expectFits(screen);
  await owner.expectAccessible('a stay that is accepted');
  await picture(screen, 'accepting');
  await screen.getByRole('dialog').getByRole('button', { name: words.waiting.accept, exact: true }).click();
  await told(screen, 'Anna Verdi: prenotazione accettata.');
  await eventually(() => mailsTo(mail).length).toBe(2);
  await page.reload();
  await page.getByText('Το πρωινό περιλαμβάνεται').waitFor();
  await owner.expectAccessible('a stay that is read');
  await guest.leave();
  await owner.leave();
});

it('a class is planned on a phone, sold to its last place, and called off for all [P9] [L7]', async () => {
  const spanish = BOOKING_WORDS.es;
  const origin = await open(GYM);
  const screen = owner.page;
  await press(screen, words.sessions.add);
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabel(words.sessions.name, { exact: true }).fill('Yoga suave');
  await dialog.getByLabel(words.accept.day, { exact: true }).fill(day(6));
  await dialog.getByLabel(words.accept.time, { exact: true }).fill('18:30');
  await dialog.getByLabel(words.sessions.places, { exact: true }).fill('2');
  await expectFits(screen);
  await owner.expectAccessible('a date that is planned');
  await picture(screen, 'planning');
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await told(screen, 'Aggiunta: Yoga suave');
  const { host, port } = new URL(origin);
  await eventually(async () => (await ask(Number(port), host, '/book')).body.toString()).toContain('Yoga suave');

  const mail = `${crypto.randomUUID()}@guests.example`;
  guest = await newVisitor(browser, { viewport: PHONE });
  const { page } = guest;
  await page.goto(`${origin}/book`);
  await guest.expectAccessible('the dates of a site');
  await press(page, spanish.goOn);
  await page.locator('[name=name]').fill('Ugo Neri');
  await page.locator('[name=mail]').fill(mail);
  await page.locator('form.ask button.button').click();
  await page.getByRole('heading', { level: 1, name: spanish.state.asked }).waitFor();
  await eventually(async () => (await ask(Number(port), host, '/book')).body.toString()).toContain(spanish.full);

  await screen.reload();
  await alive(screen);
  await press(screen, `${words.waiting.accept}: Ugo Neri`);
  await told(screen, 'Ugo Neri: prenotazione accettata.');
  await screen.getByText('2 di 2 posti presi').waitFor();
  await expectFits(screen);
  await owner.expectAccessible('dates and who comes');
  await picture(screen, 'dates');
  await screen.getByRole('button', { name: new RegExp(`^${words.sessions.cancel}: Yoga suave`) }).click();
  await dialog.getByLabel(words.reason.why).fill('Profesora enferma');
  await dialog.getByRole('button', { name: words.sessions.cancel, exact: true }).click();
  await told(screen, 'Yoga suave è annullata');
  await eventually(() => mailsTo(mail).length).toBe(3);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: spanish.state['cancelled-by-owner'] }).waitFor();
  await page.getByText('Profesora enferma').waitFor();
  await guest.leave();
  await owner.leave();
});
