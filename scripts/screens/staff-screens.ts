/** What agents and operators see, with the orders that the other screens left behind. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../../tests/journeys/support/words.ts';
import { messagesOf } from './staff-words.ts';
import type { Camera } from './camera.ts';
import { SHOP } from './public-screens.ts';

/** A page that nobody has ordered. */
const OTHER = 'Officina Salù';
const PARTS = ['orders', 'previews', 'jobs', 'inbox', 'staff'] as const;

/** @param folder the product's data folder: it has the passwords of the demonstration's people */
export async function staffScreens(camera: Camera, folder: string): Promise<void> {
  const file = join(folder, 'demo-staff.json');
  // They are made after the product has opened its doors.
  while (!existsSync(file)) await sleep(200);
  const people = JSON.parse(readFileSync(file, 'utf8')) as {
    role: 'agent' | 'operator';
    email: string;
    password: string;
  }[];
  const { page, open, take } = camera;
  const { backoffice, operator } = messagesOf(camera.lang);
  const enter = async (role: 'agent' | 'operator') => {
    const person = people.find((each) => each.role === role);
    await page.getByLabel(backoffice.signIn.email).fill(person?.email ?? '');
    await page.getByLabel(backoffice.signIn.password).fill(person?.password ?? '');
    await page.getByRole('button', { name: backoffice.signIn.enter, exact: true }).click();
    await page.getByLabel(backoffice.signIn.password).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
  };
  await open('/sitimanager/welcome#x');
  await take('staff.welcome');
  await open('/sitimanager/previews');
  await take('staff.sign-in');
  await enter('agent');
  await take('staff.pages-none');
  const search = page.getByRole('textbox', { name: backoffice.previews.search });
  await search.fill(SHOP.name);
  await page.keyboard.press('Enter');
  await page.getByText(SHOP.name, { exact: true }).first().waitFor();
  await take('staff.pages-published');
  await search.fill(OTHER);
  await page.keyboard.press('Enter');
  const press = (action: string) =>
    page.getByRole('button', { name: say(backoffice.page.of, { action, name: OTHER }), exact: true });
  const share = press(backoffice.page.share);
  await share.or(press(backoffice.page.preview)).waitFor();
  await take('staff.pages');
  if (!(await share.isVisible())) await press(backoffice.page.preview).click();
  await share.click();
  await page.getByRole('textbox', { name: backoffice.share.link }).waitFor();
  await take('staff.share');
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: say(backoffice.page.of, { action: backoffice.page.order, name: OTHER }), exact: true })
    .click();
  await page.locator('form input').first().waitFor();
  await page.waitForLoadState('networkidle');
  await take('staff.order');

  await open('/operator');
  await enter('operator');
  await take('staff.tasks');
  for (const part of PARTS) {
    await page.getByRole('link', { name: operator.nav[part] }).first().click();
    await page.getByRole('heading', { level: 1, name: operator.nav[part] }).waitFor();
    await page.waitForLoadState('networkidle');
    await take(`staff.${part}`);
    if (part !== 'orders') continue;
    await page.getByRole('link', { name: SHOP.name }).first().click();
    await page.getByRole('heading', { level: 1, name: SHOP.name }).waitFor();
    await take('staff.order-whole');
    await refundOrder(camera);
  }
}

/** A line of the order on the screen goes back, the bank refuses, and the operator has paid another way. */
async function refundOrder({ page, lang, take }: Camera): Promise<void> {
  const { order } = messagesOf(lang).operator;
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const paidOutside = button(order.paidOutside);
  // In one of the other languages it has failed already.
  if (!(await paidOutside.isVisible())) {
    await button(order.giveLine).click();
    await take('staff.give-back');
    await page.getByLabel(order.reason).fill('Doppio ordine');
    await page.getByRole('dialog').getByRole('button', { name: order.giveLine, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Whoever loads the page anew signs in anew: the list and back shows what the bank has said by now.
    while (!(await paidOutside.isVisible())) {
      await sleep(1000);
      await page.goBack();
      await page.getByRole('link', { name: SHOP.name }).first().waitFor();
      await page.goForward();
      await button(order.giveAll).waitFor();
      await page.waitForLoadState('networkidle');
    }
  }
  await take('staff.order-refund');
  await paidOutside.click();
  await take('staff.paid-outside');
  await page.keyboard.press('Escape');
}
