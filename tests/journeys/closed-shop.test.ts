/** A shop closes after a sale: whoever bought there takes it back on our own host, without a script, and has their money again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import itManager from '../../app/i18n/messages/it/manager.ts';
import itShop from '../../app/i18n/messages/it/shop.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { el as paid } from '../../site-kit/shop/paid-words-el.ts';
import { el as words } from '../../site-kit/shop/words-el.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { buyBunch, FLORIST, openPaidShop, press } from './support/paid-florist.ts';
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

it('a bunch is paid, the site is closed, and the money comes back by the lasting link [P8]', async () => {
  owner = await toPro({ stage, browser }, { page: FLORIST, link: itSite.shop });
  const screen = owner.page;
  await screen.getByRole('heading', { level: 1, name: itShop.title }).waitFor();
  const shop = await openPaidShop(owner);
  const mail = `${crypto.randomUUID()}@guests.example`;
  buyer = await newVisitor(browser, { viewport: PHONE, locale: 'el-GR', javaScriptEnabled: false });
  const { page } = buyer;
  await buyBunch(stage, buyer, { shop, mail });
  await eventually(() => mailsTo(mail).length).toBe(1);
  const [account = ''] = [...stage.stripe.state.accounts.keys()].slice(-1);
  const charge = () => [...stage.stripe.stateOf(account).charges.values()][0];

  // The florist withdraws from the contract with us: the site goes at once.
  const [, site = ''] = /sites\/(\w[\w-]+)/.exec(screen.url()) ?? [];
  const view = await screen.request.get(`${stage.origin}/buy_yr/api/site/${site}/shop`);
  const { order_id: contract } = ((await view.json()) as { site: { order_id: string } }).site;
  await screen.goto(`${stage.origin}/manager/orders/${contract}`);
  await alive(screen);
  await press(screen, itManager.leaving.withdraw);
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: itManager.withdrawal.next, exact: true }).click();
  await dialog.getByRole('button', { name: itManager.withdrawal.confirm, exact: true }).click();
  await screen.getByText(itManager.history['state-withdrawn']).waitFor();
  const { host, port } = new URL(shop);
  await eventually(async () => (await ask(Number(port), host, '/shop')).status).toBe(404);

  await eventually(() => mailsTo(mail).length).toBe(2);
  const told = mailsTo(mail).find(({ subject }) => subject.includes('πού θα τη βρείτε'));
  const [, link = ''] = /(http\S+\/o\/[\w-]{22})\b/.exec(told?.text ?? '') ?? [];
  expect(new URL(link).origin).toBe(stage.origin);
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: words.state.paid }).waitFor();
  await picture(page, 'lasting-order');
  await press(page, paid.withdrawHere);
  await press(page, paid.withdrawYes);
  await page.getByRole('heading', { level: 1, name: words.state.withdrawn }).waitFor();
  await eventually(() => charge()?.amount_refunded).toBe(1800);
  await eventually(async () => {
    await page.goto(link);
    return page.getByText(paid.refunded.split('{price}')[0] ?? '').count();
  }).toBe(1);
  expect(await page.context().cookies(link)).toEqual([]);
  await page.getByRole('link', { name: 'Απόρρητο' }).first().click();
  await page.getByText('26 μήνες').waitFor();
  await buyer.leave();
  await owner.leave();
});
