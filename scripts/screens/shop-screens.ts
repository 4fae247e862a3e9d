/** An order from its first step to the customer's own place, photographed at every stop. Leaves a paid order behind. */
import { NIVES } from '../../tests/journeys/support/persons.ts';
import { CARDS, wizard } from '../../tests/journeys/support/wizard.ts';
import { words } from '../../tests/journeys/support/words.ts';
import type { Camera } from './camera.ts';
import { SHOP } from './public-screens.ts';

/** Site, domain and mails follow the payment by themselves. */
const FOLLOWS_MS = 60_000;

export async function shopScreens(camera: Camera): Promise<void> {
  const { page, lang, open, take } = camera;
  const { order } = words(lang);
  const steps = wizard(page, lang);
  await open(`/api/vetrina/payment/${SHOP.id}`);
  await take('shop.billing');
  await steps.country.selectOption('IT');
  await steps.next.click();
  await steps.summary.waitFor();
  await take('shop.billing-errors');
  await steps.fillPerson({ ...NIVES, mail: `${lang}@settegufi.example` });
  await steps.next.click();

  await steps.heading('service').waitFor();
  await steps.plan('Premium').check();
  await steps.search.fill(`sette gufi ${lang}`);
  await page
    .getByRole('checkbox', { name: /\.(it|com)$/ })
    .first()
    .check();
  await steps.ownName.check();
  await take('shop.service');
  await steps.next.click();
  await steps.heading('owner').waitFor();
  await take('shop.owner');
  await steps.next.click();
  await steps.heading('checkout').waitFor();
  await take('shop.checkout');
  await steps.terms.check();
  await steps.card.locator('#pay').waitFor();
  await take('shop.card');
  // Its refunds fail: what an operator does then is photographed later.
  await steps.pay(CARDS.refundFails);
  await steps.complete.click();
  await page.waitForURL(/\/complete/);
  await take('shop.complete-running');
  await page.getByRole('heading', { level: 1, name: order.complete['title-done'] }).waitFor({ timeout: FOLLOWS_MS });
  await take('shop.complete');

  const id = /payment\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await open(`/manager/orders/${id}`);
  await take('shop.manager');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await take('shop.manager-end');
  await page.locator('a[href*="/manager/sites/"][href$="/edit"]').click();
  await page.frameLocator('iframe').locator('h1').waitFor();
  await take('shop.editor');
  await open(`${new URL(page.url()).pathname}?list`);
  await page.getByRole('searchbox').waitFor();
  await take('shop.editor-list');
  await page.locator('a[href$="/pages"]').click();
  await page.locator('form button[type="submit"]').waitFor();
  await take('shop.pages');
  await open('/manager');
  await take('shop.manager-home');
}
