/** A name that somebody was faster with, after it was paid: the question, another name chosen, its price asked back. */
import { LANGS } from '../../site-kit/names.ts';
import { NIVES } from '../../tests/journeys/support/persons.ts';
import { CARDS, wizard } from '../../tests/journeys/support/wizard.ts';
import { say, words } from '../../tests/journeys/support/words.ts';
import type { Camera } from './camera.ts';
import { SHOP } from './public-screens.ts';

const FOLLOWS_MS = 60_000;

export async function lostScreens(camera: Camera): Promise<void> {
  const { page, lang, open, take } = camera;
  const { order } = words(lang);
  const steps = wizard(page, lang);
  // In letters of its own, which no screen may show as xn--….
  const name = `rubato-caffè-${lang}.it`;
  // Each language buys a business of its own: none is sold twice.
  await open(`/api/vetrina/payment/${SHOP.id}.${190 + LANGS.indexOf(lang)}`);
  await steps.country.selectOption('IT');
  await steps.fillPerson({ ...NIVES, mail: `lost-${lang}@settegufi.example` });
  await steps.next.click();

  await steps.heading('service').waitFor();
  await steps.plan('Premium').check();
  await steps.search.fill(name);
  await steps.domain(name).check();
  await steps.next.click();
  await steps.payAndComplete(CARDS.good);
  const title = page.getByRole('heading', { name: say(order.replace.title, { domain: name }) });
  await title.waitFor({ timeout: FOLLOWS_MS });
  await page.getByRole('checkbox').first().waitFor();
  await take('lost.question');
  await title.scrollIntoViewIfNeeded();
  await page.getByRole('checkbox').first().check();
  await take('lost.another');
  const back = page.getByRole('button', { name: order.replace.refund.split('{{')[0] ?? '' });
  await back.click();
  await page.getByRole('group').last().scrollIntoViewIfNeeded();
  await take('lost.refund');
}
