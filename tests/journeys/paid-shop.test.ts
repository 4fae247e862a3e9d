/** A florist connects an account, sells one bunch by card to a buyer on a phone without a script, and gives the money back after a withdrawal. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itShop from '../../app/i18n/messages/it/shop.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { el as words } from '../../site-kit/shop/words-el.ts';
import { el as paid } from '../../site-kit/shop/paid-words-el.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Browser, type Visitor } from './support/visitor.ts';

/** Sells flowers in Athens. */
const FLORIST = '900000000000404';
const BUNCH = 'Μπουκέτο εποχής';
let stage: Stage;
let browser: Browser;
let owner: Visitor;
let buyer: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [owner, buyer]);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const mailsTo = (to: string) => stage.mail.messages().filter((mail) => mail.to.includes(to));
const of = (what: string, name: string) => `${what}: ${name}`;
const NUMBER = itShop.orders.number.replace('{{number}}', '1');

/** What a sale by card wants of a product, an account at the provider, and the choice that orders are paid at once. */
async function prepare(screen: Page): Promise<string> {
  const price = screen.getByLabel(of(itShop.products.price.replace('{{sign}}', '€'), BUNCH), { exact: true });
  await price.fill('18,00');
  await price.press('Enter');
  await expect.poll(() => price.inputValue()).toBe('18,00');
  await press(screen, itShop.payments.connect);
  await screen.locator('button[value=send]').click();
  await screen.getByRole('heading', { level: 1, name: itShop.title }).waitFor();
  await eventually(async () => {
    await screen.reload();
    return screen.getByText(itShop.payments.active).count();
  }).toBe(1);
  await press(screen, of(itShop.edit, BUNCH));
  const form = screen.getByRole('dialog');
  await form.getByLabel(itShop.form.vat).fill('24');
  await form.getByLabel(itShop.form.maker).fill('Ανθοπωλείο, Αθήνα');
  await press(screen, itShop.save);
  await form.waitFor({ state: 'detached' });
  await press(screen, itShop.payments['to-paid']);
  await screen.getByText(itShop.payments.paid).waitFor();
  await owner.expectAccessible('a shop that is paid by card');
  await picture(screen, 'shop-payments');
  await press(screen, itShop.state['open-it']);
  await screen.getByText(itShop.state.open, { exact: true }).waitFor();
  const seen = screen.getByRole('link', { name: itShop.state['see-page'] });
  return (await seen.getAttribute('href')) ?? '';
}

it('one bunch is bought by card, collected, taken back, and its money goes back [P8]', async () => {
  owner = await toPro({ stage, browser }, { page: FLORIST, link: itSite.shop });
  const screen = owner.page;
  await screen.getByRole('heading', { level: 1, name: itShop.title }).waitFor();
  const shop = await prepare(screen);
  const mail = `${crypto.randomUUID()}@guests.example`;

  buyer = await newVisitor(browser, { viewport: PHONE, locale: 'el-GR', javaScriptEnabled: false });
  const { page } = buyer;
  const { host, port } = new URL(shop);
  await eventually(async () => (await ask(Number(port), host, '/shop')).body.toString().includes(paid.lead)).toBe(true);
  await page.goto(shop);
  await page.getByLabel(words.quantityOf.replace('{name}', BUNCH), { exact: true }).fill('1');
  await press(page, words.review);
  for (const said of [paid.withdraw, paid.guarantee, paid.payOn]) await page.getByText(said).waitFor();
  await picture(page, 'shop-paid-review');
  await page.locator('[name=name]').fill('Μυρτώ');
  await page.locator('[name=mail]').fill(mail);
  await page.getByRole('button', { name: paid.send, exact: true }).last().click();

  await page.locator('[name=number]').fill('4242 4242 4242 4242');
  await page.locator('[name=expiry]').fill('12 / 40');
  await page.locator('[name=cvc]').fill('123');
  await page.locator('[name=name]').fill('MYRTO');
  await page.locator('button.primary').click();
  await page.getByRole('heading', { level: 1, name: words.state.paid }).waitFor();
  await picture(page, 'shop-paid-order');
  await eventually(() => mailsTo(mail).length).toBe(1);
  const [account = ''] = [...stage.stripe.state.accounts.keys()].slice(-1);
  const charge = () => [...stage.stripe.stateOf(account).charges.values()][0];
  expect(charge()).toMatchObject({ amount: 1800, amount_refunded: 0, paid: true });

  await screen.reload();
  await press(screen, of(itShop.acts.collected, NUMBER));
  await screen.getByText(itShop.said.collected.replace('{{number}}', '1')).first().waitFor();

  const [, link = ''] = /(http\S+\/_\/shop\/o\/\S+)/.exec(mailsTo(mail)[0]?.text ?? '') ?? [];
  await page.goto(link);
  await press(page, paid.withdrawHere);
  await picture(page, 'shop-withdraw');
  await press(page, paid.withdrawYes);
  await page.getByRole('heading', { level: 1, name: words.state.withdrawn }).waitFor();
  await eventually(() => mailsTo(mail).length).toBe(2);

  await screen.reload();
  await screen.locator('summary').last().click();
  await press(screen, of(itShop.acts.refund, NUMBER));
  const dialog = screen.getByRole('dialog');
  await owner.expectAccessible('a refund');
  await dialog.getByRole('button', { name: itShop.acts.refund, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => charge()?.amount_refunded).toBe(1800);
  await eventually(async () => {
    await page.goto(link);
    return page.getByText(paid.refunded.split('{price}')[0] ?? '').count();
  }).toBe(1);
  await picture(page, 'shop-refunded');
  await buyer.leave();
  await owner.leave();
});
