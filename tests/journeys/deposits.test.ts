/** A trattoria asks for a deposit; a guest on a phone without a script reads the clause, pays, is accepted, cancels in time and has it back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import itBookings from '../../app/i18n/messages/it/bookings.ts';
import itShop from '../../app/i18n/messages/it/shop.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { DEPOSIT_WORDS } from '../../site-kit/booking/deposit-words.ts';
import { it as words } from '../../site-kit/booking/words-it.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { connectAccount, payByCard, press } from './support/paid-florist.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Browser, type Visitor } from './support/visitor.ts';

const TRATTORIA = '900000000000101';
const said = DEPOSIT_WORDS.it;
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

const mailsTo = (to: string) => stage.mail.messages().filter((mail) => mail.to.includes(to));
const ofServices = itBookings.of.replace('{{what}}', itBookings.edit).replace('{{name}}', itBookings.services.title);

/** Connects an account, asks ten euros of each person, and opens; returns the address of the site. */
async function openWithDeposit(): Promise<string> {
  owner = await toPro({ stage, browser }, { page: TRATTORIA, link: itSite.shop });
  const screen = owner.page;
  await screen.getByRole('heading', { level: 1, name: itShop.title }).waitFor();
  await connectAccount(screen);
  await screen.goto(screen.url().replace(/\/shop.*$/, '/bookings'));
  await alive(screen);
  await press(screen, ofServices);
  const form = screen.getByRole('dialog');
  await form.getByLabel(itBookings.services['deposit-person'], { exact: true }).first().fill('10');
  await owner.expectAccessible('a service that asks for a deposit');
  await picture(screen, 'deposit-form');
  await press(screen, itBookings.save);
  await form.waitFor({ state: 'detached' });
  await screen.getByText(/caparra 10,00/).waitFor();
  await screen.getByRole('checkbox', { name: /accordo/ }).check();
  await press(screen, itBookings.state['open-them']);
  await screen.getByText(itBookings.state.open, { exact: true }).waitFor();
  const seen = screen.getByRole('link', { name: itBookings.state['see-page'] });
  const { origin, host, port } = new URL((await seen.getAttribute('href')) ?? '');
  await eventually(async () => (await ask(Number(port), host, '/book')).status).toBe(200);
  return origin;
}

it('a deposit is read, accepted and paid before a table is asked for, and comes back to who cancels in time [P9]', async () => {
  const origin = await openWithDeposit();
  const screen = owner.page;
  const mail = `${crypto.randomUUID()}@guests.example`;
  guest = await newVisitor(browser, { viewport: PHONE, javaScriptEnabled: false });
  const { page } = guest;
  await page.goto(`${origin}/book`);
  await page.locator('input[name=n][value="4"]').check({ force: true });
  await page.locator('form.ask button.button').click();
  await page.locator('.ask-times a').last().click();
  await page.getByText(/La caparra è di 40,00/).waitFor();
  await page.locator('[name=name]').fill('Anna Verdi');
  await page.locator('[name=mail]').fill(mail);
  await page.getByRole('checkbox', { name: said.accept }).check();
  await picture(page, 'deposit-ask');
  await page.getByRole('button', { name: /con obbligo di pagare/ }).click();
  await payByCard(page, words.state.asked);
  await page.getByText(/Caparra versata: 40,00/).waitFor();
  await picture(page, 'deposit-paid');
  await eventually(() => mailsTo(mail).length).toBe(1);
  const [account = ''] = [...stage.stripe.state.accounts.keys()].slice(-1);
  const charge = () => [...stage.stripe.stateOf(account).charges.values()][0];
  expect(charge()).toMatchObject({ amount: 4000, amount_refunded: 0, paid: true });

  await screen.reload();
  await screen
    .getByText(/Caparra versata: 40,00/)
    .first()
    .waitFor();
  await picture(screen, 'deposit-owner');
  await press(screen, `${itBookings.waiting.accept}: Anna Verdi`);
  await eventually(() => mailsTo(mail).length).toBe(2);

  const link = mailsTo(mail).flatMap(({ text }) => /http\S+\/_\/book\/b\/\S+/.exec(text)?.[0] ?? []);
  await page.goto(link.at(-1) ?? '');
  await page.getByRole('heading', { level: 1, name: words.state.confirmed }).waitFor();
  await page.getByText(words.cancel, { exact: true }).click();
  await page.getByRole('button', { name: words.cancelYes, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.state['cancelled-by-guest'] }).waitFor();
  await eventually(() => charge()?.amount_refunded).toBe(4000);
  await eventually(async () => {
    await page.reload();
    return page.getByText(/Ti abbiamo restituito/).count();
  }).toBe(1);
  await picture(page, 'deposit-back');
  await guest.leave();
  await owner.leave();
});
