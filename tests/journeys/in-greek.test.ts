/** The story in another language and by the other branches: a company, a domain that moves, an owner of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { eventually } from './support/eventually.ts';
import { MYRTO } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { CARDS, wizard, type Wizard } from './support/wizard.ts';
import { say, words } from './support/words.ts';

const { vetrina, order } = words('el');
const SHOP = 'Ανθοπωλείο Πέντε Μυρτιές';
const PAGE_ID = '900000000000404';
const DOMAIN = 'pentemyrties-occupato.com';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});

describe('a Greek company brings its own domain', () => {
  let myrto: Visitor;
  let steps: Wizard;
  keepPictures(() => [myrto]);
  beforeAll(async () => {
    myrto = await newVisitor(browser, { locale: 'fr-FR', viewport: { width: 390, height: 844 } });
    steps = wizard(myrto.page, 'el');
  });

  it('the language asked for in the address wins over the browser’s, and is kept [I2] [L7]', async () => {
    const { page } = myrto;
    await page.goto(`${stage.origin}/vetrina`);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.goto(`${stage.origin}/vetrina?lng=el`);
    expect(await page.locator('html').getAttribute('lang')).toBe('el');
    await page.getByRole('heading', { level: 1, name: vetrina.hero.title }).waitFor();
    await page.goto(`${stage.origin}/vetrina`);
    expect(await page.locator('html').getAttribute('lang')).toBe('el');
    await page.getByRole('combobox', { name: vetrina.search.label }).pressSequentially('μυρτ');
    await page.getByRole('option', { name: SHOP }).click();
    const frame = page.frameLocator(`iframe[title="${say(vetrina.stage.frame, { name: SHOP })}"]`);
    await frame.getByText('Μπουκέτο εποχής').first().waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe('el');
    // The stage stands whole in a phone's window, from its awning on: what was above it has grown smaller meanwhile.
    const stageTop = () =>
      page.getByRole('region', { name: vetrina.stage.label }).evaluate((at) => at.getBoundingClientRect().top);
    expect(await stageTop()).toBeGreaterThanOrEqual(0);
    expect(await stageTop()).toBeLessThan(60);
    await page.getByRole('link', { name: vetrina.plans.action, exact: true }).click();
    await steps.heading('billing').waitFor();
  });

  it('a company is asked for its VAT number, and for Italian codes only when Italy is invoiced [B1] [B3]', async () => {
    const { page } = myrto;
    await page.getByRole('group', { name: order.billing['type-label'] }).getByText(order.billing.business).click();
    expect(await steps.text('ssn', false).count()).toBe(0);
    expect(await steps.country.inputValue()).toBe('GR');
    expect(await steps.text('sdi').count()).toBe(0);
    await steps.country.selectOption('IT');
    await steps.text('pec').waitFor();
    await steps.fillPerson({ ...MYRTO, vat: '094014202' });
    expect(await steps.text('sdi').count()).toBe(0);
    await steps.next.click();
    await steps.summary.getByRole('link', { name: order.errors.vat }).waitFor();
    await steps.text('vat').fill(MYRTO.vat);
    await steps.next.click();
    await steps.heading('service').waitFor();
    await steps.back.click();
    await steps.heading('billing').waitFor();
    await eventually(() =>
      page.getByRole('radio', { name: order.billing.business }).evaluate((radio: HTMLInputElement) => radio.disabled),
    ).toBe(true);
    await myrto.expectAccessible('the billing step of a company on a phone');
    await steps.next.click();
    await steps.heading('service').waitFor();
  });

  it('choosing transfer empties the list of names; a wrong code is told before anything is paid [W5] [W9]', async () => {
    const { page } = myrto;
    await steps.plan('Pro').check();
    await steps.search.fill('pentemyrties');
    const offered = page.getByRole('checkbox', { name: /^pentemyrties/ });
    await offered.nth(0).check();
    await offered.nth(1).check();
    await page.getByText(/24\s€/).filter({ visible: true }).first().waitFor();
    await steps.transfer.check();
    expect(await steps.transferName.inputValue()).toBe('');
    await steps.transferName.fill(DOMAIN);
    await steps.authcode.fill('BADCODE-1');
    await page.locator('#content').getByText(order.domain['no-code']).waitFor();
    await steps.next.click();
    await steps.summary.getByRole('link', { name: order.errors['domain-locked'] }).waitFor();
    await myrto.expectAccessible('the transfer with a wrong code');
    await steps.authcode.fill('R1ght-Code!');
    await page.locator('#content').getByText(order.domain.yes).waitFor();
    await steps.ownName.check();
    await steps.next.click();
  });

  it('the owner’s form starts as a copy of the invoice’s and is kept apart from it [W6]', async () => {
    const { page } = myrto;
    await steps.heading('owner').waitFor();
    expect(await steps.text('business_name').inputValue()).toBe(MYRTO.business_name);
    await myrto.expectAccessible('the owner step');
    await steps.text('phone').fill('+30 2821 000118');
    await page.reload();
    await eventually(() => steps.text('phone').inputValue()).toBe('+30 2821 000118');
    await steps.next.click();
    await steps.heading('checkout').waitFor();
  });

  it('pays in Greek, and site, domain and mails follow [W7] [W11] [S1]', async () => {
    const { page } = myrto;
    await steps.terms.check();
    await steps.card.locator('#pay').waitFor();
    expect(await steps.card.locator('html').getAttribute('lang')).toBe('el');
    expect(await steps.card.locator('.total').innerText()).toContain('191,00');
    await steps.pay(CARDS.good);
    await eventually(() => steps.complete.isEnabled()).toBe(true);
    await steps.complete.click();
    await page.getByRole('heading', { level: 1, name: order.complete['title-done'] }).waitFor();
    await myrto.expectAccessible('the success page on a phone');

    const customers = [...stage.stripe.state.customers.values()];
    expect(customers).toHaveLength(1);
    expect(customers[0]).toMatchObject({
      name: MYRTO.business_name,
      email: MYRTO.mail,
      metadata: { facebook_id: PAGE_ID },
    });
    const [operation, ...more] = stage.registrar.state().operations;
    expect(more).toEqual([]);
    expect(operation).toMatchObject({ type: 'TRANSFER_IN_DOMAIN', domain: DOMAIN, status: 'SUCCESSFUL' });
    const owner = stage.registrar.orderOf(operation?.id ?? '').contacts.registrant;
    expect(owner).toMatchObject({ OrganizationName: MYRTO.business_name, PhoneNumber: '+30.2821000118' });

    const site = await ask(stage.port, DOMAIN, '/');
    expect(site.body.toString()).toMatch(/<html[^>]* lang="el"/);
    const mails = stage.mail.messages().filter((mail) => mail.to.includes(MYRTO.mail));
    expect(mails.map((mail) => mail.lang)).toEqual(['el', 'el', 'el', 'el']);
    const subjects = mails.map((mail) => mail.subject);
    expect(subjects).toContain(`${SHOP}: ο ιστότοπος είναι σε λειτουργία`);
    expect(subjects).toContain(`Το τιμολόγιο 1/${new Date().getFullYear()} για ${SHOP}`);
    expect(stage.log.join(''), 'no secret in the log').not.toMatch(/R1ght-Code|094014201|_secret_/);
    await myrto.leave();
  });
});
