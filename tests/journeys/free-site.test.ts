/** An owner on a phone puts the site of their page online for free, looks after it, and goes up to a plan: the same site, at the same address. */
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import errors from '../../app/i18n/messages/it/errors.ts';
import free from '../../app/i18n/messages/it/free.ts';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { CARDS, wizard } from './support/wizard.ts';
import { say, words } from './support/words.ts';

const { vetrina, common } = words('it');
const GUFI = 'Trattoria Sette Gufi';
const HEADLINE = 'Cucina bolognese di casa, ventotto coperti.';
const MADE = 'Fatto con Vetrina';

let stage: Stage;
let browser: Browser;
let owner: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});
keepPictures(() => [owner]);

/** What visitors and search engines get at an address of the site. */
async function answered(address: string) {
  const { host, port, pathname } = new URL(address);
  const { status, headers, body } = await ask(Number(port), host, pathname, { 'accept-encoding': 'br' });
  const html = headers['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : body.toString();
  return { status, html, robots: headers['x-robots-tag'] ?? null };
}

it('from a preview to a free site with badge and noindex, and from there by one press to a paid one without [P7] [K3]', async () => {
  owner = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const { page } = owner;
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.goto(`${stage.origin}/vetrina`);
  await page.getByRole('button', { name: common.cookies.accept, exact: true }).click();
  await page.getByRole('combobox', { name: vetrina.search.label }).pressSequentially('sette gufi');
  await page.getByRole('option', { name: GUFI }).click();
  await page
    .frameLocator(`iframe[title="${say(vetrina.stage.frame, { name: GUFI })}"]`)
    .getByText(HEADLINE)
    .waitFor();

  // The plan first, and beside it the quiet way.
  const way = page.getByRole('link', { name: 'Mettilo online gratis' });
  await way.waitFor();
  const buy = page.getByRole('link', { name: vetrina.plans.action, exact: true });
  const [above, below] = [await buy.boundingBox(), await way.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await way.click();
  await page.getByRole('heading', { level: 1, name: free.offer.title }).waitFor();
  await page.getByText(free.offer['fact-badge']).waitFor();
  await owner.expectAccessible('what a free site is');
  await fits();

  const prove = page.getByRole('link', { name: free.prove });
  await prove.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText(errors['free-sites'].denied).waitFor();
  await owner.expectAccessible('a login that was cancelled');
  await fits();
  await prove.click();
  await page.getByLabel('A moderator').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText(errors['free-sites']['not-yours']).waitFor();
  await prove.click();
  await page.getByLabel('Somebody slow').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText(errors['free-sites'].ended).waitFor();

  await prove.click();
  await page.getByLabel(`Owner of ${GUFI}`).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: GUFI }).waitFor();
  await page.getByText(free.own['state-online'], { exact: true }).waitFor();
  await owner.expectAccessible('the place of a free site');
  await fits();
  const place = page.url().replace(/[?#].*$/, '');
  const address =
    (await page.getByRole('link', { name: /^trattoria-sette-gufi\.localhost/ }).getAttribute('href')) ?? '';

  const before = await answered(`${address}/`);
  expect(before.status).toBe(200);
  expect(before.html).toContain(HEADLINE);
  expect(before.html).toContain(MADE);
  expect(before.html).toMatch(/<meta name="robots" content="noindex/);
  expect(before.robots).toContain('noindex');
  expect((await answered(`${address}/robots.txt`)).html).not.toContain('Sitemap');
  expect((await answered(`${address}/sitemap.xml`)).status).toBe(404);

  // Another layout, by a press of its own, and then not before tomorrow.
  await page.getByRole('group', { name: vetrina.layouts.title }).getByText('Bottega', { exact: true }).click();
  await page.getByRole('button', { name: say(free.own['layout-wear'], { layout: 'Bottega' }) }).click();
  // Shown there, and said aloud beside it.
  await page
    .getByRole('main')
    .getByText(say(free.own['layout-done'], { layout: 'Bottega' }))
    .first()
    .waitFor();
  await page.getByText(/^Il sito porta Bottega\./).waitFor();
  await eventually(async () => (await answered(`${address}/`)).html).not.toBe(before.html);
  await owner.expectAccessible('a layout that was changed today');

  // Offline in two presses, and back at the same address.
  await page.getByRole('button', { name: free.own['offline-way'] }).click();
  await page.getByRole('button', { name: free.own['offline-sure'] }).click();
  await page.getByText(free.own['state-offline'], { exact: true }).waitFor();
  expect((await answered(`${address}/`)).status).toBe(404);
  await owner.expectAccessible('a free site that is offline');
  await fits();
  await prove.click();
  await page.getByLabel(`Owner of ${GUFI}`).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText(free.own['state-online'], { exact: true }).waitFor();
  expect(page.url().startsWith(place)).toBe(true);

  // Somebody who has proved nothing sees the door, and the site's own /admin leads to it.
  const stranger = await newVisitor(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await stranger.page.goto(new URL('/admin', address).href);
  await stranger.page.getByRole('heading', { level: 1, name: free.door.title }).waitFor();
  expect(stranger.page.url()).toBe(place);
  await stranger.expectAccessible('the door of a free site');
  await stranger.leave();

  // One press up: page and layout are chosen, nothing is asked twice.
  await page.getByRole('link', { name: free.own['plan-way'] }).click();
  const steps = wizard(page);
  await steps.heading('billing').waitFor();
  await steps.toCheckout({ ...NIVES, mail: `owner-${crypto.randomUUID().slice(0, 8)}@example.org` });
  await steps.terms.check();
  await steps.pay(CARDS.good);
  await eventually(async () => (await answered(`${address}/`)).html.includes(MADE)).toBe(false);
  const after = await answered(`${address}/`);
  expect(after.html).toContain(HEADLINE);
  expect(after.html).not.toMatch(/<meta name="robots" content="noindex/);
  expect(after.robots).toBeNull();
  expect((await answered(`${address}/sitemap.xml`)).status).toBe(200);
  await page.goto(place);
  await page.waitForURL(/\/manager\/sites\/sit_[\w-]+\/edit$/);
  await owner.leave();
});
