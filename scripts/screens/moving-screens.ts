/** A name with mail that is to move: the transfer in the wizard, the question about its mail, and what stands after the answer. */
import { LANGS } from '../../site-kit/names.ts';
import { NIVES } from '../../tests/journeys/support/persons.ts';
import { CARDS, wizard } from '../../tests/journeys/support/wizard.ts';
import { words } from '../../tests/journeys/support/words.ts';
import type { Camera } from './camera.ts';
import { SHOP } from './public-screens.ts';

const FOLLOWS_MS = 60_000;

export async function movingScreens(camera: Camera): Promise<void> {
  const { page, lang, open, take } = camera;
  const { order } = words(lang);
  const steps = wizard(page, lang);
  const say = order['mail-question'];
  // Each language buys a business of its own: none is sold twice.
  await open(`/api/vetrina/payment/${SHOP.id}.${90 + LANGS.indexOf(lang)}`);
  await steps.country.selectOption('IT');
  await steps.fillPerson({ ...NIVES, mail: `moving-${lang}@settegufi.example` });
  await steps.next.click();

  await steps.heading('service').waitFor();
  await steps.plan('Premium').check();
  await steps.transfer.check();
  await steps.transferName.fill(`occupato-posta-${lang}.it`);
  await steps.authcode.fill('Sesamo-1234');
  await page.getByRole('main').getByText(order.domain.yes).waitFor();
  await steps.ownName.check();
  await take('moving.transfer');
  await steps.next.click();
  await steps.heading('owner').waitFor();
  await steps.next.click();
  await steps.payAndComplete(CARDS.good);
  const go = page.getByRole('button', { name: say.go });
  await go.waitFor({ timeout: FOLLOWS_MS });
  await take('moving.question');
  const id = /payment\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await page.getByRole('button', { name: say.stay }).click();
  await go.waitFor({ state: 'detached' });
  await take('moving.question-leaving');

  await open(`/manager/orders/${id}`);
  await go.waitFor();
  await page.getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded();
  await take('moving.manager');
  await go.click();
  await go.waitFor({ state: 'detached' });
  await take('moving.manager-answered');
}
