/** An owner changes their site on a phone: headline, closed days, layout; sees it, publishes it, takes it back (owner.md 1 and 5). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import elEditor from '../../app/i18n/messages/el/editor.ts';
import itEditor from '../../app/i18n/messages/it/editor.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { expectBeyondAxe } from './support/beyond-axe.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { newKeyboard } from './support/keyboard.ts';
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

/** A site that was bought, and the browser of its owner in front of it. */
async function bought(lang: 'it' | 'el', options: Parameters<typeof newVisitor>[1] = {}) {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, [], {
    ...NIVES,
    mail: `owner-${crypto.randomUUID().slice(0, 8)}@example.org`,
  });
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  visitor = await newVisitor(browser, { viewport: PHONE, ...options });
  const { page } = visitor;
  await page.context().addCookies([
    { name: 'vetrina_order', value: client.secret, url: stage.origin },
    { name: 'i18next', value: lang, url: stage.origin },
    { name: 'yr_site', value: 'true', url: stage.origin },
  ]);
  return { client, id, page };
}
const home = async (url: string) =>
  (await ask(Number(new URL(stage.origin).port), new URL(url).host)).body.toString('utf8').replaceAll('\u00ad', '');
async function openList({ id, page }: { id: string; page: Page }) {
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.locator('a[href$="/edit"]').click();
  await page.getByRole('link', { name: itEditor.places.list, exact: true }).click();
  await page.getByLabel(itEditor.units.headline, { exact: true }).waitFor();
  // Alive: what is typed before is not heard.
  await alive(page);
}
/** As it is typed: without the places where a line may break, whatever letters a layout sets it in. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
const said = async (url: string) => plain((await home(url)).replaceAll(/<[^>]+>/g, ' '));
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each([
  ['it', itEditor],
  ['el', elEditor],
] as const)('in %s', (lang, editor) => {
  it('an owner changes headline, closed days and layout on a phone, publishes, and takes it back [S2]', async () => {
    const { id, page } = await bought(lang, { colorScheme: lang === 'el' ? 'dark' : 'light' });
    await page.goto(`${stage.origin}/manager/orders/${id}`);
    await page.locator('a[href$="/edit"]').click();
    await page.getByRole('heading', { level: 1, name: editor.meta.title }).waitFor();
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await visitor.expectAccessible('the page in the editor');
    await page.getByRole('link', { name: editor.places.list, exact: true }).click();
    await page.getByLabel(editor.units.headline, { exact: true }).waitFor();
    await visitor.expectAccessible('the list of the editor');
    await expectBeyondAxe(page, 'the list of the editor');
    for (const width of [320, 390]) {
      await page.setViewportSize({ ...PHONE, width });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    const url = (await page.locator('a[rel="noopener"]').first().getAttribute('href')) ?? '';

    const headline = page.getByLabel(editor.units.headline, { exact: true });
    const words = lang === 'el' ? 'Η κουζίνα της γιαγιάς, ΚΆΘΕ ΜΈΡΑ' : 'Ventotto coperti e una sfoglia al giorno';
    await headline.fill(words);
    await page.getByText(editor.save.saved, { exact: true }).waitFor();

    await page.getByLabel(editor.days.first, { exact: true }).fill('2026-12-24');
    await page.getByLabel(editor.days.last, { exact: true }).fill('2026-12-26');
    await page.getByRole('button', { name: editor.days.closed, exact: true }).last().click();
    await page.getByRole('radio', { name: 'galleria' }).check();
    await page.getByRole('button', { name: say(editor.bar['publish-count'], { count: 5 }), exact: true }).waitFor();
    await page.getByText(editor.save.saved, { exact: true }).waitFor();

    await page.getByRole('link', { name: editor.places.page, exact: true }).click();
    const draft = page.frameLocator('iframe');
    await draft.getByRole('heading', { level: 1 }).waitFor();
    expect(plain(await draft.getByRole('heading', { level: 1 }).innerText())).toContain(
      words.slice(0, 12).toLowerCase(),
    );
    const before = await home(url);
    expect(before).not.toContain(words.slice(0, 8));

    await page.getByRole('button', { name: say(editor.bar['publish-count'], { count: 5 }), exact: true }).click();
    await page.getByRole('region', { name: editor.published.text }).waitFor();
    const live = await home(url);
    expect(live).toContain(words.slice(0, 8));
    expect(live).toContain('2026-12-25');

    await page.getByRole('button', { name: editor.bar.undo, exact: true }).click();
    await page.getByRole('button', { name: say(editor.bar['publish-count'], { count: 1 }), exact: true }).waitFor();
    await page.getByRole('link', { name: editor.places.list, exact: true }).click();
    await page.getByRole('radio', { name: 'galleria', checked: false }).waitFor();
    await page.goto(`${url}/admin`);
    await page.waitForURL(/\/manager\/sites\/[^/]+\/edit$/);
    await visitor.leave();
  });
});

it.each([
  ['it', itEditor, 'Qui si tira la sfoglia'],
  ['el', elEditor, 'Κουζίνα ΤΗΣ γιαγιάς'],
] as const)(
  'by a tap on the page the headline is changed, and by keys alone again; the layout changes under it, in %s [S2] [K8]',
  async (lang, editor, words) => {
    const owner = await bought(lang, { colorScheme: lang === 'el' ? 'dark' : 'light', hasTouch: true });
    const { id, page } = owner;
    const keys = await newKeyboard(page);
    await page.goto(`${stage.origin}/manager/orders/${id}`);
    await page.locator('a[href$="/edit"]').click();
    const url = (await page.locator('header a[rel="noopener"]').first().getAttribute('href')) ?? '';
    const canvas = page.frameLocator('iframe');
    const headline = canvas.locator('h1');
    const onPage = () =>
      eventually(async () => plain((await headline.textContent()) ?? '')).toContain(words.toLowerCase());
    const first = () => page.getByRole('button', { name: say(editor.bar['publish-count'], { count: 1 }), exact: true });
    await headline.tap();
    const field = canvas.getByRole('textbox', { name: editor.units.headline, exact: true });
    await field.waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(words);
    await page.getByRole('button', { name: editor.typing.done, exact: true }).click();
    await page.getByText(editor.save.saved, { exact: true }).waitFor();
    await first().waitFor();
    await onPage();
    expect(await said(url)).not.toContain(words.toLowerCase());
    await first().click();
    await page.getByRole('region', { name: editor.published.text }).waitFor();
    expect(await said(url)).toContain(words.toLowerCase());

    await headline.click();
    await field.waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Scritto per sbaglio');
    await page.keyboard.press('Escape');
    await onPage();
    await page.keyboard.press('Enter');
    await field.waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(' oggi');
    await page.keyboard.press('Enter');
    await page.getByText(editor.save.saved, { exact: true }).waitFor();
    await first().waitFor();
    await page.keyboard.press('ControlOrMeta+z');
    await keys.heard(editor.done.undo);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await keys.heard(editor.done.redo);
    await first().waitFor();
    await page.keyboard.press('ControlOrMeta+z');
    await keys.heard(editor.done.undo);
    await page.keyboard.press('ControlOrMeta+y');
    await keys.heard(editor.done.redo);
    await first().waitFor();

    await page.getByRole('button', { name: editor.places.look, exact: true }).click();
    await page.getByRole('radio', { name: 'notte' }).check();
    await canvas.locator('body.l-notte h1').waitFor();
    await visitor.expectAccessible('the look of the page in the editor');
    await page.getByRole('button', { name: editor.places.sections, exact: true }).click();
    await page.getByText(editor.bound.first, { exact: true }).waitFor();
    await page.getByText(editor.bound.last, { exact: true }).waitFor();
    await visitor.expectAccessible('the sections of the page in the editor');
    await page.getByRole('button', { name: say(editor.bar['publish-count'], { count: 2 }), exact: true }).click();
    await page.getByRole('region', { name: editor.published.text }).waitFor();
    await eventually(async () => home(url)).toContain('class="l-notte"');
    await visitor.leave();
  },
);

it('what two devices write at once is shown to both of them, and the owner chooses [S2]', async () => {
  const owner = await bought('it');
  const { page, client } = owner;
  await openList(owner);
  const other = await newVisitor(browser);
  await other.page.context().addCookies([{ name: 'vetrina_order', value: client.secret, url: stage.origin }]);
  await other.page.goto(page.url());
  const phoneOn = (at: Page) => at.getByLabel(itEditor.units.phone, { exact: true });
  await phoneOn(page).waitFor();
  await phoneOn(other.page).fill('051 000 2287');
  await other.page.getByText(itEditor.save.saved, { exact: true }).waitFor();
  await phoneOn(page).fill('051 000 2210');
  const alert = page.getByRole('alert').filter({ hasText: itEditor.conflict.text });
  await alert.getByText('051 000 2287').waitFor();
  await alert.getByText('051 000 2210').waitFor();
  await visitor.expectAccessible('two values of one field');
  await alert.getByRole('button', { name: itEditor.conflict.keep }).click();
  await page.getByText(itEditor.save.saved, { exact: true }).waitFor();
  await other.page.reload();
  expect(await phoneOn(other.page).inputValue()).toBe('051 000 2210');
  await other.leave();
  await visitor.leave();
});

it('with the keyboard alone a field is found, written, taken back, written again and published [S2]', async () => {
  const owner = await bought('it', { viewport: { width: 1280, height: 900 } });
  const { page } = owner;
  const keys = await newKeyboard(page);
  await openList(owner);
  const find = async (name: string) => {
    await keys.press('/');
    await page.keyboard.press('ControlOrMeta+A');
    await keys.type(name);
    await keys.tabTo(({ text }) => text === name);
  };
  await page.locator('h1').click();
  await find(itEditor.units.lede);
  await page.keyboard.press('ControlOrMeta+A');
  await keys.type('Scritto senza mouse.');
  await page.getByText(itEditor.save.saved, { exact: true }).waitFor();
  await keys.tabTo(({ text }) => text === say(itEditor.bar['publish-count'], { count: 1 }));
  await keys.press('ControlOrMeta+z');
  await keys.heard(itEditor.done.undo);
  await keys.press('ControlOrMeta+Shift+z');
  await keys.heard(itEditor.done.redo);
  await keys.tabTo(({ text }) => text === say(itEditor.bar['publish-count'], { count: 1 }));
  await keys.press('Enter');
  await keys.heard(itEditor.published.text);
  expect((await keys.focused()).text).toContain(itEditor.published.text);
  await visitor.leave();
});
