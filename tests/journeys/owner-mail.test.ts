/** An owner buys with a domain, opens two mailboxes on a phone, sets a password by the mailed link, adds a device and takes it off. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itMailboxes from '../../app/i18n/messages/it/mailboxes.ts';
import itManager from '../../app/i18n/messages/it/manager.ts';
import { alive } from './support/alive.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient, type Client } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openMailStage, type MailStage } from './support/mail-stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const PHONE = { width: 390, height: 844 };
const MAIL = 'posta@example.org';
const DOMAIN = 'libero-posta.it';
const PASSWORD = 'sette gufi sul ramo lungo';
const BOX = `info@${DOMAIN}`;
let stage: MailStage['stage'];
let close: MailStage['close'];
let browser: Browser;
let owner: Visitor;
let client: Client;
let order = '';
beforeAll(async () => {
  [{ stage, close }, browser] = await Promise.all([openMailStage(), openBrowser()]);
  client = newClient(stage);
  const { id, session } = await client.readyToPay('900000000000101', [DOMAIN], { ...NIVES, mail: MAIL });
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  order = id;
  owner = await newVisitor(browser, { viewport: PHONE });
  await owner.page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.origin });
});
afterAll(async () => {
  await browser.close();
  await close();
});
keepPictures(() => [owner]);

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const of = (what: string, address = BOX) => itMailboxes.of.replace('{{what}}', what).replace('{{address}}', address);
/** A sentence of the screen with these values. */
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, key: string) => values[key] ?? '');
const shows = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor();
/** Nothing is wider than the window. */
async function fits(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}
const mailedLink = () =>
  stage.mail
    .messages()
    .filter(({ to }) => to.includes(MAIL))
    .map(({ text }) => /http:\/\/\S+\/manager\/mail-password#[\w-]{43}/.exec(text)?.[0])
    .find(Boolean);

it('two boxes open, a password is set by the mailed link, a device comes and goes [P4] [K9]', async () => {
  const { page } = owner;
  await asOwner(page, stage, client);
  await page.goto(`${stage.origin}/manager/orders/${order}`);
  await main(page).getByRole('link', { name: itManager.mail.open, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: itMailboxes.title }).waitFor();
  await alive(page);
  await owner.expectAccessible('choosing addresses');
  await fits(page);

  // What is wrong is said at its field, and what was typed stays.
  const second = page.getByLabel(filled(itMailboxes.open.address, { place: '2' }), { exact: true });
  owner.expectComplaints(/422/);
  await second.fill('abuse');
  await button(page, itMailboxes.open.send_other).click();
  await page.getByRole('alert').waitFor();
  expect(await second.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => second.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await second.inputValue()).toBe('abuse');
  await second.fill('prenota');
  await button(page, itMailboxes.open.send_other).click();
  await shows(page, filled(itMailboxes.open.said_other, { addresses: `${BOX}, prenota@${DOMAIN}` }));
  await shows(page, itMailboxes.box.new);
  await shows(page, '0 MB su 1 GB · 0 messaggi');
  await owner.expectAccessible('two new boxes');

  // Empty, it takes another address; one that is taken is refused at its field, by keyboard alone.
  await button(page, of(itMailboxes.rename.open, `prenota@${DOMAIN}`)).press('Enter');
  const renaming = main(page).getByRole('form', { name: of(itMailboxes.rename.open, `prenota@${DOMAIN}`) });
  const address = renaming.getByLabel(itMailboxes.rename.name, { exact: true });
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  owner.expectComplaints(/422|409/);
  await address.fill('info');
  await address.press('Enter');
  await renaming.getByRole('alert').waitFor();
  expect([await address.getAttribute('aria-invalid'), await address.inputValue()]).toEqual(['true', 'info']);
  await fits(page);
  await owner.expectAccessible('another address');
  await address.fill('tavoli');
  await address.press('Enter');
  const renamed = filled(itMailboxes.rename.said, { address: `tavoli@${DOMAIN}` });
  await shows(page, renamed);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(renamed);

  await button(page, of(itMailboxes.password.choose)).click();
  await shows(page, filled(itMailboxes.password.said, { mail: MAIL }));
  await eventually(mailedLink).toBeDefined();
  const link = mailedLink() ?? '';
  const reader = await newVisitor(browser, { viewport: PHONE });
  await reader.page.context().addCookies([{ name: 'yr_site', value: 'true', url: stage.origin }]);
  await reader.page.goto(link);
  const field = reader.page.getByLabel(itMailboxes.link.password, { exact: true });
  await field.waitFor();
  await reader.expectAccessible('choosing a password');
  await fits(reader.page);
  await button(reader.page, itMailboxes.link.propose).click();
  expect(await field.inputValue()).toMatch(/^(?:[a-z0-9]{5}-){3}[a-z0-9]{5}$/);
  reader.expectComplaints(/422|410/);
  await field.fill('qwertyuiopasdf');
  await button(reader.page, itMailboxes.link.save).click();
  await reader.page.getByRole('alert').waitFor();
  await field.fill(PASSWORD);
  await button(reader.page, itMailboxes.link.save).click();
  await reader.page.getByRole('heading', { level: 1, name: itMailboxes.link.done }).waitFor();
  await reader.expectAccessible('a password that is set');
  await reader.page.reload();
  await reader.page.getByRole('heading', { level: 1, name: itMailboxes.link.ended }).waitFor();
  await reader.expectAccessible('a link that was used');
  await reader.leave();

  await page.reload();
  await shows(page, itMailboxes.box.ready);
  await button(page, of(itMailboxes.devices.add)).click();
  await page.getByLabel(itMailboxes.devices.name, { exact: true }).fill('Telefono di Nives');
  await owner.expectAccessible('adding a device');
  await button(page, itMailboxes.devices['make-code']).click();
  const code = page.getByRole('region', { name: itMailboxes.phone.scan });
  await code.getByRole('img', { name: itMailboxes.phone.code }).waitFor();
  await expect.poll(() => code.evaluate((part) => part === document.activeElement)).toBe(true);
  await owner.expectAccessible('a code for a phone');
  await fits(page);
  const there = await code.getByRole('link', { name: itMailboxes.phone.here }).getAttribute('href');
  const phone = await newVisitor(browser, { viewport: PHONE });
  await phone.page.context().addCookies([{ name: 'yr_site', value: 'true', url: stage.origin }]);
  phone.expectComplaints(/410/);
  await phone.page.goto(`${stage.origin}${there}`);
  await phone.page.getByRole('heading', { level: 1, name: itMailboxes.phone.title }).waitFor();
  await shows(phone.page, filled(itMailboxes.phone.text, { address: BOX }));
  await phone.expectAccessible('a phone that read the code');
  await phone.page.getByRole('button', { name: itMailboxes.phone.settings, exact: true }).click();
  await phone.page.getByText('imap.mail.vetrina.example').waitFor();
  await phone.expectAccessible('a phone that is set up by hand');
  await phone.page.reload();
  await phone.page.getByRole('heading', { level: 1, name: itMailboxes.phone.ended }).waitFor();
  await phone.leave();
  await code.getByRole('button', { name: itMailboxes.phone['by-hand'], exact: true }).click();
  const panel = page.getByRole('region', { name: filled(itMailboxes.setup.title, { name: 'Telefono di Nives' }) });
  await panel.waitFor();
  await expect.poll(() => panel.evaluate((part) => part === document.activeElement)).toBe(true);
  await owner.expectAccessible('a secret that is shown once');
  await fits(page);
  await panel.getByRole('button', { name: of(itMailboxes.setup.copy, itMailboxes.setup.secret), exact: true }).click();
  await panel.getByText(itMailboxes.setup.copied, { exact: true }).waitFor();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^(?:[a-z0-9]{5}-){3}[a-z0-9]{5}$/);
  // From here by the keyboard alone: the focus is where the next step is.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await panel.getByRole('button', { name: itMailboxes.setup.done, exact: true }).press('Enter');
  await expect.poll(focused).toBe(of(itMailboxes.devices.add));
  await shows(page, 'Telefono di Nives');

  const removing = filled(itMailboxes.devices['remove-named'], { name: 'Telefono di Nives' });
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(removing);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await owner.expectAccessible('asked before a device is taken off');
  await dialog.getByRole('button', { name: itMailboxes.devices.remove, exact: true }).press('Enter');
  const removed = filled(itMailboxes.devices.removed, { name: 'Telefono di Nives', address: BOX });
  await shows(page, removed);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(removed);

  await button(page, itMailboxes.alias.add).click();
  await page.getByLabel(itMailboxes.alias.name, { exact: true }).fill('vendite');
  await button(page, itMailboxes.alias.send).click();
  await shows(page, filled(itMailboxes.alias.said, { address: `vendite@${DOMAIN}`, boxes: BOX }));
  await owner.expectAccessible('an alias');

  // Closed for Christmas: a last day that is over is refused at its field, then it is set, shown and ended by the keyboard.
  await button(page, of(itMailboxes.reply.open)).press('Enter');
  const replying = main(page).getByRole('form', { name: itMailboxes.reply.open, exact: true });
  await replying.getByLabel(itMailboxes.reply.text, { exact: true }).fill('Chiusi fino a Santo Stefano.\nBuone feste!');
  const until = replying.getByLabel(itMailboxes.reply.until, { exact: true });
  await until.fill('2020-12-26');
  await owner.expectAccessible('an automatic reply');
  await fits(page);
  await button(page, itMailboxes.reply.send).press('Enter');
  await replying.getByRole('alert').waitFor();
  expect([await until.getAttribute('aria-invalid'), await until.inputValue()]).toEqual(['true', '2020-12-26']);
  await until.fill('2099-12-26');
  await button(page, itMailboxes.reply.send).press('Enter');
  const replies = filled(itMailboxes.reply.said, { address: BOX });
  await shows(page, replies);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(replies);
  await shows(page, filled(itMailboxes.reply['answers-until'], { until: '26 dicembre 2099' }));
  await owner.expectAccessible('a box that answers by itself');
  await fits(page);
  await button(page, of(itMailboxes.reply.end)).press('Enter');
  await shows(page, filled(itMailboxes.reply['said-end'], { address: BOX }));

  for (const lang of ['el', 'fr', 'es', 'en', 'it']) {
    await page.goto(`${stage.origin}/manager/orders/${order}/mail?lng=${lang}`);
    await page.locator(`html[lang="${lang}"]`).waitFor();
    await fits(page);
  }
  for (const kept of [PASSWORD, secret, link.split('#')[1] ?? ''])
    expect(stage.log.join('').includes(kept)).toBe(false);
  await owner.leave();
});
