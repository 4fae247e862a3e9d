/** A site with Pro and a name of its own, bought in a browser in whichever language: what an owner then has before them. */
import { LANGS } from '../../site-kit/names.ts';
import { NIVES } from '../../tests/journeys/support/persons.ts';
import { CARDS, wizard } from '../../tests/journeys/support/wizard.ts';
import { words } from '../../tests/journeys/support/words.ts';
import type { Camera } from './camera.ts';
import { SHOP } from './public-screens.ts';

const FOLLOWS_MS = 120_000;

/** The id of the order, once its site is live. */
export async function buyPro({ page, lang, open }: Camera): Promise<string> {
  const { order } = words(lang);
  const steps = wizard(page, lang);
  // Each language buys a business of its own: none is sold twice.
  await open(`/api/vetrina/payment/${SHOP.id}.${290 + LANGS.indexOf(lang)}`);
  await steps.country.selectOption('IT');
  await steps.fillPerson({ ...NIVES, mail: `owner-${lang}@settegufi.example` });
  await steps.next.click();
  await steps.heading('service').waitFor();
  await steps.plan('Pro').check();
  const name = `libero-gufi-${lang}.it`;
  await steps.search.fill(name);
  await steps.domain(name).check();
  await steps.ownName.check();
  await steps.next.click();
  await steps.heading('owner').waitFor();
  await steps.next.click();
  await steps.payAndComplete(CARDS.good);
  await page.getByRole('heading', { level: 1, name: order.complete['title-done'] }).waitFor({ timeout: FOLLOWS_MS });
  return /payment\/([^/]+)\//.exec(page.url())?.[1] ?? '';
}
