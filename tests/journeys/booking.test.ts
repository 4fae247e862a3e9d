/** A trattoria goes up to Pro and takes bookings a minute later; a guest without a script books, moves and cancels by the mail. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itBookings from '../../app/i18n/messages/it/bookings.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { it as words } from '../../site-kit/booking/words-it.ts';
import { el as greek } from '../../site-kit/booking/words-el.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { keepPictures, PHONE } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const TRATTORIA = '900000000000101';
const FLORIST = '900000000000404';
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
const mailsTo = (to: string) => stage.mail.messages().filter((mail) => mail.to.includes(to));
const linkIn = (text: string): string => /http\S+\/_\/book\/b\/\S+/.exec(text)?.[0] ?? '';

/** Goes up to Pro on a phone and opens bookings; returns the address of the site. */
async function open(page: string): Promise<string> {
  owner = await toPro({ stage, browser }, { page, link: itSite.bookings });
  const screen = owner.page;
  await screen.getByRole('heading', { level: 1, name: itBookings.title }).waitFor();
  await screen.getByRole('checkbox', { name: /accordo/ }).check();
  await press(screen, itBookings.state['open-them']);
  await screen.getByText(itBookings.state.open, { exact: true }).waitFor();
  await owner.expectAccessible('bookings');
  const [origin = ''] = (
    (await screen.getByRole('link', { name: itBookings.state['see-page'] }).getAttribute('href')) ?? ''
  ).split('/book');
  const { host, port } = new URL(origin);
  await eventually(async () => (await ask(Number(port), host, '/book')).status).toBe(200);
  return origin;
}
/** Without a script, from the first page to the page of the booking. */
async function book(page: Page, origin: string, { party, mail, send }: { party: number; mail: string; send: string }) {
  await page.goto(origin);
  await page.locator('a[href="/book"]:visible').first().click();
  await page.locator(`input[name=n][value="${party}"]`).check({ force: true });
  await page.locator('form.ask button.button').click();
  await page.locator('.ask-times a').last().click();
  await page.locator('[name=name]').fill('Anna Verdi');
  await page.locator('[name=mail]').fill(mail);
  await page.getByRole('button', { name: send, exact: true }).click();
}

it('tables are asked for, accepted, moved and given back, and each side is told [P9]', async () => {
  const origin = await open(TRATTORIA);
  const mail = `${crypto.randomUUID()}@guests.example`;
  guest = await newVisitor(browser, { viewport: PHONE, javaScriptEnabled: false });
  const { page } = guest;
  await book(page, origin, { party: 4, mail, send: words.send.request });
  await page.getByRole('heading', { level: 1, name: words.state.asked }).waitFor();
  await eventually(() => mailsTo(mail).length).toBe(1);
  const first = mailsTo(mail)[0];
  expect(first?.from).toContain('Trattoria');

  await owner.page.reload();
  await alive(owner.page);
  await owner.page.getByText('Anna Verdi').first().waitFor();
  await press(owner.page, `${itBookings.waiting.accept}: Anna Verdi`);
  await eventually(() => mailsTo(mail).length).toBe(2);
  const confirmed = mailsTo(mail).find(({ attachments = [] }) => attachments.length > 0);
  expect(confirmed?.attachments?.[0]?.type).toContain('text/calendar');

  await page.goto(linkIn(confirmed?.text ?? ''));
  await page.getByRole('heading', { level: 1, name: words.state.confirmed }).waitFor();
  await page.getByRole('link', { name: words.move, exact: true }).click();
  // The week that begins with its own day.
  const day = await owner.page.locator('time').first().getAttribute('datetime');
  expect(await page.locator('.ask-times a').first().getAttribute('href')).toContain(`at=${day?.slice(0, 10)}`);
  await page.locator('.ask-times a').first().click();
  // What a yes costs is read before it is pressed.
  await page.getByText(words.moveAsked, { exact: true }).waitFor();
  await page.getByRole('button', { name: words.moveYes, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.state.asked }).waitFor();
  await page.getByText(words.cancel, { exact: true }).click();
  await page.getByRole('button', { name: words.cancelYes, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.state['cancelled-by-guest'] }).waitFor();
  await guest.leave();
});

it('in Greek, with a script, by the keyboard, and as axe wants it [P9] [L7]', async () => {
  const origin = await open(FLORIST);
  guest = await newVisitor(browser, { viewport: PHONE, locale: 'el-GR' });
  const { page } = guest;
  await page.goto(`${origin}/book`);
  await page.getByRole('heading', { level: 1, name: greek.title.appointment }).waitFor();
  await guest.expectAccessible('the page where booking begins');
  await page.getByRole('button', { name: greek.seeTimes, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: greek.timesTitle }).waitFor();
  await guest.expectAccessible('free times');
  // Another week comes into this page: what a script put into it stays, and the way back leads week by week.
  const day = page.locator('.ask-day h2').first();
  const [week, shown] = [page.url(), await day.textContent()];
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('link', { name: greek.nextWeek }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**from=*');
  await page.locator('.ask-day h2:focus').waitFor();
  expect(await day.textContent()).not.toBe(shown);
  await guest.expectAccessible('free times of the next week');
  await page.goBack();
  await eventually(() => day.textContent()).toBe(shown);
  expect(page.url()).toBe(week);
  await page.locator('body[data-same]').waitFor();
  const far = page.locator('input[type=date]');
  const last = (await far.getAttribute('max')) ?? '';
  await far.fill(last);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**from=${last}`);
  await eventually(() => far.inputValue()).toBe(last);
  await page.goBack();
  await eventually(() => day.textContent()).toBe(shown);
  await page.locator('body[data-same]').waitFor();
  await page.locator('.ask-times a').last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: greek.detailsTitle }).waitFor();
  await page.locator('[name=name]').fill('Μυρτώ');
  guest.expectComplaints(/422/);
  await page.keyboard.press('Enter');
  // What is wrong has the focus, and leads to its field.
  await page.locator('.ask-fault:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await guest.expectAccessible('the form with what is wrong');
  await page.locator('[name=phone]').fill('210 555 1234');
  await page.getByRole('button', { name: greek.send.request, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: greek.state.asked }).waitFor();
  await guest.expectAccessible('the page of a booking');
  await guest.leave();
  await owner.leave();
});
