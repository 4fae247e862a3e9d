/**
 * An owner blocks a guest on a phone, who is then asked to call and loses nothing typed; the list is read, added to, and lets the guest go again. What
 * is kept of the guest is searched for, and erased where it is over.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itCommon from '../../app/i18n/messages/it/common.ts';
import bookings from '../../app/i18n/messages/it/bookings.ts';
import find from '../../app/i18n/messages/it/find.ts';
import words from '../../app/i18n/messages/it/people.ts';
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

const ELENA = 'Elena Bassi';
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
const named = (what: string, name: string) => words.of.replace('{{what}}', what).replace('{{name}}', name);
const said = (text: string, name: string) => text.replace('{{name}}', name);

/** Asks for a table without a script, up to the press that sends it. */
async function request(origin: string, phone: string): Promise<Page> {
  const { page } = guest;
  await page.goto(`${origin}/book`);
  await press(page, guestWords.seeTimes);
  await page.locator('main a[href^="/_/book/new"]').last().click();
  await page.getByLabel(guestWords.name).fill(ELENA);
  await page.getByLabel(guestWords.phone).fill(phone);
  await press(page, guestWords.send.request);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

it('a guest is blocked beside a request, asked to call, let go on the list, found and erased [P9]', async () => {
  owner = await toPro({ stage, browser }, { page: '900000000000101', link: itSite.bookings });
  const { page } = owner;
  await page.getByRole('heading', { level: 1, name: bookings.title }).waitFor();
  await alive(page);
  await page.getByRole('checkbox', { name: /accordo/ }).check();
  await press(page, bookings.state['open-them']);
  await told(page, bookings.state['said-open']);
  const site = new URL((await page.locator('header a[rel="noopener"]').first().getAttribute('href')) ?? '');
  await eventually(async () => (await ask(Number(site.port), site.host, '/book')).status).toBe(200);
  guest = await newVisitor(browser, { viewport: PHONE, javaScriptEnabled: false });
  await request(site.origin, '333 123 4567');

  await page.reload();
  await alive(page);
  await expectFits(page);
  await picture(page, 'block-waiting');
  await press(page, named(words.block, ELENA));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.means).waitFor();
  await expectFits(page);
  await owner.expectAccessible('what a block does');
  await picture(page, 'block-dialog');
  await dialog.getByRole('button', { name: words.block, exact: true }).click();
  await told(page, said(words['said-block'], ELENA));
  await page.getByRole('button', { name: named(words.lift, ELENA), exact: true }).waitFor();
  await owner.expectAccessible('a request of somebody who is blocked');
  await picture(page, 'block-blocked');
  await press(page, `${bookings.waiting.accept}: ${ELENA}`);
  await page.getByRole('listitem').filter({ hasText: ELENA }).locator('time').first().waitFor();
  await expectFits(page);
  await picture(page, 'block-coming');

  // Another way to write the same number.
  guest.expectComplaints(/409 \(Conflict\)/);
  const form = await request(site.origin, '+39 3331234567');
  await form.getByText('Questa richiesta non si può concludere online. Chiamaci').first().waitFor();
  expect(await form.getByLabel(guestWords.name).inputValue()).toBe(ELENA);
  await picture(form, 'block-form');

  await page.getByRole('link', { name: itCommon['to-site'], exact: true }).click();
  await page.getByRole('link', { name: itSite.people, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await alive(page);
  await page.getByLabel(words.add.mail, { exact: true }).fill('ugo@example.org');
  await press(page, words.block);
  await dialog.getByRole('button', { name: words.block, exact: true }).click();
  await told(page, said(words['said-block'], 'ugo@example.org'));
  await expectFits(page);
  await owner.expectAccessible('who is blocked');
  await picture(page, 'block-list');
  await press(page, named(words.lift, ELENA));
  await told(page, said(words['said-lift'], ELENA));

  // What was typed is still there.
  await press(form, guestWords.send.request);
  await form.getByRole('heading', { level: 1, name: guestWords.state.asked }).waitFor();
  await guest.leave();

  const people = page.url();
  await page.goto(people.replace(/people$/, 'bookings'));
  await alive(page);
  await press(page, `${bookings.waiting.refuse}: ${ELENA}`);
  await dialog.getByRole('button', { name: bookings.waiting.refuse, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(people);
  await alive(page);
  const search = async (term: string) => {
    await page.getByLabel(find.term, { exact: true }).fill(term);
    await page.keyboard.press('Enter');
  };
  await search('nessuno');
  await told(page, find.none.replace('{{term}}', 'nessuno'));
  await picture(page, 'people-none');
  await search('+39 333 123 4567');
  const found = page.getByRole('region', { name: find.kinds.booking }).getByRole('listitem');
  await eventually(() => found.count()).toBe(2);
  await expectFits(page);
  await owner.expectAccessible('who was found');
  await picture(page, 'people-found');
  // One is still to come.
  await found.getByText(find['not-over']).waitFor();
  await found.getByRole('button', { name: new RegExp(`^${find.erase}: `) }).click();
  await dialog.getByText(find.gone).waitFor();
  await expectFits(page);
  await owner.expectAccessible('what erasing takes');
  await picture(page, 'people-erase');
  await dialog.getByRole('button', { name: find.erase, exact: true }).click();
  await told(page, said(find['said-erased'], ELENA));
  await eventually(() => found.count()).toBe(1);
  await search('bassi');
  // The region that is read aloud keeps it for a while.
  await page.getByRole('main').getByText(said(find['said-erased'], ELENA)).waitFor({ state: 'hidden' });
  await eventually(() => found.count()).toBe(1);
  await picture(page, 'people-left');
  await owner.leave();
});
