/** An owner's page changes: what may follow is on the site at once, the rest is asked; both can be answered on a phone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import following from '../../app/i18n/messages/it/following.ts';
import manager from '../../app/i18n/messages/it/manager.ts';
import { followingView } from '../../modules/sync/schemas.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { expectBeyondAxe } from './support/beyond-axe.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const PAGE_ID = '900000000000101';
const PHONE = '051 000 2287';
const DIALLED = 'tel:+390510002287';
const POST = 'Domani zuppa inglese della Nives.\nVi aspettiamo dalle 19:30!';
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

const onPage = (method: string, what: string, body: object, pageId = PAGE_ID) =>
  fetch(new URL(`/_control/pages/${pageId}${what}`, stage.social.homeUrl), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('a post comes by itself, a new number is asked; the owner takes the one and undoes the other [P2]', async () => {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, [], NIVES);
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  expect((await onPage('PATCH', '', { phone: PHONE })).status).toBe(200);
  expect((await onPage('POST', '/posts', { message: POST })).status).toBe(200);

  visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = visitor;
  await page.context().addCookies([
    { name: 'vetrina_order', value: client.secret, url: stage.origin },
    { name: 'yr_site', value: 'true', url: stage.origin },
  ]);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.getByRole('link', { name: manager.following, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: following.meta.title }).waitFor();
  await page.getByText(following.page.following, { exact: true }).waitFor();
  const site = await page.locator('header a[target=_blank]').last().getAttribute('href');
  const live = async () => {
    const { body } = await ask(stage.port, new URL(site ?? '').host);
    // Words may break, and hold together, where the site says so.
    return body
      .toString()
      .replaceAll(/[\u00ad\u200b]/gu, '')
      .replaceAll(/[\u00a0\u202f]/gu, ' ');
  };
  // Opening it lets the page be read: nobody has to press.
  await page.getByText(following.read.waits).first().waitFor();
  expect(await live(), 'the post is on the site').toContain('zuppa inglese della Nives');
  expect(await live(), 'the number is not').not.toContain(DIALLED);
  await visitor.expectAccessible('following, with a question');
  await expectBeyondAxe(page, 'following');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  // Asked again within five minutes it says so, and stays.
  const read = page.getByRole('button', { name: following.read.now, exact: true });
  visitor.expectComplaints(/429/);
  await read.click();
  await page.getByRole('alert').waitFor();

  const asked = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: following.units.phone }) });
  await asked.getByText(PHONE).waitFor();
  await asked.getByRole('button', { name: following.waiting.take, exact: true }).click();
  const taken = following.waiting['done-take'].replace('{{what}}', following.units.phone);
  const told = page.getByRole('main').getByText(taken, { exact: true });
  await told.waitFor();
  expect(await told.evaluate((line) => line === document.activeElement), 'the focus is on what happened').toBe(true);
  await page.getByText(following.waiting.none, { exact: true }).waitFor();
  expect(await live()).toContain(DIALLED);

  const came = page
    .getByRole('listitem')
    .filter({ hasText: 'zuppa inglese' })
    .filter({
      has: page.getByRole('button', { name: following.log.undo }),
    });
  await came.getByRole('button', { name: following.log.undo, exact: true }).click();
  await page.getByRole('main').getByText(following.log.done, { exact: true }).waitFor();
  expect(await live(), 'the post is gone from the site').not.toContain('zuppa inglese della Nives');
  expect(await live(), 'the number stays').toContain(DIALLED);

  // Connecting is an act of its own: the network asks, and leads back.
  const connect = page.getByRole('link', { name: following.connect.now, exact: true });
  await connect.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText(following.connect['outcome-denied'], { exact: true }).first().waitFor();
  await visitor.leave();
});

it('a page is connected by its owner’s consent alone; what it posts comes by itself, until it is disconnected [P2] [X5]', async () => {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, [], NIVES);
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  const { facebook_page_id: pageId } = await client.order(id);
  visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = visitor;
  await page.context().addCookies([
    { name: 'vetrina_order', value: client.secret, url: stage.origin },
    { name: 'yr_site', value: 'true', url: stage.origin },
  ]);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.getByRole('link', { name: manager.following, exact: true }).click();
  await page.getByText(following.connect.none, { exact: true }).waitFor();
  const site = await page.locator('header a[target=_blank]').last().getAttribute('href');
  const live = async () =>
    (await ask(stage.port, new URL(site ?? '').host)).body.toString().replaceAll(/[\u00ad\u200b]/gu, '');
  const connect = page.getByRole('link', { name: following.connect.now, exact: true });
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });

  // Who owns another page, were it one that reads the same, connects nothing.
  await connect.click();
  await goOn.click();
  await page.getByText(following.connect['outcome-foreign'], { exact: true }).first().waitFor();
  await connect.click();
  await page.getByLabel('Owner of another page', { exact: true }).fill(pageId);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await goOn.click();
  await page.getByText(following.connect['outcome-done'], { exact: true }).first().waitFor();
  expect(new URL(page.url()).searchParams.has('code'), 'no code stays in the address').toBe(false);
  await visitor.expectAccessible('following, connected');
  const grants = async () => (await fetch(new URL('/_control/grants', stage.social.homeUrl))).json();
  await eventually(async () => Object.keys(((await grants()) as { subscribed: object }).subscribed)).toContain(pageId);
  // Connecting reads the page once: what comes afterwards comes by the webhook.
  const view = async () => {
    const path = new URL(page.url()).pathname.replace('/manager/sites/', '/buy_yr/api/site/');
    const answer = await fetch(stage.origin + path, { headers: { cookie: `vetrina_order=${client.secret}` } });
    return followingView.parse(await answer.json()).page;
  };
  await eventually(async () => (await view()).read_at !== null && !(await view()).reading).toBe(true);

  const words = 'Da stasera tortellini in brodo di cappone, come li faceva la Nives.';
  expect((await onPage('POST', '/posts', { message: words }, pageId)).status).toBe(200);
  // News come in bursts: a page is read a minute after the first.
  await eventually(live).toContain('tortellini in brodo di cappone');

  expect(stage.social.webhooks.deliveries.map(({ status }) => status)).toContain(200);
  await page.reload();
  await page.getByRole('button', { name: following.connect.end, exact: true }).click();
  await page.getByText(following.connect.none, { exact: true }).waitFor();
  await eventually(
    async () =>
      ((await grants()) as { tokens: { pageId: string; end: string | null }[] }).tokens.find(
        (one) => one.pageId === pageId,
      )?.end,
  ).toBe('removed');
  expect(await live(), 'what came stays').toContain('tortellini in brodo di cappone');
  await visitor.leave();
});

it('a kind that is switched off asks, by keyboard and after a reload; a stranger has no such screen [P2] [X5]', async () => {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, [], NIVES);
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const { page } = visitor;
  await page.context().addCookies([
    { name: 'vetrina_order', value: client.secret, url: stage.origin },
    { name: 'yr_site', value: 'true', url: stage.origin },
  ]);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.getByRole('link', { name: manager.following, exact: true }).click();
  const posts = page.getByRole('switch', { name: new RegExp(`^${following.kinds.posts}`) });
  expect(await posts.isChecked()).toBe(true);
  // A screen that has not come alive yet hears no press.
  await alive(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/following/settings'));
  await posts.focus();
  await page.keyboard.press('Space');
  expect((await answered).status()).toBe(200);
  expect(await posts.evaluate((each) => each === document.activeElement), 'the focus stays').toBe(true);
  await page.reload();
  await posts.waitFor();
  expect(await posts.isChecked()).toBe(false);
  await visitor.expectAccessible('following, by night');
  const address = page.url();
  await page.context().clearCookies({ name: 'vetrina_order' });
  await page.goto(address);
  await page.waitForURL(/\/manager\?site=/);
  await visitor.leave();
});
