/** A phone that signed in a year ago: before money goes back, and before a file of orders, its holder is asked once more who they are. */
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import errors from '../../app/i18n/messages/it/errors.ts';
import manager from '../../app/i18n/messages/it/manager.ts';
import proof from '../../app/i18n/messages/it/proof.ts';
import itShop from '../../app/i18n/messages/it/shop.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import { alive } from './support/alive.ts';
import { eventually } from './support/eventually.ts';
import { expectFits } from './support/fits.ts';
import { buyBunch, FLORIST, of, openPaidShop, press } from './support/paid-florist.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { toPro } from './support/to-pro.ts';
import { newVisitor, openBrowser, type Browser, type Visitor } from './support/visitor.ts';

let stage: Stage;
let browser: Browser;
let database: Pool;
let owner: Visitor;
let screenUrl = '';
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
  database = new Pool({ connectionString: stage.env.DATABASE_URL, max: 1 });
});
afterAll(async () => {
  await database.end();
  await browser.close();
});
keepPictures(() => [owner]);

/** Whoever holds the site signed in so long ago. */
const aYearPasses = () =>
  database.query(
    `update order_sessions set created_at = now() - interval '360 days', proved_at = now() - interval '360 days'`,
  );
const links = () =>
  stage.mail.messages().flatMap(({ text }) => /\S+\/manager\/enter\?back=\S+#[\w-]{43}/.exec(text)?.[0] ?? []);
/** In another tab of the same browser, where it ends on the screen that asked. */
async function confirmByMail(known: number): Promise<void> {
  await eventually(() => links().length).toBe(known + 1);
  const tab = await owner.page.context().newPage();
  await tab.goto(links()[0] ?? '');
  await alive(tab);
  await tab.getByRole('heading', { name: manager.enter['prove-title'] }).waitFor();
  await picture(tab, 'proof-enter');
  await press(tab, manager.enter.prove);
  await tab.waitForURL(screenUrl);
  await tab.getByRole('heading', { level: 1, name: itShop.title }).waitFor();
  await tab.close();
}

it('a session of a year ago gives money back after a mailed link, and what was typed stays [P8]', async () => {
  owner = await toPro({ stage, browser }, { page: FLORIST, link: itSite.shop });
  const { page } = owner;
  await page.getByRole('heading', { level: 1, name: itShop.title }).waitFor();
  const shop = await openPaidShop(owner);
  screenUrl = page.url();
  const buyer = await newVisitor(browser, { viewport: PHONE, locale: 'el-GR', javaScriptEnabled: false });
  await buyBunch(stage, buyer, { shop, mail: `${crypto.randomUUID()}@guests.example` });
  await buyer.leave();
  const [account = ''] = [...stage.stripe.state.accounts.keys()].slice(-1);
  const given = () => [...stage.stripe.stateOf(account).charges.values()][0]?.amount_refunded;

  await aYearPasses();
  await page.reload();
  await alive(page);
  owner.expectComplaints(/403/);
  await press(page, of(itShop.acts.refund, itShop.orders.number.replace('{{number}}', '1')));
  const form = page.getByRole('dialog').first();
  const why = form.getByRole('textbox');
  await why.fill('Le rose erano finite');
  const refund = form.getByRole('button', { name: itShop.acts.refund, exact: true });
  await refund.click();
  const asked = page.getByRole('dialog', { name: proof.title });
  await asked.getByText(/a \S•••@example\.org: vale trenta minuti/).waitFor();
  await expectFits(page);
  await owner.expectAccessible('who is asked once more who they are');
  await picture(page, 'proof-asked');
  // By keyboard: left as it came, with all that was typed; and asked again by the same press.
  await page.keyboard.press('Escape');
  await form.getByText(errors.access['prove-again']).waitFor();
  expect(await why.inputValue()).toBe('Le rose erano finite');
  expect(given()).toBe(0);
  await refund.focus();
  await page.keyboard.press('Enter');
  await asked.waitFor();
  const known = links().length;
  await asked.getByRole('button', { name: proof.send, exact: true }).focus();
  await page.keyboard.press('Enter');
  await asked.getByText(proof.look, { exact: true }).waitFor();
  await expectFits(page);
  await owner.expectAccessible('a link that is on its way');
  await picture(page, 'proof-mailed');
  await press(page, proof['go-on']);
  await asked.getByText(proof['not-yet']).waitFor();
  await owner.expectAccessible('nobody has confirmed yet');
  await picture(page, 'proof-not-yet');
  expect(given()).toBe(0);

  await confirmByMail(known);
  expect(await why.inputValue()).toBe('Le rose erano finite');
  await press(page, proof['go-on']);
  await form.waitFor({ state: 'detached' });
  await eventually(given).toBe(1800);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('a file that is asked for by its address leads to the screen, which asks first [P8]', async () => {
  const { page } = owner;
  await aYearPasses();
  const file = page.getByRole('link', { name: itShop.past.export });
  const href = (await file.getAttribute('href')) ?? '';
  await file.click();
  const asked = page.getByRole('dialog', { name: proof.title });
  await asked.getByText(/example\.org/).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(stage.origin + href);
  expect(page.url()).toBe(`${screenUrl}?prove`);
  await asked.getByText(/example\.org/).waitFor();
  await picture(page, 'proof-file');
  const known = links().length;
  await press(page, proof.send);
  await confirmByMail(known);
  await press(page, proof['go-on']);
  await asked.waitFor({ state: 'hidden' });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('orders.csv');
  await owner.leave();
});
