/** The whole story without a mouse and without eyes: after each press something in sight has the focus, and each act is said. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import elManager from '../../app/i18n/messages/el/manager.ts';
import itManager from '../../app/i18n/messages/it/manager.ts';
import { K } from '../../modules/plans/schemas.ts';
import { newKeyboard } from './support/keyboard.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { untilFound } from './support/silence.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { wizard } from './support/wizard.ts';
import { say, words } from './support/words.ts';

const MYRTO = {
  first_name: 'Μυρτώ',
  last_name: 'Φύλλου',
  ssn: '094014201',
  address: 'Οδός Ανέμων 12',
  zip: '73132',
  city: 'Χανιά',
  mail: 'myrto@pentemyrties.example',
  phone: '+30 2821 000117',
};
const { country: _italy, ...ITALIAN } = NIVES;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Each story its own business: none is sold twice. */
const STORIES = [
  { lang: 'it', viewport: WIDE, page: 'Trattoria Sette Gufi', typed: 'sette gufi', person: ITALIAN, domain: true },
  { lang: 'it', viewport: PHONE, page: 'Officina Salù', typed: 'officina sal', person: ITALIAN, domain: false },
  { lang: 'el', viewport: WIDE, page: 'Ανθοπωλείο Πέντε Μυρτιές', typed: 'μυρτ', person: MYRTO, domain: false },
  { lang: 'el', viewport: PHONE, page: 'Σουίτες Αλμυρό Φεγγάρι', typed: 'αλμυρ', person: MYRTO, domain: true },
] as const;

let stage: Stage;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});
keepPictures(() => [visitor]);

it.each(STORIES)(
  'from three letters to a cancelled contract by keyboard alone: $lang, $viewport.width px [W1] [W2] [W5] [W7] [L1] [S1] [P12]',
  async ({ lang, viewport, page: business, typed, person, domain }) => {
    const { common, order, vetrina } = words(lang);
    const manager = lang === 'it' ? itManager : elManager;
    visitor = await newVisitor(browser, { locale: lang, viewport, reducedMotion: 'reduce' });
    const { page } = visitor;
    const steps = wizard(page, lang);
    const keys = await newKeyboard(page);
    const named = (text: string) => keys.tabTo((at) => at.text === text);
    const starting = (text: string) => keys.tabTo((at) => at.text.startsWith(text));
    const arrives = (text: string | RegExp) => untilFound(keys.focused, (at) => expect(at.text).toMatch(text));

    await page.goto(`${stage.origin}/vetrina`);
    await page.getByRole('region', { name: common.cookies.label }).waitFor();
    await named(common.cookies.accept);
    await keys.press('Enter');
    await keys.tabTo((at) => at.tag === 'INPUT');
    await keys.type(typed);
    await page.getByRole('option', { name: business }).waitFor();
    await keys.heard(/\d/);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await arrives(vetrina.stage.label);
    await keys.heard(say(vetrina.steps.done, { name: business }));

    await named(vetrina.plans.action);
    await keys.press('Enter');
    await arrives(order.headings.billing);
    // A wrong telephone first: the list of what stops the form has the focus, and each line leads to its field.
    const fields = Object.entries({ ...person, phone: '12' });
    for (const [field, value] of fields) {
      await keys.tabTo((at) => at.id === `billing-${field}`);
      await keys.type(value);
    }
    await named(order.actions.next);
    await keys.press('Enter');
    await arrives(order.errors.title);
    await keys.press('Tab');
    await keys.press('Enter');
    expect((await keys.focused()).id).toBe('billing-phone');
    await keys.press('ControlOrMeta+a');
    await keys.type(person.phone);
    await named(order.actions.next);
    await keys.press('Enter');
    await arrives(order.headings.service);

    await keys.tabTo((at) => at.tag === 'INPUT');
    await keys.press('Space');
    await keys.heard(/99/);
    if (domain) {
      await keys.tabTo((at) => at.id === 'service-domain');
      await keys.press('ControlOrMeta+a');
      await keys.type(`kalimera ${viewport.width}`);
      await keys.heard(/\d/);
      await keys.tabTo((at) => /\.(it|com|net)$/.test(at.text));
      const { text } = await keys.focused();
      await keys.press('Space');
      await keys.heard(/111/);
      expect((await keys.focused()).text, 'a ticked name keeps the focus').toBe(text);
      await keys.press('Space');
      await keys.heard(/99/);
      expect((await keys.focused()).text, 'and so does one that is let go of').toBe(text);
      await keys.press('Space');
    } else {
      await keys.tabTo((at) => at.text.startsWith(order.domain.own));
      await keys.press('ArrowDown');
      expect(await steps.freeAddress.isChecked()).toBe(true);
    }
    await named(order.actions.next);
    await keys.press('Enter');
    await arrives(order.headings.checkout);

    await keys.tabTo((at) => at.tag === 'INPUT');
    await keys.press('Space');
    await keys.heard(order.checkout.loading);
    await keys.heard(order.checkout.ready);
    await steps.card.locator('#pay').waitFor();
    await inForm('number', '4242424242424242');
    await inForm('expiry', '1239');
    await inForm('cvc', '123');
    await inForm('name', 'Nives Gufi');
    await inForm('pay', null);
    await page.keyboard.press('Enter');
    await keys.heard(order.checkout.paid);
    await arrives(order.actions.complete);
    await keys.press('Enter');
    await page.waitForURL(/\/complete/);
    await keys.heard(order.complete['title-done']);
    expect((await keys.focused()).tag).toBe('H1');

    await named(order.complete.manager);
    await keys.press('Enter');
    await arrives(business);
    expect((await keys.focused()).tag).toBe('H1');
    await confirm(manager.upgrade.open, manager.upgrade.confirm, manager.history['charged-upgrade']);
    await confirm(manager.leaving.cancel, manager.leaving['cancel-confirm'], manager.history['cancellation-scheduled']);
    await named(manager.subscription.keep);
    await keys.press('Enter');
    await keys.heard(manager.history['cancellation-undone']);
    await arrives(manager.history['cancellation-undone']);
    await named(manager.leaving.withdraw);
    await keys.press('Enter');
    await named(manager.withdrawal.next);
    await keys.press('Enter');
    await arrives(`${person.first_name} ${person.last_name}`);
    await named(manager.withdrawal.confirm);
    await keys.press('Enter');
    await keys.heard(say(manager.withdrawal.done, { mail: person.mail }));
    await arrives(say(manager.withdrawal.done, { mail: person.mail }));
    await visitor.leave();

    /** Tab into the provider's frame, to the field of this id. */
    async function inForm(id: string, text: string | null) {
      const at = () => steps.card.locator('body').evaluate((body) => body.ownerDocument.activeElement?.id ?? '');
      for (let presses = 0; presses < 40 && (await at()) !== id; presses++) await keys.press('Tab');
      expect(await at()).toBe(id);
      if (text) await keys.type(text);
    }
    /** A button, its window, the press that does it, and what is said of it where the focus then is. */
    async function confirm(opens: string, does: string, says: string) {
      const start = (text: string) => text.split('{{')[0] ?? '';
      await named(opens);
      await keys.press('Enter');
      await starting(start(does));
      await keys.press('Enter');
      await keys.heard(start(says));
      await arrives(start(says));
    }
  },
);

it('go to the preview, cancel it, try a search again, show more names, meet a taken one and the limit, go back: each says so and leaves the focus where it belongs [L6] [W2] [W5]', async () => {
  const { common, order, vetrina } = words('it');
  visitor = await newVisitor(browser, { locale: 'it', viewport: PHONE, reducedMotion: 'reduce' });
  visitor.expectComplaints(/ERR_FAILED/);
  const { page } = visitor;
  const steps = wizard(page);
  const keys = await newKeyboard(page);
  const arrives = (text: string | RegExp) => untilFound(keys.focused, (at) => expect(at.text).toMatch(text));
  const enter = async (button: Locator) => {
    await button.focus();
    await keys.press('Enter');
  };
  await page.context().addCookies([{ name: 'yr_site', value: 'true', url: stage.origin }]);
  await page.goto(`${stage.origin}/vetrina`);
  await page.getByRole('combobox', { name: vetrina.search.label }).pressSequentially('hibou');
  await page.getByRole('option', { name: 'Le Hibou Distrait' }).waitFor();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.heard(say(vetrina.steps.done, { name: 'Le Hibou Distrait' }));
  await enter(page.getByRole('button', { name: vetrina.stage.goTo }));
  await arrives(vetrina.stage.label);
  await enter(page.getByRole('button', { name: vetrina.stage.cancel }));
  await untilFound(keys.focused, (at) => expect(at.tag).toBe('INPUT'));
  // A link that stays where it is: the screen that it opens has the focus all the same.
  await enter(page.getByRole('contentinfo').getByRole('link', { name: common.footer.cookies }));
  await untilFound(keys.focused, (at) => expect(at.tag).toBe('H1'));

  await page.goto(`${stage.origin}/api/vetrina/payment/900000000000505`);
  await steps.heading('billing').waitFor();
  await steps.fillPerson(ITALIAN);
  await enter(steps.next);
  await arrives(order.headings.service);
  await page.route('**/domain/suggest**', (route) => route.abort());
  await steps.search.fill('trattoria sette gufi');
  await keys.heard(order.domain.failed);
  await page.unrouteAll();
  await enter(steps.retry);
  expect((await keys.focused()).id).toBe('service-domain');
  await keys.heard(/\d nomi liberi/);
  await enter(page.getByRole('button', { name: /^Mostra altri \d+ nomi$/ }));
  await arrives(/\.(it|com|net)$/);

  await steps.search.fill('occupato-gufi.it');
  await keys.heard(say(order.domain.taken, { name: 'occupato-gufi.it' }));
  await steps.search.fill('libero gufi');
  await keys.heard(/\d nomi liberi/);
  for (let names = 0; names < K.maxDomains; names++) await page.locator('input[name="domain"]').nth(names).check();
  await keys.heard(say(order.domain.full, { max: K.maxDomains }));
  // What has the focus stays on the page: without a word of the wizard, it would stay there, too.
  await page.getByRole('banner').getByRole('combobox').focus();
  await page.goBack();
  await arrives(order.headings.billing);
  expect((await keys.focused()).tag).toBe('H1');
  await visitor.leave();
});
