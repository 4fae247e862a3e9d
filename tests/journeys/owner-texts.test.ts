/** An owner asks for a text on a phone, the operator writes it, the owner reads it beside the one before and publishes it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itCommon from '../../app/i18n/messages/it/common.ts';
import itBackoffice from '../../app/i18n/messages/it/backoffice.ts';
import itOperator from '../../app/i18n/messages/it/operator.ts';
import itSite from '../../app/i18n/messages/it/site.ts';
import itTexts from '../../app/i18n/messages/it/texts.ts';
import { addStaff, setPassword } from '../../modules/identity/index.server.ts';
import { readConfig } from '../../platform/config.ts';
import { openDesk, type Desk } from '../../scripts/staff/open-desk.ts';
import { alive } from './support/alive.ts';
import { ask } from './support/ask.ts';
import { asOwner } from './support/as-owner.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures, PHONE, picture } from './support/pictures.ts';
import { sharedStage } from './support/shared-stage.ts';
import type { Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';

const MAIL = 'olga.texts@example.org';
const PASSWORD = 'dodici lettere e più';
const STORY = 'Dal 1974 la famiglia Neri tira la sfoglia a mano.\n\nIl forno a legna si accende alle sei.';
let stage: Stage;
let browser: Browser;
let desk: Desk;
let owner: Visitor;
let olga: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
  desk = await openDesk(readConfig(stage.env));
  const { id } = await addStaff(desk.ctx, { email: MAIL, name: 'Oriana Operatrice', role: 'operator' });
  await setPassword(desk.ctx, { userId: id, password: PASSWORD });
});
afterAll(async () => {
  await browser.close();
  await desk.close();
});
keepPictures(() => [owner, olga]);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
it('three sentences become a text that its owner reads and publishes, and nothing is shown before [P5]', async () => {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay('900000000000101', [], { ...NIVES, mail: 'texts@example.org' });
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  owner = await newVisitor(browser, { viewport: PHONE });
  const { page } = owner;
  await asOwner(page, stage, client);
  await page.goto(`${stage.origin}/manager/orders/${id}`);
  await page.locator('a[href^="/manager/sites/"]:not([href*="/edit"])').first().click();
  await page.getByRole('link', { name: itSite.texts, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: itTexts.title }).waitFor();
  await page.getByText(itTexts.places.story, { exact: true }).click();
  for (const [name, text] of [
    ['about', 'La storia della nostra trattoria'],
    ['points', 'Dal 1974, famiglia Neri, forno a legna, sfoglia a mano'],
    ['tone', 'Semplice e cordiale'],
  ] as const)
    await page.getByLabel(itTexts.ask[name], { exact: true }).fill(text);
  await alive(page);
  await owner.expectAccessible('asking for a text');
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await picture(page, 'ask');
  await press(page, itTexts.ask.send);
  await page.getByRole('main').getByText(itTexts.asked, { exact: true }).waitFor();
  await page.getByText(itTexts.states.asked, { exact: true }).waitFor();
  await picture(page, 'asked');

  olga = await newVisitor(browser);
  await olga.page.context().addCookies([{ name: 'yr_site', value: 'true', url: stage.origin }]);
  await olga.page.goto(`${stage.origin}/operator`);
  await olga.page.getByLabel(itBackoffice.signIn.email).fill(MAIL);
  await olga.page.getByLabel(itBackoffice.signIn.password).fill(PASSWORD);
  await press(olga.page, itBackoffice.signIn.enter);
  await olga.page.getByRole('rowheader', { name: itOperator.kinds.copywriting.requested.title }).waitFor();
  await olga.page.getByRole('navigation', { name: itOperator.nav.label }).getByText(itOperator.nav.texts).click();
  await olga.page.getByRole('link', { name: itTexts.places.story, exact: true }).waitFor();
  await olga.expectAccessible('texts to write');
  await picture(olga.page, 'operator-list');
  await olga.page.getByRole('link', { name: itTexts.places.story, exact: true }).click();
  await press(olga.page, itOperator.texts.start);
  const field = olga.page.getByLabel(itOperator.texts.fields.story, { exact: true });
  await field.fill(STORY);
  await olga.expectAccessible('writing a text');
  await picture(olga.page, 'operator-write');
  await press(olga.page, itOperator.texts.deliver);
  await olga.page.getByRole('main').getByText(itOperator.texts.delivered, { exact: true }).waitFor();
  await olga.leave();

  const link = () =>
    stage.mail
      .messages()
      .filter(({ to }) => to.includes('texts@example.org'))
      .map(({ text }) => /http:\/\/\S+&to=texts&site=[\w-]+/.exec(text)?.[0])
      .find(Boolean);
  await eventually(link).toBeDefined();
  const shown = async () => {
    const url = (await page.locator('a[rel="noopener"]').first().getAttribute('href')) ?? '';
    const { body } = await ask(Number(new URL(stage.origin).port), new URL(url).host, '/');
    return body.toString('utf8').replaceAll('\u00ad', '');
  };
  await page.goto(link() ?? '');
  await page.getByRole('heading', { level: 1, name: itTexts.title }).waitFor();
  await page.getByText(itTexts.states.delivered, { exact: true }).waitFor();
  await page.getByText('Il forno a legna si accende alle sei.').waitFor();
  expect(await shown()).not.toContain('famiglia Neri');
  await owner.expectAccessible('a text that is ready');
  await picture(page, 'ready');
  const address = page.url();
  for (const lang of ['el', 'fr', 'it']) {
    await page.goto(`${address}?lng=${lang}`);
    await page.locator(`html[lang="${lang}"]`).waitFor();
    await page.setViewportSize({ ...PHONE, width: 320 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await picture(page, `ready-${lang}`);
    await page.setViewportSize(PHONE);
  }
  await page.getByRole('link', { name: itCommon['to-site'], exact: true }).click();
  await page.getByRole('heading', { name: itSite['text-ready'].title }).waitFor();
  await picture(page, 'home');
  await page.getByRole('link', { name: itSite['text-ready'].open, exact: true }).click();
  await press(page, itTexts.publish);
  await page.getByRole('main').getByText(itTexts.published, { exact: true }).waitFor();
  await page.getByText(itTexts.states.published, { exact: true }).waitFor();
  await eventually(shown).toContain('famiglia Neri');
  await picture(page, 'published');
  await owner.leave();
});
