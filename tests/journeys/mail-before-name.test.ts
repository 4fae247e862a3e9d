/** Nives fetches a name on which her mail stands: on the phone she brings the mail here first, sees that it comes, and only then lets the name follow. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itMailboxes from '../../app/i18n/messages/it/mailboxes.ts';
import itOrder from '../../app/i18n/messages/it/order.ts';
import { alive } from './support/alive.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { openMailStage, type MailStage } from './support/mail-stage.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { newVisitor, openBrowser, type Browser, type Visitor } from './support/visitor.ts';
import { say } from './support/words.ts';

const PHONE = { width: 390, height: 844 };
const DOMAIN = 'occupato-posta-gufi.it';
const { first, move, of: named } = itMailboxes;
const question = itOrder['mail-question'];
let stage: MailStage['stage'];
let close: MailStage['close'];
let browser: Browser;
let nives: Visitor;
let order = '';
beforeAll(async () => {
  [{ stage, close }, browser] = await Promise.all([openMailStage({ SITES_ADDRESSES: '192.0.2.80' }), openBrowser()]);
  const client = newClient(stage);
  const { id, session } = await client.readyToPay('900000000000101', [DOMAIN], NIVES, { authcode: 'Sesamo-1234' });
  await client.pay(session);
  await eventually(async () => (await client.progress(id)).domain_mail?.domain).toBe(DOMAIN);
  order = id;
  nives = await newVisitor(browser, { viewport: PHONE, hasTouch: true });
  await asOwner(nives.page, stage, client);
});
afterAll(async () => {
  await browser.close();
  await close();
});
keepPictures(() => [nives]);

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, what: string) =>
  main(page)
    .getByRole('button', { name: say(named, { what, address: DOMAIN }), exact: true })
    .tap();
const shows = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor();

it('the question leads to her mail, which is brought here first: what to set, what is still missing, and that it comes [P4] [W9]', async () => {
  const { page } = nives;
  await page.goto(`${stage.origin}/manager/orders/${order}`);
  await main(page).getByRole('link', { name: question['first-open'], exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: itMailboxes.title }).waitFor();
  await alive(page);
  await press(page, move.begin);
  await main(page).getByRole('button', { name: itMailboxes.open.send_other, exact: true }).tap();
  await main(page)
    .getByRole('heading', { level: 3, name: `info@${DOMAIN}` })
    .waitFor();
  await shows(page, first.title);
  await press(page, first.look);
  await shows(page, say(first.missing.others, { servers: `mail.${DOMAIN}` }));
  await nives.expectAccessible('what is set at the old provider');
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }

  // As she copies them into the other panel.
  const values = await main(page).locator('dl').first().getByRole('definition').locator('code').allInnerTexts();
  const [label = '', value = '', ...exchanges] = values;
  expect(exchanges).toEqual(['mx1.mail.vetrina.example', 'mx2.mail.vetrina.example']);
  stage.dns.leadMail(DOMAIN, { exchanges, text: null });
  await press(page, first.look);
  await shows(page, first.missing.proof);
  stage.dns.leadMail(DOMAIN, { exchanges, text: { name: `${label}.${DOMAIN}`, value } });
  await press(page, first.look);
  await shows(page, say(first.arrived, { domain: DOMAIN }));
  await shows(page, say(first.here, { domain: DOMAIN }));
  await nives.expectAccessible('mail that came before its name');
});

it('then the name follows at her word, with the mail where it is [P4] [P3]', async () => {
  const { page } = nives;
  await page.goto(`${stage.origin}/manager/orders/${order}`);
  const box = page.getByRole('region', { name: say(question['title-own'], { domain: DOMAIN }) });
  await box.getByRole('button', { name: question.go }).tap();
  await box.waitFor({ state: 'detached' });
  const zone = () => stage.registrar.state().zones.find(({ name }) => name === `${DOMAIN}.`)?.records ?? [];
  const mx = () => zone().find(({ name, type }) => name === `${DOMAIN}.` && type === 'MX')?.values;
  await eventually(mx, 60_000).toEqual(['10 mx1.mail.vetrina.example.', '10 mx2.mail.vetrina.example.']);
  await page.goto(`${stage.origin}/manager/orders/${order}/mail`);
  await main(page)
    .getByRole('heading', { level: 3, name: `info@${DOMAIN}` })
    .waitFor();
  expect(await main(page).getByText(first.title, { exact: true }).count()).toBe(0);
  await nives.leave();
});
