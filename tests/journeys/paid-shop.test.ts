/** A florist connects an account, sells one bunch by card to a buyer on a phone without a script, and gives the money back after a withdrawal. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import itShop from '../../app/i18n/messages/it/shop.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { el as words } from '../../site-kit/shop/words-el.ts';
import { el as paid } from '../../site-kit/shop/paid-words-el.ts';
import { eventually } from './support/eventually.ts';
import { buyBunch, FLORIST, of, openPaidShop, press } from './support/paid-florist.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Browser, type Visitor } from './support/visitor.ts';

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

const mailsTo = (to: string) => stage.mail.messages().filter((mail) => mail.to.includes(to));
const NUMBER = itShop.orders.number.replace('{{number}}', '1');

it('one bunch is bought by card, collected, taken back, and its money goes back [P8]', async () => {
  owner = await toPro({ stage, browser }, { page: FLORIST, link: itSite.shop });
  const screen = owner.page;
  await screen.getByRole('heading', { level: 1, name: itShop.title }).waitFor();
  const shop = await openPaidShop(owner);
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
