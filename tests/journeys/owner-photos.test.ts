/** An owner adds twelve photos on a phone, one broken and one twice, while the line breaks; describes them, chooses the first, publishes (owner.md 1). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import itEditor from '../../app/i18n/messages/it/editor.ts';
import itErrors from '../../app/i18n/messages/it/errors.ts';
import words from '../../app/i18n/messages/it/photos.ts';
import { drawnPhoto } from '../support/drawn-photo.ts';
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

const PAGE_ID = '900000000000101';
const PHONE = { width: 390, height: 844 };
const GOOD = 10;
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

async function twelveFiles() {
  const good = await Promise.all(
    Array.from({ length: GOOD }, (_, seed) =>
      drawnPhoto(seed + 1)
        .jpeg()
        .toBuffer(),
    ),
  );
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = good;
  const files = [...good, second.subarray(0, 3000), first];
  return files.map((buffer, at) => ({ name: `foto-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
}

it('twelve photos at once on a phone, over a line that breaks: added, described, put first, published, seen [S2]', async () => {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, [], NIVES);
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  visitor = await newVisitor(browser, { viewport: PHONE });
  const { page } = visitor;
  await asOwner(page, stage, client);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.locator('a[href$="/edit"]').click();
  await page.getByRole('link', { name: itEditor.places.list, exact: true }).click();
  const url = (await page.locator('a[rel="noopener"]').first().getAttribute('href')) ?? '';
  await page.getByRole('link', { name: itEditor.photos.open }).click();
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await alive(page);
  const tiles = page.locator('ol > li > button').filter({ has: page.locator('img') });
  const before = await tiles.count();

  // The third photo does not leave the phone, and of the sixth the answer is lost.
  let sent = 0;
  await page.route('**/draft/photos?*', async (route) => {
    sent += 1;
    if (sent === 3) return route.abort('connectionreset');
    if (sent === 7) await route.fetch();
    return sent === 7 ? route.abort('connectionreset') : route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(await twelveFiles());
  await page.getByText(itErrors.editor['photo-broken']).waitFor();
  await page.getByText(itErrors.editor['photo-twice']).waitFor();
  await eventually(() => tiles.count()).toBe(before + GOOD);
  expect(sent).toBe(12 + 2);
  await visitor.expectAccessible('the photos');
  await expectBeyondAxe(page, 'the photos');
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  for (const name of ['foto-11.jpg', 'foto-12.jpg'])
    await page.getByRole('button', { name: words.uploads['remove-named'].replace('{{name}}', name) }).click();

  await page.getByRole('button', { name: words.mute.begin }).click();
  const alt = page.getByRole('dialog').locator('input');
  let described = 0;
  while (await alt.isVisible()) {
    described += 1;
    await alt.fill(`Piatto ${described} del giorno`);
    const isLast = await page.getByRole('button', { name: words.sheet.done, exact: true }).isVisible();
    await alt.press('Enter');
    if (isLast) await alt.waitFor({ state: 'detached' });
    else await eventually(() => alt.inputValue()).toBe('');
  }
  expect(described).toBeGreaterThanOrEqual(GOOD);
  await page.getByText(itEditor.save.saved, { exact: true }).waitFor();

  const chosen = tiles.filter({ hasText: '4' }).first();
  const label = (await chosen.getAttribute('aria-label')) ?? '';
  await chosen.click();
  await page.getByRole('button', { name: words.sheet.first, exact: true }).click();
  await page.getByRole('button', { name: words.focal.up }).click();
  await page.getByRole('button', { name: words.sheet.done, exact: true }).click();
  await eventually(() => tiles.first().getAttribute('aria-label')).toBe(label.replace(/^4/, words.first));
  await page.getByText(itEditor.save.saved, { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Pubblica \(/ }).click();
  await page.getByRole('region', { name: itEditor.published.text }).waitFor();

  const html = (await ask(Number(new URL(stage.origin).port), new URL(url).host)).body.toString('utf8');
  const shown = html.replaceAll('\u00ad', '');
  expect(shown).toContain(`alt="${label.slice('4: '.length)}"`);
});
