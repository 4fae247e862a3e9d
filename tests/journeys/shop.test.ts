/** A florist goes up to Pro and sells a minute later; a buyer without a script reserves three bunches, and each side is told. Once in Greek. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asLang } from '../../app/i18n/languages.ts';
import itShop from '../../app/i18n/messages/it/shop.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { DELIVERY_WORDS } from '../../site-kit/shop/delivery-words.ts';
import { PAID_WORDS } from '../../site-kit/shop/paid-words.ts';
import { el as greek } from '../../site-kit/shop/words-el.ts';
import { SHOP_WORDS } from '../../site-kit/shop/words.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { asleep } from './support/asleep.ts';
import { eventually } from './support/eventually.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Browser, type Visitor } from './support/visitor.ts';

/** Sells furniture in Spain, with a price list of whole amounts; flowers in Athens, from so much on. */
const FURNITURE = '900000000000808';
const FLORIST = '900000000000404';
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
const linkIn = (text: string): string => /http\S+\/_\/shop\/o\/\S+/.exec(text)?.[0] ?? '';
const field = (page: Page, what: string, name: string) => page.getByLabel(`${what}: ${name}`, { exact: true });
const PRICE = itShop.products.price.replace('{{sign}}', '€');

/** Goes up to Pro on a phone and finds the shop that was filled in from the page. */
async function upgrade(page: string): Promise<Page> {
  owner = await toPro({ stage, browser }, { page, link: itSite.shop });
  await owner.page.getByRole('heading', { level: 1, name: itShop.title }).waitFor();
  // What is typed before a screen is alive is lost.
  await alive(owner.page);
  return owner.page;
}
/** Opens it; returns the address of the site. */
async function open(screen: Page): Promise<string> {
  await screen.getByRole('checkbox', { name: /accordo/ }).check();
  await press(screen, itShop.state['open-it']);
  await screen.getByText(itShop.state.open, { exact: true }).waitFor();
  await owner.expectAccessible('shop');
  const seen = screen.getByRole('link', { name: itShop.state['see-page'] });
  const [origin = ''] = ((await seen.getAttribute('href')) ?? '').split('/shop');
  const { host, port } = new URL(origin);
  await eventually(async () => (await ask(Number(port), host, '/shop')).status).toBe(200);
  return origin;
}
/** Price and pieces, changed where they stand. */
async function keep(screen: Page, what: string, name: string, value: string): Promise<void> {
  const place = field(screen, what, name);
  await place.fill(value);
  // Whoever goes on before it is kept reads what stood before.
  const kept = answerTo(screen, what === PRICE ? 'price' : 'stock');
  await place.press('Enter');
  await kept;
  await expect.poll(() => field(screen, what, name).inputValue()).toBe(value);
}

/** Throws with what was said where it is no yes. */
async function answerTo(screen: Page, act: 'price' | 'stock'): Promise<void> {
  const answer = await screen.waitForResponse((each) => each.url().endsWith(`/${act}`));
  if (!answer.ok()) throw new Error(`${act}: ${answer.status()} ${await answer.text()}`);
}

/** Price and pieces again, by a hand that is quicker than the scripts: one kept by Enter, the other one left. */
async function keepEarly(screen: Page, name: string, [pieces, price]: [string, string]): Promise<void> {
  const wake = await asleep(screen, screen.url());
  await field(screen, itShop.products.free, name).fill(pieces);
  await field(screen, PRICE, name).fill(price);
  await field(screen, PRICE, name).press('Enter');
  const kept = (['stock', 'price'] as const).map((act) => answerTo(screen, act));
  wake();
  await Promise.all(kept);
  await screen.unrouteAll();
  await screen.reload();
  await alive(screen);
  expect(await field(screen, itShop.products.free, name).inputValue()).toBe(pieces);
  expect(await field(screen, PRICE, name).inputValue()).toBe(price);
}

it('three stools are reserved, accepted, made ready and collected; the last one is sold out on the site [P8]', async () => {
  const screen = await upgrade(FURNITURE);
  const name = 'Taburete Pino';
  await keep(screen, itShop.products.free, name, '5');
  await keep(screen, PRICE, name, '71,50');
  await keepEarly(screen, name, ['4', '70,50']);
  const origin = await open(screen);
  await picture(screen, 'shop');
  const mail = `${crypto.randomUUID()}@guests.example`;

  buyer = await newVisitor(browser, { viewport: PHONE, javaScriptEnabled: false });
  const { page } = buyer;
  await page.goto(origin);
  const words = SHOP_WORDS[asLang(await page.locator('html').getAttribute('lang')) ?? 'it'];
  // One price on the site: the list of the first page says it too.
  await page.getByText('70,50').first().waitFor();
  await picture(page, 'shop-list');
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: words.allProducts, exact: true }).click();
  await page.getByLabel(words.quantityOf.replace('{name}', name), { exact: true }).fill('3');
  await press(page, words.review);
  await page.getByRole('heading', { level: 1, name: words.reviewTitle }).waitFor();
  await page.getByText('211,50').first().waitFor();
  await picture(page, 'shop-review');
  await page.locator('[name=name]').fill('Anna Verdi');
  await page.locator('[name=mail]').fill(mail);
  await page.getByRole('button', { name: words.send, exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: words.state.placed }).waitFor();
  await eventually(() => mailsTo(mail).length).toBe(1);
  expect(mailsTo(mail)[0]?.text).toContain('3 × Taburete Pino');

  await screen.reload();
  await alive(screen);
  await picture(screen, 'shop-order');
  const number = itShop.orders.number.replace('{{number}}', '1');
  for (const act of ['accept', 'ready', 'collected'] as const) {
    await press(screen, `${itShop.acts[act]}: ${number}`);
    await screen.getByText(itShop.said[act].replace('{{number}}', '1')).first().waitFor();
  }
  await eventually(() => mailsTo(mail).length).toBe(3);
  await page.goto(linkIn(mailsTo(mail)[0]?.text ?? ''));
  await page.getByRole('heading', { level: 1, name: words.state.collected }).waitFor();

  await page.goto(`${origin}/shop`);
  await page.getByLabel(words.quantityOf.replace('{name}', name), { exact: true }).fill('1');
  await press(page, words.review);
  await page.locator('[name=name]').fill('Ugo Neri');
  await page.locator('[name=phone]').fill('051 123456');
  await page.getByRole('button', { name: words.send, exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: words.state.placed }).waitFor();
  const { host, port } = new URL(origin);
  await eventually(async () => (await ask(Number(port), host, '/shop')).body.toString().includes(words.soldOut)).toBe(
    true,
  );
  // Cancelled by its buyer, it is there again.
  await page.getByText(words.cancel, { exact: true }).click();
  await press(page, words.cancelYes);
  await page.getByRole('heading', { level: 1, name: words.state['cancelled-by-buyer'] }).waitFor();
  await eventually(async () => (await ask(Number(port), host, '/shop')).body.toString().includes(words.soldOut)).toBe(
    false,
  );
  await buyer.leave();
  await owner.leave();
});

it('two stools are paid at the door; one is taken back without a script, and its owner says that the cash went back [P8]', async () => {
  const screen = await upgrade(FURNITURE);
  const name = 'Taburete Pino';
  await keep(screen, itShop.products.free, name, '5');
  await keep(screen, PRICE, name, '70,50');
  await press(screen, itShop.delivery.add);
  const form = screen.getByRole('dialog');
  await form.getByLabel(itShop.delivery['ask-name'], { exact: true }).fill('A tu puerta');
  await form.getByLabel(itShop.delivery['ask-price'].replace('{{sign}}', '€'), { exact: true }).fill('4');
  await form.getByLabel(/^In tutto il Paese/).check();
  await press(screen, itShop.save);
  await form.waitFor({ state: 'detached' });
  const origin = await open(screen);
  const mail = `${crypto.randomUUID()}@guests.example`;

  buyer = await newVisitor(browser, { viewport: PHONE, javaScriptEnabled: false });
  const { page } = buyer;
  await page.goto(`${origin}/shop`);
  const lang = asLang(await page.locator('html').getAttribute('lang')) ?? 'it';
  const [words, law, own] = [SHOP_WORDS[lang], PAID_WORDS[lang], DELIVERY_WORDS[lang]];
  await page.getByRole('link', { name: law.askHere, exact: true }).waitFor();
  await page.getByLabel(words.quantityOf.replace('{name}', name), { exact: true }).fill('2');
  await press(page, words.review);
  await page.getByRole('radio', { name: /A tu puerta/ }).check();
  await press(page, words.update);
  await page.getByText(own.doorWithdraw).waitFor();
  const typed = { name: 'Anna Verdi', mail, street: 'Calle del Nido 8', zip: '28004', town: 'Madrid' };
  for (const [field, text] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(text);
  await page.getByRole('button', { name: own.send, exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: words.state.placed }).waitFor();

  await screen.reload();
  await alive(screen);
  const number = itShop.orders.number.replace('{{number}}', '1');
  for (const act of ['accept', 'sent', 'delivered'] as const) {
    await press(screen, `${itShop.acts[act]}: ${number}`);
    await screen.getByText(itShop.said[act].replace('{{number}}', '1')).first().waitFor();
  }

  await page.reload();
  await page.getByRole('heading', { level: 1, name: words.state.delivered }).waitFor();
  await picture(page, 'door-order');
  // The same with a script, as axe wants it; nothing is declared there.
  const reader = await newVisitor(browser, { viewport: PHONE });
  await reader.page.goto(page.url());
  await reader.expectAccessible('an order that was paid at the door');
  await press(reader.page, law.withdrawHere);
  await reader.page.getByRole('button', { name: law.withdrawYes, exact: true }).waitFor();
  await reader.expectAccessible('the second step of a withdrawal');
  await reader.leave();
  await page.getByText(law.withdrawPart, { exact: true }).click();
  await page.getByRole('combobox', { name }).selectOption('1');
  await picture(page, 'door-withdraw-first');
  await press(page, law.withdrawHere);
  await page.getByText(law.withdrawRest).waitFor();
  await picture(page, 'door-withdraw-second');
  await press(page, law.withdrawYes);
  await page.getByText(own.bringBack).waitFor();
  await picture(page, 'door-withdrawn');
  await eventually(() => mailsTo(mail).length).toBe(4);

  await screen.reload();
  await alive(screen);
  await owner.expectAccessible('a shop that owes what was paid at the door');
  await picture(screen, 'door-owed');
  await press(screen, `${itShop.acts.elsewhere}: ${number}`);
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabel(itShop.reason.how, { exact: true }).fill('In contanti, sulla porta');
  await owner.expectAccessible('money that went back by hand');
  await picture(screen, 'door-by-hand');
  await dialog.getByRole('button', { name: itShop.acts.elsewhere, exact: true }).click();
  await screen.getByText(itShop.said['by-hand'].replace('{{number}}', '1')).first().waitFor();
  await page.reload();
  await page.getByText(own.givenBack.split('{price}')[0] ?? '').waitFor();
  await picture(page, 'door-given-back');
  await eventually(() => mailsTo(mail).some(({ text }) => text.includes('In contanti, sulla porta'))).toBe(true);
  await buyer.leave();
  await owner.leave();
});

it('products are put in another order by the keyboard, and one says its model and that it needs no warnings [P8]', async () => {
  const screen = await upgrade(FURNITURE);
  const name = 'Taburete Pino';
  await screen.getByRole('button', { name: `${itShop.edit}: ${name}`, exact: true }).click();
  const form = screen.getByRole('dialog');
  await form.getByLabel(itShop.form.identifier).fill('TP-45');
  await form.getByLabel(itShop.form['no-warnings']).check();
  await owner.expectAccessible('the form of a product');
  await form.getByLabel(itShop.form.identifier).scrollIntoViewIfNeeded();
  await picture(screen, 'shop-product');
  await press(screen, itShop.save);
  await form.waitFor({ state: 'detached' });
  const origin = await open(screen);
  const order = async () => {
    const html = (await ask(Number(new URL(origin).port), new URL(origin).host, '/shop')).body.toString();
    return [...html.matchAll(/<h3><a [^>]*>([^<]+)|<h2><a [^>]*>([^<]+)/g)].map(([, deep, flat]) => deep ?? flat);
  };
  const before = await order();
  const at = before.indexOf(name);
  const up = at > 0;
  await screen.getByRole('button', { name: itShop.order.open, exact: true }).focus();
  await screen.keyboard.press('Enter');
  const way = screen.getByRole('button', { name: `${up ? itShop.order.up : itShop.order.down}: ${name}`, exact: true });
  await way.focus();
  await screen.keyboard.press('Enter');
  // The hand stays where it was, and may go on.
  expect(await way.evaluate((element) => element === document.activeElement)).toBe(true);
  await owner.expectAccessible('the order of products');
  await picture(screen, 'shop-order-of-products');
  await press(screen, itShop.save);
  await screen.getByText(itShop.order.saved).first().waitFor();
  const other = up ? at - 1 : at + 1;
  const wanted = before.with(at, before[other]).with(other, name);
  await eventually(order).toEqual(wanted);
  await owner.leave();
});

it('in Greek, with a script, by the keyboard, and as axe wants it; what the page left open is asked of the owner [P8] [L7]', async () => {
  const screen = await upgrade(FLORIST);
  const name = 'Μπουκέτο εποχής';
  await screen.getByText(itShop.gaps.order.replace('{{what}}', itShop.gaps.price)).first().waitFor();
  await keep(screen, PRICE, name, '18,00');
  const origin = await open(screen);
  buyer = await newVisitor(browser, { viewport: PHONE, locale: 'el-GR' });
  const { page } = buyer;
  await page.goto(`${origin}/shop`);
  await page.getByRole('heading', { level: 1, name: greek.title }).waitFor();
  await buyer.expectAccessible('the shop of a site');
  await page.getByLabel(greek.quantityOf.replace('{name}', name), { exact: true }).fill('2');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: greek.reviewTitle }).waitFor();
  await buyer.expectAccessible('the review of an order');
  await page.locator('[name=name]').fill('Μυρτώ');
  buyer.expectComplaints(/422/);
  await page.keyboard.press('Enter');
  // What is wrong has the focus, and leads to its field.
  await page.locator('.ask-fault:focus').waitFor();
  await buyer.expectAccessible('the review with what is wrong');
  await page.locator('[name=phone]').fill('210 555 1234');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: greek.state.placed }).waitFor();
  await buyer.expectAccessible('the page of an order');
  await page.goto(`${origin}/shop`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await buyer.expectAccessible('the page of a product');
  await buyer.leave();
  await owner.leave();
});
