/** A mailbox in the browser: a stranger's mail is read, deleted, brought back and found; what is written to run does not run. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itMailboxes from '../../app/i18n/messages/it/mailboxes.ts';
import { alive } from './support/alive.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openMailStage, type MailStage } from './support/mail-stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const DOMAIN = 'libero-scrittura.it';
const BOX = `info@${DOMAIN}`;
const { read, write } = itMailboxes;
let stage: MailStage['stage'];
let close: MailStage['close'];
let browser: Browser;
let owner: Visitor;
let order = '';
let other = '';
beforeAll(async () => {
  [{ stage, close }, browser] = await Promise.all([openMailStage(), openBrowser()]);
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
const opened = async (page: Page, box: string) => {
  await page.goto(`${stage.origin}/manager/orders/${order}/mail`);
  await main(page)
    .getByRole('link', { name: `${read.open}: ${box}` })
    .click();
  await button(page, write.open).waitFor();
};
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

it('a mail is written to the other box, answered from there, and a draft is written on [P4]', async () => {
  const { page } = owner;
  await page.goto(`${stage.origin}/manager/orders/${order}/mail`);
  await alive(page);
  await button(page, itMailboxes.open.send_other).click();
  await main(page)
    .getByRole('link', { name: `${read.open}: ${BOX}` })
    .waitFor();
  // The second address is that of the trade.
  const leads = main(page).getByRole('link', { name: new RegExp(`^${read.open}: (?!info@)`) });
  other = ((await leads.getAttribute('aria-label')) ?? '').replace(`${read.open}: `, '');
  await opened(page, BOX);

  await button(page, write.open).press('Enter');
  await expect.poll(() => field(page, write.to).evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.type('nessuno');
  await button(page, write.send).press('Enter');
  await main(page).getByText(write.wrong, { exact: true }).waitFor();
  await field(page, write.to).fill(`Ordini <${other}>`);
  await field(page, write.subject).fill('Due torte');
  await field(page, write.text).fill('Per sabato.\nGrazie');
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`${name}: 12,00`) });
  const chooser = page.waitForEvent('filechooser');
  await button(page, write.attach).press('Enter');
  await (await chooser).setFiles([file('torte.txt'), file('vecchio.txt')]);
  await button(page, write['detach-named'].replace('{{name}}', 'vecchio.txt')).press('Enter');
  await expect.poll(() => main(page).getByText('vecchio.txt').count()).toBe(0);
  expect(await fits(page)).toBeLessThanOrEqual(0);
  await owner.expectAccessible('a mail that is written');
  await button(page, write.send).press('Enter');
  await main(page).getByText(write.said, { exact: true }).waitFor();

  await opened(page, other);
  await button(page, /Due torte/).press('Enter');
  await main(page)
    .getByRole('link', { name: /torte\.txt/ })
    .waitFor();
  await button(page, write.answer).press('Enter');
  expect(await field(page, write.to).inputValue()).toBe(BOX);
  expect(await field(page, write.subject).inputValue()).toBe('Re: Due torte');
  expect(await field(page, write.text).inputValue()).toContain('> Per sabato.');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Va bene, ');
  await button(page, write.leave).click();
  await button(page, read.use.drafts).click();
  await button(page, /Re: Due torte/).click();
  await button(page, write['go-on']).click();
  expect(await field(page, write.text).inputValue()).toMatch(/^Va bene, /);
  await button(page, write.send).click();
  await main(page).getByText(write.said, { exact: true }).waitFor();
  await button(page, read.use.drafts).click();
  await main(page).getByText(read.empty, { exact: true }).waitFor();

  await opened(page, BOX);
  await button(page, /Re: Due torte/).click();
  await main(page).getByText('Va bene,').waitFor();
  await owner.leave();
});
