/** An owner opens bookings on a phone; a guest asks for a table on the site; the owner answers, moves, takes one by telephone and closes a day. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itCommon from '../../app/i18n/messages/it/common.ts';
import words from '../../app/i18n/messages/it/bookings.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { BOOKING_WORDS } from '../../site-kit/booking/words.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { expectFits } from './support/fits.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const GUEST = 'elena@example.org';
const guestWords = BOOKING_WORDS.it;
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

const mails = () => stage.mail.messages().filter(({ to }) => to.includes(GUEST));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor();

it('bookings are opened, taken by telephone in three presses, moved, cancelled and closed for a day [P9]', async () => {
  const client = newClient(stage);
  const person = { ...NIVES, mail: 'bookings@example.org' };
  const { id, session } = await client.readyToPay('900000000000101', [], person, { plan: 'pro' });
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  owner = await newVisitor(browser, { viewport: PHONE });
  const { page } = owner;
  await asOwner(page, stage, client);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.locator('a[href^="/manager/sites/"]:not([href*="/edit"])').first().click();
  await page.getByRole('link', { name: itSite.bookings, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await alive(page);
  await expectFits(page);
  await owner.expectAccessible('bookings before they are opened');
  await page.getByRole('checkbox', { name: /accordo/ }).check();
  await press(page, words.state['open-them']);
  await told(page, words.state['said-open']);

  // A guest who was never here asks on the site itself.
  const site = new URL((await page.locator('header a[rel="noopener"]').first().getAttribute('href')) ?? '');
  await eventually(async () => (await ask(Number(site.port), site.host, '/book')).status).toBe(200);
  guest = await newVisitor(browser, { viewport: PHONE });
  const form = guest.page;
  await form.goto(`${site.origin}/book`);
  await press(form, guestWords.seeTimes);
  await form.locator('main a[href^="/_/book/new"]').last().click();
  await form.getByLabel(guestWords.name).fill('Elena Bassi');
  await form.getByLabel(guestWords.mail).fill(GUEST);
  await press(form, guestWords.send.request);
  await form.getByRole('heading', { level: 1 }).waitFor();
  await eventually(() => mails().length).toBe(1);
  await guest.leave();

  // The site's home leads to who waits.
  await page.getByRole('link', { name: itCommon['to-site'], exact: true }).click();
  await page.getByRole('heading', { name: itSite['booking-asked'].title_one }).waitFor();
  await page.getByRole('link', { name: itSite['booking-asked'].open, exact: true }).click();
  await expectFits(page);
  await owner.expectAccessible('a request that waits');
  await picture(page, 'waiting');
  await press(page, `${words.waiting.accept}: Elena Bassi`);
  await told(page, 'Elena Bassi: prenotazione accettata. Avvisiamo noi per e-mail.');
  await eventually(() => mails().length).toBe(2);

  // Three presses beside what is typed: for how many, when, and save.
  await press(page, '4');
  const taken = page.getByRole('main').locator('form').first();
  // In the evening today has a time or none left: another day is one press more.
  await taken.getByRole('group', { name: words.times.days }).locator('button:not([data-empty])').nth(1).click();
  const times = taken.getByRole('group').last().getByRole('button');
  const at = (await times.first().textContent()) ?? '';
  await times.first().click();
  await page.getByLabel(words.add.name, { exact: true }).fill('Signora Bianchi');
  await page.getByLabel(words.add.phone, { exact: true }).fill('+39 0432 555 777');
  await expectFits(page);
  await owner.expectAccessible('a booking that is entered');
  await picture(page, 'entered');
  await press(page, words.add.save);
  await told(page, 'Salvata: Signora Bianchi');
  const row = page.getByRole('listitem').filter({ hasText: 'Signora Bianchi' });
  expect(await row.textContent()).toContain(at);

  // The next time overlaps only what the booking holds itself.
  await press(page, `${words.acts.move}: Signora Bianchi`);
  const offered = page.getByRole('dialog').getByRole('group').last().getByRole('button');
  const next = (await offered.nth(1).textContent()) ?? '';
  await offered.nth(1).click();
  await expectFits(page);
  await owner.expectAccessible('a booking that is moved');
  await picture(page, 'moved');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sposta a / })
    .click();
  await told(page, 'Signora Bianchi: spostata a ');
  await expect.poll(() => row.textContent()).toContain(next);

  await press(page, `${words.acts.cancel}: Elena Bassi`);
  await page.getByLabel(words.reason.why).fill('Quel giorno la sala è chiusa.');
  await expectFits(page);
  await owner.expectAccessible('a booking that is cancelled');
  await page.getByRole('dialog').getByRole('button', { name: words.acts.cancel, exact: true }).click();
  await told(page, 'Elena Bassi: prenotazione annullata.');
  await eventually(() => mails().some(({ text }) => text.includes('Quel giorno la sala è chiusa.'))).toBe(true);

  const day = (await row.locator('time').getAttribute('datetime'))?.slice(0, 10) ?? '';
  await page.getByLabel(words.days.day, { exact: true }).fill(day);
  await press(page, words.days.close);
  await told(page, 'Quel giorno c’è già 1 prenotazione: resta.');
  await page.getByRole('main').getByText(words.outside, { exact: true }).waitFor();
  await expectFits(page);
  await owner.expectAccessible('bookings of a day that is closed');
  await picture(page, 'day');
  await owner.leave();
});
