/**
 * `npm run typing [-- 5000]`: so many letters typed in a browser, twelve a second in breaths of thirty, over a bad line (owner.md 11): each saving is
 * answered after 0 to 2 s, one in twenty fails, half of those after the product has taken it, and the page is loaded anew in the
 * middle of a word. Half of them in the list, half on the page. Prints how many are not in the draft; exits 1 for any.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { draftView } from '../modules/editor/schemas.ts';
import editor from '../app/i18n/messages/it/editor.ts';
import { openStage } from '../tests/journeys/support/stage.ts';
import { seeded } from '../tests/simulator/random.ts';
import { openEditor } from './editing/editor-in-browser.ts';
import { openBrowser } from './gallery/browser.ts';

const PER_SECOND = 12;
const SLOWEST_MS = 2000;
/** Letters between two pauses, and a pause a little longer than the one after which is saved. */
const BREATH = 30;
const PAUSE_MS = 450;
const FAILING = 0.05;
/** Of the headline, which is typed on the page again and again; its longest is 78. */
const ON_PAGE = 72;
const WORDS =
  'sfoglia farina burro uova ricotta erbe brodo ragù tavola domenica mercato nonna coperti vino castagne'.split(' ');

const letters = Number(process.argv[2] ?? 5000);
const random = seeded(20_261_125);
const tally = { asked: 0, before: 0, after: 0 };

async function badLine(route: Route): Promise<void> {
  tally.asked += 1;
  const fails = random.chance(FAILING);
  await sleep(random.int(0, SLOWEST_MS));
  if (fails && random.chance(0.5)) {
    tally.before += 1;
    return route.abort();
  }
  const answer = await route.fetch();
  if (!fails) return route.fulfill({ response: answer });
  tally.after += 1;
  return route.abort();
}

/** So many letters of words, each ending with a full word's letter. */
function prose(length: number): string {
  let text = '';
  while (text.length < length) text += `${random.pick(WORDS)} `;
  return text.slice(0, length).replace(/ $/, 'a');
}
/** With a pause after every few words, in which it is saved while the next ones are typed. */
async function type(page: Page, text: string): Promise<void> {
  for (let at = 0; at < text.length; at += BREATH) {
    await page.keyboard.type(text.slice(at, at + BREATH), { delay: 1000 / PER_SECOND });
    await sleep(PAUSE_MS);
  }
}

const [stage, browser] = await Promise.all([openStage(), openBrowser()]);
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' });
  const { page, client } = await openEditor(stage, context);
  const site = /sites\/(sit_[\w-]+)/.exec(page.url())?.[1] ?? '';
  await page.route('**/draft/ops', badLine);
  const held = async (unit: string): Promise<unknown> => {
    const answer = await fetch(`${stage.origin}/buy_yr/api/site/${site}/draft`, {
      headers: { cookie: `vetrina_order=${client.secret}` },
    });
    return draftView.parse(await answer.json()).units.find((each) => each.unit === unit)?.value;
  };
  /** How many of the letters that were typed the draft does not hold once everything is saved. */
  const lostOf = async (unit: string, typed: string): Promise<number> => {
    await page.getByText(editor.save.saved, { exact: true }).waitFor({ timeout: 120_000 });
    const value = await held(unit);
    const kept = Array.isArray(value) ? value.join('\n') : String(value);
    return typed === kept ? 0 : [...typed].filter((letter, at) => kept[at] !== letter).length || 1;
  };

  await page.getByRole('link', { name: editor.places.list, exact: true }).click();
  const story = page.getByLabel(editor.units.story, { exact: true });
  await story.waitFor();
  await page.waitForLoadState('networkidle');
  const [first, second] = [prose(Math.ceil(letters / 4)), prose(Math.ceil(letters / 4))];
  await story.fill('');
  await story.focus();
  await type(page, first);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await story.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await type(page, second);
  let lost = await lostOf('copy/story', first + second);
  let typed = first.length + second.length;

  await page.getByRole('link', { name: editor.places.page, exact: true }).click();
  const canvas = page.frameLocator('iframe');
  while (typed < letters) {
    const words = prose(Math.min(ON_PAGE, letters - typed));
    await canvas.locator('h1').click();
    await canvas.getByRole('textbox', { name: editor.units.headline, exact: true }).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await type(page, words);
    await page.getByRole('button', { name: editor.typing.done, exact: true }).click();
    lost += await lostOf('copy/headline', words);
    typed += words.length;
  }
  console.log(
    `${typed} letters typed, ${lost} lost; ${tally.asked} savings, ${tally.before} failed before the product had them, ${tally.after} after`,
  );
  process.exitCode = lost === 0 ? 0 : 1;
} finally {
  await browser.close();
  await stage.close();
}
