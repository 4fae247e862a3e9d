/** A customer on another device: the site's own /admin leads to Vetrina, where a mailed link or the social network lets them in. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import errors from '../../app/i18n/messages/it/errors.ts';
import manager from '../../app/i18n/messages/it/manager.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { words } from './support/words.ts';

const { common } = words('it');
const PAGE_ID = '900000000000101';
const NAME = 'Trattoria Sette Gufi';
let stage: Stage;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [visitor]);

it('a customer opens {site}/admin without a cookie, comes in by a mailed link, leaves, and comes in by the social network [S2] [S3]', async () => {
  const mail = `owner-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const client = newClient(stage);
  // The very page that the network's login says is the customer's.
  const { _id: id } = await client.start(PAGE_ID, { ...NIVES, mail }, 'customer');
  await client.saveCart(id, []);
  const session = await client.checkout(id);
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  const site = (await client.progress(id)).free_url ?? expect.fail('no site');

  visitor = await newVisitor(browser, { viewport: { width: 320, height: 700 }, colorScheme: 'dark' });
  const { page } = visitor;
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(new URL('/admin', site).href);
  expect(page.url()).toMatch(new RegExp(`^${stage.origin}/manager\\?site=sit_`));
  await page.getByRole('button', { name: common.cookies.accept, exact: true }).click();
  await page.getByText(new URL(site).host).waitFor();
  await visitor.expectAccessible('sign-in');
  await fits();

  await page.getByLabel(manager.signIn.mail).fill(mail.toUpperCase());
  await page.getByRole('button', { name: manager.signIn.send, exact: true }).click();
  await page.getByText(manager.signIn.sent).first().waitFor();
  await visitor.expectAccessible('the link is on its way');
  const link = () =>
    /\S+\/manager\/enter#\S+/.exec(stage.mail.messages().find(({ to }) => to.includes(mail))?.text ?? '');
  await eventually(link).not.toBeNull();
  await page.goto(link()?.[0] ?? '');
  await page.getByRole('button', { name: manager.enter.enter, exact: true }).click();
  await page.getByRole('heading', { name: manager.home.title }).waitFor();
  await visitor.expectAccessible('the list of orders');
  await fits();
  await page.getByRole('link', { name: NAME }).click();
  await page.waitForURL(`${stage.origin}/manager/orders/${id}`);
  await page.getByText(manager.states.live, { exact: true }).waitFor();
  // Held now: the site's own address leads straight to where it is changed.
  await page.goto(new URL('/admin', site).href);
  await page.waitForURL(/\/manager\/sites\/sit_[\w-]+\/edit$/);

  await page.goto(`${stage.origin}/manager`);
  await page.getByRole('button', { name: manager.home['sign-out'], exact: true }).click();
  await page.getByRole('heading', { name: manager.home['sign-in'] }).waitFor();
  visitor.expectComplaints(/404/);
  await page.goto(link()?.[0] ?? '');
  await page.getByRole('button', { name: manager.enter.enter, exact: true }).click();
  await page.getByText(errors.ordering['manager-link-invalid']).waitFor();
  await visitor.expectAccessible('a used link');
  await page.getByRole('link', { name: manager.enter.again }).click();

  await page.getByRole('link', { name: manager.signIn.social }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText(errors.ordering['social-denied']).waitFor();
  await visitor.expectAccessible('a login that was cancelled');
  await fits();
  await page.getByRole('link', { name: manager.signIn.social }).click();
  await page.getByLabel(`Owner of ${NAME}`).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: NAME }).waitFor();
  expect(page.url()).toBe(`${stage.origin}/manager#`);
  expect((await page.context().cookies(site)).filter(({ domain }) => domain !== 'localhost')).toEqual([]);
  await visitor.leave();
});
