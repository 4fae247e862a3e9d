/** Nives fetches a name on which her mail stands today: she sees what is kept, answers by phone, and her mail stays where it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { CARDS, wizard } from './support/wizard.ts';
import { say, words } from './support/words.ts';

const { order } = words('it');
const PAGE_ID = '900000000000101';
const DOMAIN = 'occupato-sulposto-gufi.it';
const question = order['mail-question'];

let stage: Stage;
let browser: Browser;
let nives: Visitor;
beforeAll(async () => {
  const settings = { SITES_ADDRESSES: '192.0.2.80' };
  [stage, browser] = await Promise.all([openStage(settings), openBrowser()]);
  nives = await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});
keepPictures(() => [nives]);

const ordered = () => stage.registrar.state().operations.filter(({ domain }) => domain === DOMAIN).length;
const box = () => nives.page.getByRole('region', { name: say(question['title-own'], { domain: DOMAIN }) });

describe('a name with mail', () => {
  it('is paid for, and nothing is ordered: the page asks, and says what is kept [W9] [S1]', async () => {
    const { page, expectAccessible } = nives;
    const steps = wizard(page);
    await page.goto(`${stage.origin}/api/vetrina/payment/${PAGE_ID}`);
    await steps.fillPerson(NIVES);
    await steps.next.click();
    await steps.heading('service').waitFor();
    await steps.plan('Premium').check();
    await steps.transfer.check();
    await steps.transferName.fill(DOMAIN);
    await steps.authcode.fill('Sesamo-1234');
    await page.locator('#content').getByText(order.domain.yes).waitFor();
    await steps.ownName.check();
    await steps.next.click();
    await steps.heading('owner').waitFor();
    await steps.next.click();
    await steps.heading('checkout').waitFor();
    await steps.terms.check();
    await steps.pay(CARDS.good);
    await eventually(() => steps.complete.isEnabled()).toBe(true);
    await steps.complete.click();
    await page.getByRole('heading', { level: 1, name: order.complete['title-choice'] }).waitFor();
    const kept = await box().getByRole('definition').allInnerTexts();
    expect(kept).toEqual([DOMAIN, 'SPF', `mail.${DOMAIN}`]);
    await expectAccessible('the question about the mail of a name');
    expect(ordered()).toBe(0);
  });

  it('is asked about by mail too, and a second thought about leaving it changes nothing', async () => {
    const { page } = nives;
    const mail = () => stage.mail.messages().find(({ subject }) => subject.includes('ha già la posta'));
    await eventually(() => mail() !== undefined).toBe(true);
    await page.goto(/http:\/\/localhost\S+\/open\?k=\S+/.exec(mail()?.text ?? '')?.[0] ?? '');
    await box().getByRole('button', { name: question.stay, exact: true }).tap();
    await box().getByText(question['stay-confirm']).waitFor();
    await nives.expectAccessible('the question whether the name stays');
    await box().getByRole('button', { name: question['stay-no'] }).tap();
    await box().getByRole('button', { name: question.go }).waitFor();
    expect([ordered(), stage.stripe.state.refunds.size]).toEqual([0, 0]);
  });

  it('moves once when she says go in her own place, and its mail goes on to the machine of before [P3]', async () => {
    const { page } = nives;
    const id = /payment\/([^/]+)\//.exec(page.url())?.[1] ?? '';
    await page.goto(`${stage.origin}/manager/orders/${id}`);
    await box().waitFor();
    await nives.expectAccessible('a name with a question in the manager');
    await box().getByRole('button', { name: question.go }).dblclick();
    await box().waitFor({ state: 'detached' });
    await eventually(ordered).toBe(1);
    const zone = () => stage.registrar.state().zones.find(({ name }) => name === `${DOMAIN}.`)?.records ?? [];
    const valuesOf = (name: string, type: string) =>
      zone().find((set) => set.name === `${name}.` && set.type === type)?.values;
    await eventually(() => valuesOf(DOMAIN, 'MX')).toEqual([`0 mx-old.${DOMAIN}.`]);
    expect(valuesOf(`mx-old.${DOMAIN}`, 'A')).toEqual(['198.51.100.20']);
    expect(valuesOf(DOMAIN, 'A')).toEqual(['192.0.2.80']);
    await nives.leave();
  });
});
