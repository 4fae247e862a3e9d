/** A mailbox in the browser: a stranger's mail is read, deleted, brought back and found; what is written to run does not run. */
import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itMailboxes from '../../app/i18n/messages/it/mailboxes.ts';
import { payloads } from '../sites/support/payloads.ts';
import { alive } from './support/alive.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openMailStage, type MailStage } from './support/mail-stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { say } from './support/words.ts';

const DOMAIN = 'libero-lettura.it';
const BOX = `info@${DOMAIN}`;
/** Kept as a file it is a stranger's; shown in our name it would run. */
const MENU = '<script>alert(1)</script>';
const { read } = itMailboxes;
let host: MailStage['host'];
let stage: MailStage['stage'];
let database: MailStage['database'];
let close: MailStage['close'];
let browser: Browser;
let owner: Visitor;
let order = '';
beforeAll(async () => {
  [{ host, stage, database, close }, browser] = await Promise.all([openMailStage(), openBrowser()]);
  const client = newClient(stage);
  const { id, session } = await client.readyToPay('900000000000101', [DOMAIN], NIVES);
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  order = id;
  owner = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  await asOwner(owner.page, stage, client);
});
afterAll(async () => {
  await browser.close();
  await close();
});
keepPictures(() => [owner]);

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
async function write(mail: object): Promise<void> {
  const transport = createTransport({ url: host.sandbox.smtpUrl, ignoreTLS: true } as object);
  await transport.sendMail({ from: '"Ada Ricci" <cliente@fuori.example>', to: BOX, ...mail });
  transport.close();
}

it('the first mail is read, deleted, brought back and found, and no mail runs anything [P4] [X5]', async () => {
  const { page } = owner;
  await page.exposeFunction('alert', () => expect.fail('a mail ran'));
  await page.goto(`${stage.origin}/manager/orders/${order}/mail`);
  await alive(page);
  await button(page, itMailboxes.open.send_other).click();
  const leads = main(page).getByRole('link', { name: `${read.open}: ${BOX}` });
  await leads.waitFor();
  const hostile = payloads().slice(0, 12);
  for (const text of hostile)
    await write({ subject: text, text, html: text, attachments: [{ filename: text.slice(0, 60), content: 'x' }] });
  const attachments = [{ filename: 'Menù di Natale.html', content: MENU, contentType: 'text/html' }];
  await write({ subject: 'Un tavolo per due', text: 'Buonasera, alle otto?\nGrazie', attachments });
  await leads.press('Enter');
  const table = button(page, /Un tavolo per due/);
  await table.waitFor();
  expect(await button(page, new RegExp(read.new)).count()).toBe(hostile.length + 1);
  expect(await fits(page)).toBeLessThanOrEqual(0);
  await owner.expectAccessible('the list of a mailbox');

  await table.press('Enter');
  await main(page).getByText('Buonasera, alle otto?').waitFor();
  expect(await fits(page)).toBeLessThanOrEqual(0);
  await owner.expectAccessible('a mail');
  const saved = page.waitForEvent('download');
  await main(page)
    .getByRole('link', { name: read['download-named'].replace('{{name}}', 'Menù di Natale.html') })
    .press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Menù di Natale.html');
  expect(readFileSync(await file.path(), 'utf8')).toBe(MENU);
  await button(page, read.move.trash).click();
  await main(page).getByText(read.moved.trash, { exact: true }).waitFor();
  await button(page, read.undo).press('Enter');
  await main(page).getByText(read.undone, { exact: true }).waitFor();
  await table.click();
  await button(page, read.move.trash).click();
  await main(page).getByText(read.moved.trash, { exact: true }).waitFor();
  await expect.poll(() => table.count()).toBe(0);
  await button(page, read.use.trash).click();
  await table.click();
  await button(page, read.move.inbox).click();
  await main(page).getByText(read.moved.inbox, { exact: true }).waitFor();
  await button(page, read.use.inbox).first().click();
  await expect.poll(() => button(page, new RegExp(read.new)).count()).toBe(hostile.length);

  // Those of the list: an open mail lists its attachments too, and what waits for a line would go on before the list is there.
  const lines = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  for (let at = 1; at < hostile.length; at += 1) {
    await lines.nth(at).getByRole('button').click();
    await main(page).getByText(read.plain, { exact: true }).waitFor();
    expect(await main(page).locator('article :is(script, img, iframe, svg, a:not([download]))').count()).toBe(0);
    const layout = page.waitForResponse(/\/page\/html/);
    await button(page, read['laid-out']).press('Enter');
    expect(await (await layout).text()).not.toMatch(/<script|<svg|\son\w+\s*=\s*[^>]*>|javascript:/i);
    await main(page).frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
    await button(page, read['to-list']).click();
    await lines.first().waitFor();
  }
  await write({
    subject: 'Conferma',
    html: '<h1>Grazie</h1><p><a href="https://xn--caff-roma-33a.it/ordine">Il tuo ordine</a></p>',
  });
  await button(page, read.use.inbox).first().click();
  await button(page, /Conferma/).press('Enter');
  const frame = main(page).frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Grazie' }).waitFor();
  expect(await frame.getByRole('link').getAttribute('data-host')).toBe('xn--caff-roma-33a.it');
  expect(await fits(page)).toBeLessThanOrEqual(0);
  await owner.expectAccessible('a mail with its layout');
  await button(page, read['to-list']).click();

  await page.getByRole('searchbox', { name: read.words }).fill('tavolo');
  await page.getByRole('searchbox', { name: read.words }).press('Enter');
  await expect.poll(() => lines.count()).toBe(1);
});

it('a full box makes room by its largest mails; a paused one shows who wrote last, and how to take everything [P4] [K9]', async () => {
  const { page } = owner;
  const { heaviest, last, of: named } = itMailboxes;
  const subject = 'Il catalogo di Natale';
  await write({ subject, text: 'Eccolo.', attachments: [{ filename: 'c.pdf', content: Buffer.alloc(2 ** 21) }] });
  await page.goto(`${stage.origin}/manager/orders/${order}/mail`);
  await alive(page);
  await button(page, say(named, { what: heaviest.open, address: BOX })).click();
  await main(page).getByText(subject, { exact: true }).waitFor();
  await owner.expectAccessible('the largest mails of a box');
  expect(await fits(page)).toBeLessThanOrEqual(0);
  await button(page, say(heaviest['delete-named'], { subject })).click();
  const asks = page.getByRole('dialog');
  await asks.getByText(heaviest.means, { exact: true }).waitFor();
  await asks.getByRole('button', { name: heaviest.delete, exact: true }).click();
  await main(page).getByText(heaviest.none, { exact: true }).waitFor();

  await database.query(`update mailboxes set state = 'paused' where local_part = 'info'`);
  await page.goto(`${stage.origin}/manager/orders/${order}/mail`);
  await main(page)
    .getByRole('link', { name: `${read.open}: ${BOX}` })
    .click();
  await main(page).getByText(itMailboxes.box.paused, { exact: true }).waitFor();
  await main(page).getByRole('link', { name: read.pay }).waitFor();
  const newest = main(page).getByRole('region', { name: last.title }).getByRole('listitem');
  await newest.getByText('Un tavolo per due', { exact: true }).waitFor();
  expect(await newest.count()).toBe(10);
  await owner.expectAccessible('a box that is paused');
  expect(await fits(page)).toBeLessThanOrEqual(0);
  await owner.leave();
});
