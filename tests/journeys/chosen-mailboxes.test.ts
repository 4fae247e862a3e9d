/** Mailboxes are chosen in the wizard's second step, on a phone, and open with the name once it is paid. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import itErrors from '../../app/i18n/messages/it/errors.ts';
import itOrder from '../../app/i18n/messages/it/order.ts';
import { alive } from './support/alive.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openMailStage, type MailStage } from './support/mail-stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const MAIL = 'posta@example.org';
const DOMAIN = 'libero-caselle.it';
let stage: MailStage['stage'];
let database: MailStage['database'];
let close: MailStage['close'];
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [{ stage, database, close }, browser] = await Promise.all([openMailStage(), openBrowser()]);
  visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
});
afterAll(async () => {
  await browser.close();
  await close();
});
keepPictures(() => [visitor]);

it('what was proposed is changed, what no box can be called is said at its field, and both open when it is paid [W5] [P4] [K9]', async () => {
  const { page } = visitor;
  const client = newClient(stage);
  const { id, session } = await client.readyToPay('900000000000101', [DOMAIN], { ...NIVES, mail: MAIL });
  await asOwner(page, stage, client);
  await page.goto(`${stage.origin}/api/vetrina/payment/${id}?step=1`);
  const boxes = page.getByRole('group', { name: itOrder.boxes.legend, exact: true });
  const address = (place: number) =>
    boxes.getByLabel(itOrder.boxes.address.replace('{{place}}', String(place)), { exact: true });
  await expect.poll(() => address(1).inputValue()).toBe('info');
  expect(await address(2).inputValue()).not.toBe('');
  await alive(page);
  await visitor.expectAccessible('mailboxes in the wizard');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  const next = page.getByRole('button', { name: itOrder.actions.next, exact: true });
  await address(2).fill('abuse');
  await next.press('Enter');
  await expect.poll(() => address(2).getAttribute('aria-invalid')).toBe('true');
  await boxes.getByText(itErrors.mailboxes['name-reserved'], { exact: true }).waitFor();
  await address(2).fill('Tavoli');
  await next.press('Enter');
  await page.waitForURL(/step=[23]/);
  // Whoever comes back finds what they chose.
  await page.goto(`${stage.origin}/api/vetrina/payment/${id}?step=1`);
  await expect.poll(() => address(2).inputValue()).toBe('tavoli');

  await client.pay(session);
  const opened = async () =>
    (await database.query<{ local_part: string }>('select local_part from mailboxes order by local_part')).rows.map(
      (row) => row.local_part,
    );
  await eventually(opened).toEqual(['info', 'tavoli']);
  const subjects = () =>
    stage.mail
      .messages()
      .filter(({ to }) => to.includes(MAIL))
      .map(({ subject }) => subject);
  await eventually(() => Promise.resolve(subjects())).toContain(`La tua posta su ${DOMAIN} è pronta`);
});
