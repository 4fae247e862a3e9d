/** An owner lets mail go on to another address, which its reader confirms in another browser, and takes everything of the box away. */
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { createTransport } from 'nodemailer';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itMailboxes from '../../app/i18n/messages/it/mailboxes.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient, type Client } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openMailStage, type MailStage } from './support/mail-stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const PHONE = { width: 390, height: 844 };
const DOMAIN = 'libero-lascia.it';
const BOX = `info@${DOMAIN}`;
const TARGET = 'commercialista@studio.example';
let host: MailStage['host'];
let stage: MailStage['stage'];
let database: MailStage['database'];
let close: MailStage['close'];
let browser: Browser;
let owner: Visitor;
let client: Client;
let order = '';
beforeAll(async () => {
  [{ host, stage, database, close }, browser] = await Promise.all([openMailStage(), openBrowser()]);
  client = newClient(stage);
  const { id, session } = await client.readyToPay('900000000000101', [DOMAIN], {
    ...NIVES,
    mail: 'lascia@example.org',
  });
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  order = id;
  owner = await newVisitor(browser, { viewport: PHONE });
  await asOwner(owner.page, stage, client);
});
afterAll(async () => {
  await browser.close();
  await close();
});
keepPictures(() => [owner]);

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, key: string) => values[key] ?? '');
const of = (what: string, address = BOX) => filled(itMailboxes.of, { what, address });
const shows = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
async function fits(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}
const mailedLink = () =>
  stage.mail
    .messages()
    .filter(({ to }) => to.includes(TARGET))
    .map(({ text }) => /http:\/\/\S+\/manager\/mail-forward#[\w-]{43}/.exec(text)?.[0])
    .find(Boolean);
async function write(subject: string): Promise<void> {
  const transport = createTransport({ url: host.sandbox.smtpUrl, ignoreTLS: true } as object);
  await transport.sendMail({ from: 'cliente@fuori.example', to: BOX, subject, text: 'From qui\r\nfin là.' });
  transport.close();
}
const rules = async () => {
  const { rows } = await database.query<{ id: string }>(`select id from mailboxes where local_part = 'info'`);
  const { scripts, active } = host.sandbox.rulesOf(rows[0]?.id ?? '');
  return scripts[active ?? ''] ?? '';
};

it('mail goes on when its reader said yes, and no more when its owner ends it; all of the box comes as one file [P4]', async () => {
  const { page } = owner;
  await page.goto(`${stage.origin}/manager/orders/${order}/mail`);
  await button(page, itMailboxes.open.send_other).click();
  await button(page, of(itMailboxes.forward.open)).press('Enter');
  const form = main(page).getByRole('form', { name: itMailboxes.forward.open, exact: true });
  const field = form.getByLabel(itMailboxes.forward.target, { exact: true });
  owner.expectComplaints(/422/);
  await field.fill(BOX);
  await owner.expectAccessible('forwarding to another address');
  await fits(page);
  await field.press('Enter');
  await form.getByRole('alert').waitFor();
  expect([await field.getAttribute('aria-invalid'), await field.inputValue()]).toEqual(['true', BOX]);
  await field.fill(TARGET);
  await field.press('Enter');
  const said = filled(itMailboxes.forward.said, { target: TARGET, hours: '72' });
  await shows(page, said);
  await expect.poll(() => focused(page)).toBe(said);
  await shows(page, itMailboxes.forward.asked);

  await eventually(mailedLink).toBeDefined();
  const reader = await newVisitor(browser, { viewport: PHONE });
  await reader.page.context().addCookies([{ name: 'yr_site', value: 'true', url: stage.origin }]);
  await reader.page.goto(mailedLink() ?? '');
  await shows(reader.page, filled(itMailboxes.confirm.text, { address: BOX, target: TARGET }));
  await reader.expectAccessible('asked whether mail may come');
  await fits(reader.page);
  // To look changes nothing.
  await reader.page.reload();
  expect(await rules()).not.toContain('redirect');
  await button(reader.page, itMailboxes.confirm.yes).press('Enter');
  const done = reader.page.getByRole('heading', { level: 1, name: itMailboxes.confirm.done });
  await done.waitFor();
  await expect.poll(() => focused(reader.page)).toBe(itMailboxes.confirm.done);
  await reader.expectAccessible('said yes');
  await eventually(rules).toContain(`redirect :copy "${TARGET}"`);

  await page.reload();
  await shows(page, itMailboxes.forward.forwards);
  const keeps = page.getByRole('switch', { name: itMailboxes.forward.keeps });
  expect(await keeps.isChecked()).toBe(true);
  await keeps.press('Space');
  await eventually(rules).toContain(`  redirect "${TARGET}"`);
  await owner.expectAccessible('a box that forwards without a copy');
  await fits(page);
  await button(page, filled(itMailboxes.forward['end-named'], { target: TARGET })).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: itMailboxes.forward.end, exact: true }).press('Enter');
  await shows(page, filled(itMailboxes.forward.ended, { target: TARGET }));
  await eventually(rules).toBe('keep;\r\n');
  reader.expectComplaints(/410/);
  await reader.page.reload();
  await reader.page.getByRole('heading', { level: 1, name: itMailboxes.confirm.ended }).waitFor();
  await reader.leave();

  await write('Un tavolo');
  await write('Fattura');
  await button(page, of(itMailboxes.take.open)).press('Enter');
  await shows(page, itMailboxes.take.hint);
  await main(page)
    .getByText(/^2 messaggi, \d+ kB\.$/)
    .waitFor();
  await owner.expectAccessible('how much there is to take away');
  await fits(page);
  const link = main(page).getByRole('link', { name: of(itMailboxes.take.download), exact: true });
  await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^info@${DOMAIN}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const mails = new TextDecoder().decode(files['mail/INBOX.mbox']);
  expect(mails.match(/^Subject: .*$/gm)).toEqual(['Subject: Un tavolo', 'Subject: Fattura']);
  expect(mails).toMatch(/^>From qui$/m);
  await owner.leave();
});
