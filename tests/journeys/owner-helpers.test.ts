/** An owner lets somebody help, on a phone and by keys alone (owner.md 9): invite, mail, draft, publish, and the end of it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import itCommon from '../../app/i18n/messages/it/common.ts';
import editor from '../../app/i18n/messages/it/editor.ts';
import helpers from '../../app/i18n/messages/it/helpers.ts';
import manager from '../../app/i18n/messages/it/manager.ts';
import site from '../../app/i18n/messages/it/site.ts';
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

const PHONE = { width: 390, height: 844 };
let stage: Stage;
let browser: Browser;
let owner: Visitor;
let nephew: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([sharedStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
});
keepPictures(() => [owner, nephew]);

/** A phone, and its keys. */
async function person(secret?: string) {
  const visitor = await newVisitor(browser, { viewport: PHONE });
  const keys = await newKeyboard(visitor.page);
  await visitor.page
    .context()
    .addCookies([
      ...(secret ? [{ name: 'vetrina_order', value: secret, url: stage.origin }] : []),
      { name: 'i18next', value: 'it', url: stage.origin },
      { name: 'yr_site', value: 'true', url: stage.origin },
    ]);
  const go = (text: string) => keys.tabTo((at) => at.text === text);
  return { visitor, page: visitor.page, keys, go };
}
async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

it('a nephew writes, the owner publishes, and once the access is taken away the site is not his any more [S2] [X5]', async () => {
  const client = newClient(stage);
  const mail = `nipote-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const bought = await client.readyToPay('900000000000101', [], { ...NIVES, mail: `titolare-${mail}` });
  await client.pay(bought.session);
  await eventually(async () => (await client.order(bought.id)).status).toBe('live');
  const url = (await client.progress(bought.id)).free_url ?? '';
  const shown = async () =>
    (await ask(Number(new URL(stage.origin).port), new URL(url).host)).body.toString('utf8').replaceAll('\u00ad', '');

  const mine = await person(client.secret);
  owner = mine.visitor;
  await mine.page.goto(`${stage.origin}/manager/orders/${bought.id}`);
  await mine.go(manager.helpers);
  await mine.page.keyboard.press('Enter');
  await mine.page.getByRole('heading', { level: 1, name: helpers.title }).waitFor();
  await alive(mine.page);
  await owner.expectAccessible('who may edit');
  await expectFits(mine.page);
  await mine.keys.tabTo(({ tag, text }) => tag === 'INPUT' && text.startsWith(helpers.invite.mail));
  await mine.keys.type(mail);
  await mine.keys.press('Enter');
  await mine.keys.heard(say(helpers.invite.said, { mail }));
  await mine.page.getByRole('button', { name: say(helpers.of, { what: helpers.again, mail }) }).waitFor();
  await owner.expectAccessible('somebody is invited');
  await expectBeyondAxe(mine.page, 'somebody is invited');
  await expectFits(mine.page);

  const link = () =>
    /\S+\/manager\/helper#\S+/.exec(stage.mail.messages().find(({ to }) => to.includes(mail))?.text ?? '');
  await eventually(link).not.toBeNull();
  const his = await person();
  nephew = his.visitor;
  await his.page.goto(link()?.[0] ?? '');
  await alive(his.page);
  await nephew.expectAccessible('an invitation');
  await expectFits(his.page);
  await his.go(helpers.accept.enter);
  await his.page.keyboard.press('Enter');
  await his.page.waitForURL(/\/manager\/sites\/sit_[\w-]+\/edit$/);
  await his.page.getByRole('link', { name: editor.places.list, exact: true }).click();
  const headline = his.page.getByLabel(editor.units.headline, { exact: true });
  await headline.waitFor();
  await alive(his.page);
  // What he may not is not there.
  await his.page.getByText(editor.bar['waits-none'], { exact: true }).waitFor();
  expect(await his.page.getByRole('button', { name: /^Pubblica/ }).count()).toBe(0);
  expect(await his.page.locator(`a[href*="/manager/orders/"]`).count()).toBe(0);
  await his.keys.tabTo(({ text }) => text === editor.units.headline);
  await his.keys.press('Control+a');
  await his.keys.type('Dal nipote: sfoglia anche la domenica');
  await his.page.getByText(say(editor.bar.waits_one, { count: 1 }), { exact: true }).waitFor();
  await nephew.expectAccessible('the editor of who only writes');
  await expectFits(his.page);
  await his.page.getByRole('link', { name: itCommon['to-site'] }).click();
  await his.page.getByRole('link', { name: site.numbers }).waitFor();
  for (const absent of [site.following, site.helpers, site.order])
    expect(await his.page.getByRole('link', { name: absent, exact: true }).count()).toBe(0);
  await nephew.expectAccessible('the site, for who only writes');
  await his.page.goto(`${url}/admin`);
  await his.page.waitForURL(/\/edit$/);
  const edit = his.page.url();
  await his.page.goto(edit.replace(/edit$/, 'helpers'));
  await his.page.waitForURL(edit);
  expect(await shown()).not.toContain('Dal nipote');

  await mine.page.goto(`${edit}?list`);
  await alive(mine.page);
  await mine.page.getByRole('region', { name: editor.unseen.title }).getByText(editor.units.headline).waitFor();
  await mine.page.getByText(editor.source.unseen).first().waitFor();
  await owner.expectAccessible('what a helper wrote, before it is published');
  await expectFits(mine.page);
  await mine.go(say(editor.bar['publish-count'], { count: 1 }));
  await mine.keys.press('Enter');
  await mine.page.getByRole('region', { name: editor.published.text }).waitFor();
  expect(await shown()).toContain('Dal nipote');
  expect(await mine.page.getByRole('region', { name: editor.unseen.title }).count()).toBe(0);

  await mine.page.goto(edit.replace(/edit$/, 'helpers'));
  await alive(mine.page);
  await mine.go(say(helpers.of, { what: helpers.remove.open, mail }));
  await mine.keys.press('Enter');
  await owner.expectAccessible('an access is about to go');
  await mine.keys.tabTo(({ tag, text }) => tag === 'BUTTON' && text === helpers.remove.open);
  await mine.keys.press('Enter');
  await mine.keys.heard(say(helpers.remove.said, { mail }));

  await mine.go(helpers.support.allow);
  await mine.keys.press('Enter');
  await mine.keys.heard(helpers.support['said-allow']);
  await owner.expectAccessible('support may look');
  await expectFits(mine.page);
  await mine.go(helpers.support.end);
  await mine.keys.press('Enter');
  await mine.keys.heard(helpers.support['said-end']);

  nephew.expectComplaints(/404/);
  await his.page.goto(`${edit}?list`);
  await his.page.waitForURL(/\/manager\?site=sit_/);
  await his.page.getByRole('heading', { name: manager.home['sign-in'] }).waitFor();
  await his.page.goto(link()?.[0] ?? '');
  await alive(his.page);
  await his.go(helpers.accept.enter);
  await his.keys.press('Enter');
  await his.page.getByRole('heading', { name: helpers.accept.ended }).waitFor();
  await nephew.expectAccessible('an invitation that is over');
  await nephew.leave();
  await owner.leave();
});
