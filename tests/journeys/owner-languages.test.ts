/** An owner gives the site a second language on a phone (owner.md 1 and 8, Languages). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import itEditor from '../../app/i18n/messages/it/editor.ts';
import itLanguages from '../../app/i18n/messages/it/languages.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { expectBeyondAxe } from './support/beyond-axe.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { say } from './support/words.ts';

const PAGE_ID = '900000000000101';
const PHONE = { width: 390, height: 844 };
let stage: Stage;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [visitor]);

it('English goes up with its headline, and the headline leaves when the Italian one changes, until it is confirmed [P7]', async () => {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, [], { ...NIVES, mail: 'english@example.org' });
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  visitor = await newVisitor(browser, { viewport: PHONE });
  const { page } = visitor;
  await asOwner(page, stage, client);
  const saved = () => page.getByText(itEditor.save.saved, { exact: true }).waitFor();
  const publish = async () => {
    await saved();
    await page
      .getByRole('button', { name: /^Pubblica/ })
      .last()
      .click();
    await page.getByRole('region', { name: itEditor.published.text }).waitFor();
  };
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.locator('a[href$="/edit"]').click();
  await page.getByRole('link', { name: itEditor.places.list, exact: true }).click();
  const url = (await page.locator('a[rel="noopener"]').first().getAttribute('href')) ?? '';
  const shown = async (path: string) => {
    const { status, headers, body } = await ask(Number(new URL(stage.origin).port), new URL(url).host, path);
    return { status, headers, text: body.toString('utf8').replaceAll('\u00ad', '') };
  };
  await page.getByRole('link', { name: itEditor['to-languages'] }).click();
  await page.getByRole('heading', { level: 1, name: itLanguages.title }).waitFor();
  await alive(page);
  expect((await shown('/en/')).status).toBe(404);

  await page.getByRole('checkbox', { name: 'Inglese', exact: true }).check();
  await page.getByRole('link', { name: say(itLanguages.translate, { lang: 'inglese' }) }).click();
  const headline = page.getByRole('textbox', { name: new RegExp(`^${itEditor.units.headline}:`) });
  await headline.fill('Home cooking since 1987');
  await page.getByText(itLanguages.state.done, { exact: true }).first().waitFor();
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await visitor.expectAccessible('a language of the site');
  await expectBeyondAxe(page, 'a language of the site');
  await publish();

  const english = await shown('/en/');
  expect([english.status, english.text.includes('<html lang="en">')]).toEqual([200, true]);
  const said = [
    'Home cooking since 1987',
    'Opening hours',
    'Book a table',
    'href="/" hrefLang="it"',
    'href="/en/privacy"',
  ];
  expect(said.filter((words) => !english.text.includes(words))).toEqual([]);
  expect((await shown('/en')).headers.location).toBe('/en/');
  expect((await shown('/en/privacy')).text.includes('<html lang="en">')).toBe(true);
  expect((await shown('/')).text.includes('href="/en/"')).toBe(true);
  expect((await shown('/el/')).status).toBe(404);

  // The Italian headline changes: what the English one says may be wrong by now.
  await page.getByRole('link', { name: itLanguages['to-list'] }).click();
  await page.getByRole('link', { name: itLanguages['to-edit'] }).click();
  await page.getByLabel(itEditor.units.headline, { exact: true }).fill('Chiusi per ferie fino a settembre');
  await publish();
  const moved = await shown('/en/');
  const now = ['Home cooking since 1987', 'Italian restaurant in Bologna'].map((words) => moved.text.includes(words));
  expect(now).toEqual([false, true]);

  await page.getByRole('link', { name: itEditor['to-languages'] }).click();
  await page.getByText(say(itLanguages['stale-count_one'], { count: 1 })).waitFor();
  await page.getByRole('link', { name: say(itLanguages.translate, { lang: 'inglese' }) }).click();
  // By keyboard: to the field, the new words, and on.
  await page.getByText(itLanguages['stale-text']).waitFor();
  await alive(page);
  await page.getByRole('button', { name: itLanguages.next, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Closed until September');
  await publish();
  expect((await shown('/en/')).text.includes('Closed until September')).toBe(true);
  await visitor.leave();
});
