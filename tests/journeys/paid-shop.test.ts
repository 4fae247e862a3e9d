/** All in Greek: a florist connects an account, sells one bunch by card to a buyer on a phone without a script, gives the money back after a withdrawal, and has another brought. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { el as delivered } from '../../site-kit/shop/delivery-words-el.ts';
import { el as words } from '../../site-kit/shop/words-el.ts';
import { el as paid } from '../../site-kit/shop/paid-words-el.ts';
import { alive } from './support/alive.ts';
import { eventually } from './support/eventually.ts';
import { OWNER_WORDS } from './support/owner-words.ts';
import { BUNCH, buyBunch, FLORIST, of, openPaidShop, payByCard, press } from './support/paid-florist.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Browser, type Visitor } from './support/visitor.ts';

const { shop: elShop, site: elSite } = OWNER_WORDS.el;
let stage: Stage;
let browser: Browser;
let owner: Visitor;
let buyer: Visitor;
/** Address of the shop on its site. */
let shop: string;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [owner, buyer]);

const mailsTo = (to: string) => stage.mail.messages().filter((mail) => mail.to.includes(to));
const NUMBER = elShop.orders.number.replace('{{number}}', '1');

it('one bunch is bought by card, collected, taken back, and its money goes back [P8]', async () => {
  owner = await toPro({ stage, browser }, { page: FLORIST, link: elSite.shop, lang: 'el' });
  const screen = owner.page;
  await screen.getByRole('heading', { level: 1, name: elShop.title }).waitFor();
  shop = await openPaidShop(owner, 'el');
  const mail = `${crypto.randomUUID()}@guests.example`;

  buyer = await newVisitor(browser, { viewport: PHONE, locale: 'el-GR', javaScriptEnabled: false });
  const { page } = buyer;
  await buyBunch(stage, buyer, { shop, mail });
  await picture(page, 'shop-paid-order');
  await eventually(() => mailsTo(mail).length).toBe(1);
  const [account = ''] = [...stage.stripe.state.accounts.keys()].slice(-1);
  const charge = () => [...stage.stripe.stateOf(account).charges.values()][0];
  expect(charge()).toMatchObject({ amount: 1800, amount_refunded: 0, paid: true });

  await screen.reload();
  await alive(screen);
  await press(screen, of(elShop.acts.collected, NUMBER));
  await screen.getByText(elShop.said.collected.replace('{{number}}', '1')).first().waitFor();

  const [, link = ''] = /(http\S+\/_\/shop\/o\/\S+)/.exec(mailsTo(mail)[0]?.text ?? '') ?? [];
  await page.goto(link);
  await press(page, paid.withdrawHere);
  await picture(page, 'shop-withdraw');
  await press(page, paid.withdrawYes);
  await page.getByRole('heading', { level: 1, name: words.state.withdrawn }).waitFor();
  await eventually(() => mailsTo(mail).length).toBe(2);

  // The first screen of the site says what is owed, and leads there: it stands among the orders, not among what is over.
  await screen.goto(screen.url().replace(/\/shop$/, ''));
  await owner.expectAccessible('a site whose owner owes a refund');
  await picture(screen, 'site-owed');
  await screen.getByRole('link', { name: elSite['refund-owed'].open, exact: true }).click();
  await screen.getByRole('heading', { level: 1, name: elShop.title }).waitFor();
  await picture(screen, 'shop-owed');
  await press(screen, of(elShop.acts.refund, NUMBER));
  const dialog = screen.getByRole('dialog');
  await owner.expectAccessible('a refund');
  await dialog.getByRole('button', { name: elShop.acts.refund, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => charge()?.amount_refunded).toBe(1800);
  await eventually(async () => {
    await page.goto(link);
    return page.getByText(paid.refunded.split('{price}')[0] ?? '').count();
  }).toBe(1);
  await picture(page, 'shop-refunded');
  await buyer.leave();
});

it('a way of delivery is chosen, its total is read before a name is asked, and the owner says that it left [P8]', async () => {
  const screen = owner.page;
  await press(screen, elShop.delivery.add);
  const form = screen.getByRole('dialog');
  const amount = (text: string) => form.getByLabel(text.replace('{{sign}}', '€'), { exact: true });
  await form.getByLabel(elShop.delivery['ask-name'], { exact: true }).fill('Στα Χανιά');
  await amount(elShop.delivery['ask-price']).fill('4');
  await form.getByLabel(elShop.delivery['ask-codes']).fill('731');
  await press(screen, elShop.save);
  await form.waitFor({ state: 'detached' });

  const mail = `${crypto.randomUUID()}@guests.example`;
  buyer = await newVisitor(browser, { viewport: PHONE, locale: 'el-GR', javaScriptEnabled: false });
  const { page } = buyer;
  await eventually(async () => {
    await page.goto(shop);
    return page.getByRole('heading', { name: delivered.delivery, exact: true }).count();
  }).toBe(1);
  await page.getByRole('heading', { level: 1, name: delivered.title, exact: true }).waitFor();
  await page.getByLabel(words.quantityOf.replace('{name}', BUNCH), { exact: true }).fill('1');
  await press(page, words.review);
  await page.getByRole('radio', { name: /Στα Χανιά/ }).check();
  await press(page, words.update);
  const total = page.locator('.shop-total');
  expect(await total.textContent()).toContain('22,00');
  // In the order in which it is read.
  const read = await page.locator('.shop-total, [name=name]').evaluateAll((all) => all.map(({ tagName }) => tagName));
  expect(read).toEqual(['P', 'INPUT']);
  await page.getByText(delivered.noteHint, { exact: true }).waitFor();
  await picture(page, 'shop-delivered-review');

  const typed = { name: 'Μυρτώ', mail, street: 'Οδός Ανέμων 3', zip: '10431', town: 'Χανιά' };
  for (const [field, text] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(text);
  buyer.expectComplaints(/422/);
  await page.getByRole('button', { name: paid.send, exact: true }).last().click();
  await page.locator('.ask-fault').getByText('Στα Χανιά').waitFor();
  await page.locator('[name=zip]').fill('73132');
  await page.getByRole('button', { name: paid.send, exact: true }).last().click();
  await payByCard(page);
  await page.getByText('Οδός Ανέμων 3').waitFor();
  await picture(page, 'shop-delivered-order');

  const second = elShop.orders.number.replace('{{number}}', '2');
  await screen.reload();
  await alive(screen);
  await press(screen, of(elShop.acts.sent, second));
  await screen.getByText(elShop.said.sent.replace('{{number}}', '2')).first().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: words.state.sent }).waitFor();
  await eventually(() => mailsTo(mail).length).toBe(2);
  await buyer.leave();
  await owner.leave();
});
