/** What goes wrong between a payment and a site, through no fault of the buyer: nothing is lost and nothing happens twice. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manager from '../../app/i18n/messages/it/manager.ts';
import { TERMS_VERSION } from '../../modules/ordering/schemas.ts';
import { signature } from '../../sandboxes/stripe/webhooks.ts';
import { ask } from './support/ask.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { keepPictures } from './support/pictures.ts';
import { openStage, type Stage } from './support/stage.ts';
import { newVisitor, openBrowser, type Visitor, type Browser } from './support/visitor.ts';
import { wizard } from './support/wizard.ts';
import { say, words } from './support/words.ts';

const { order, errors } = words('it');
const PAGE_ID = '900000000000101';

let stage: Stage;
let browser: Browser;
let visitor: Visitor | undefined;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stage.close();
});
keepPictures(() => [visitor]);

const operationsOf = (domain: string) => stage.registrar.state().operations.filter((each) => each.domain === domain);
const subscriptionsOf = (id: string) =>
  [...stage.stripe.state.subscriptions.values()].filter((each) => each.metadata['order_id'] === id);
const mailsOf = (to: string) => stage.mail.messages().filter((each) => each.to.includes(to));

async function buy(domains: string[], mail: string) {
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(PAGE_ID, domains, { ...NIVES, mail });
  expect((await client.pay(session)).status).toBe('complete');
  return { client, id, session, mail };
}
const live = async ({ client, id }: Pick<Awaited<ReturnType<typeof buy>>, 'client' | 'id'>) =>
  eventually(async () => (await client.order(id)).status).toBe('live');

async function webhooks(mode: { off?: boolean; duplicate?: boolean; reversed?: boolean; delayMs?: number }) {
  const answer = await fetch(`${stage.stripe.url}/_control/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mode),
  });
  expect(answer.status).toBe(200);
}

/** Their registrations take long: they are bought first and looked at last. */
const STUMBLING = ['lento-uno.it', 'timeout-uno.it', 'inciampo-uno.it', 'libero-due.com'];
const stumbling: Awaited<ReturnType<typeof buy>>[] = [];

describe('the registrar stumbles', () => {
  it('an order whose answer is lost, and names that are slow, silent or broken at first, are all paid', async () => {
    stage.registrar.control('faults', { action: 'RegisterDomain', kind: 'reset-after' });
    stumbling.push(await buy(['libero-reset.it'], 'reset@example.org'));
    await eventually(() => operationsOf('libero-reset.it').length).toBe(1);
    stumbling.push(...(await Promise.all(STUMBLING.map((name, at) => buy([name], `name-${at}@example.org`)))));
  });

  it('a registrar that answers nothing but errors is told before anything is paid', async () => {
    const client = newClient(stage);
    const { _id: id } = await client.start(PAGE_ID, { ...NIVES, mail: 'errore@example.org' });
    await client.saveCart(id, ['errore500-tre.it']);
    const terms = { terms_accepted: true, terms_version: TERMS_VERSION };
    expect(await client.refused(`/order/check/${id}/checkout`, terms)).toEqual([503, 'domains.registrar-unavailable']);
    expect(errors.domains['registrar-unavailable']).toContain('Riprova');
  });
});

describe('somebody was faster with the name', () => {
  async function openFromMail(mail: string) {
    const asked = () => mailsOf(mail).find((each) => each.subject.includes('non si è potuto registrare'));
    await eventually(() => asked() !== undefined).toBe(true);
    visitor = await newVisitor(browser);
    await visitor.page.goto(/http:\/\/localhost\S+\/open\?k=\S+/.exec(asked()?.text ?? '')?.[0] ?? '');
    return visitor;
  }

  it('the mail asks, another name is chosen at no cost, and the site goes live on it [S1]', async () => {
    const bought = await buy(['rubato-uno.it'], 'rubato-uno@example.org');
    const { page, expectAccessible, leave } = await openFromMail(bought.mail);
    await page.getByRole('heading', { name: say(order.replace.title, { domain: 'rubato-uno.it' }) }).waitFor();
    await expectAccessible('the choice about a lost name');
    const steps = wizard(page);
    await steps.search.fill('libero-nuovo');
    await steps.domain('libero-nuovo.it').check();
    await page.getByRole('button', { name: say(order.replace.use, { domain: 'libero-nuovo.it' }) }).click();
    await page.getByRole('heading', { level: 1, name: order.complete['title-done'] }).waitFor();
    expect((await ask(stage.port, 'libero-nuovo.it')).status).toBe(200);
    expect(stage.stripe.state.refunds.size).toBe(0);
    expect(subscriptionsOf(bought.id)).toHaveLength(1);
    await leave();
  });

  it('or the money of the name comes back, 12 euro, and the free address stays, as screens and mails say [S1] [P3] [P12]', async () => {
    const bought = await buy(['rubato-due.it'], 'rubato-due@example.org');
    const { page, leave } = await openFromMail(bought.mail);
    const amount = '12\u00a0€';
    await page.goto(`${stage.origin}/manager/orders/${bought.id}`);
    await page.getByText(manager.domains.state.failed).waitFor();
    await page.getByRole('link', { name: manager.domains.choose }).press('Enter');
    await page.getByRole('heading', { level: 1, name: order.complete['title-choice'] }).waitFor();
    await page
      .getByRole('main')
      .getByText(say(order.progress.domain.failed_one, { domain: 'rubato-due.it' }))
      .waitFor();
    const wants = page.getByRole('button', { name: say(order.replace.refund, { amount }) });
    const question = page.getByRole('group', { name: say(order.replace.refund, { amount }) });
    const holdsFocus = (at: Locator) => eventually(() => at.evaluate((it) => it === document.activeElement)).toBe(true);
    await wants.press('Enter');
    await question.getByText(say(order.replace['refund-confirm'], { amount })).waitFor();
    await holdsFocus(question);
    await question.getByRole('button', { name: order.replace['refund-no'] }).press('Enter');
    await holdsFocus(wants);
    await wants.press('Enter');
    await question.getByRole('button', { name: say(order.replace['refund-yes'], { amount }) }).dblclick();
    await page.getByRole('heading', { level: 1, name: order.complete['title-done'] }).waitFor();
    const refunds = [...stage.stripe.state.refunds.values()];
    expect(refunds.map((each) => each.amount)).toEqual([1200]);
    await eventually(() => mailsOf(bought.mail).length).toBe(7);
    const subjects = mailsOf(bought.mail).map((each) => each.subject);
    // The invoice says what was paid, and the credit note what went back.
    for (const paper of ['La fattura ', 'La nota di credito '])
      expect(
        subjects.filter((each) => each.startsWith(paper)),
        paper,
      ).toHaveLength(1);
    const free = (await bought.client.progress(bought.id)).free_url ?? '';
    expect((await ask(stage.port, new URL(free).host)).status).toBe(200);
    await wizard(page)
      .progress('domain')
      .getByText(say(order.progress.domain.refunded, { domain: 'rubato-due.it' }))
      .waitFor();
    const online = mailsOf(bought.mail).find((each) => each.subject.endsWith('è in linea'))?.text ?? '';
    expect(online).toContain(free);
    expect(online, 'no new domain is on its way').not.toContain('dominio nuovo');
    await page.getByRole('link', { name: order.complete.manager }).click();
    await page.getByText(say(manager.history['refunded-part'], { amount })).waitFor();
    await page.getByText(say(manager.subscription.amount, { amount: '99\u00a0€' })).waitFor();
    expect(await page.getByRole('main').innerText(), 'a name that is not theirs').not.toContain('rubato-due.it');
    await leave();
  });
});

describe('the card provider’s messages come as they like', () => {
  it('twice and in the wrong order: one subscription, one of each mail', async () => {
    await webhooks({ duplicate: true, reversed: true });
    const bought = await buy([], 'twice@example.org');
    await live(bought);
    await webhooks({ duplicate: false, reversed: false });
    for (const event of stage.stripe.state.events.keys())
      await fetch(`${stage.stripe.url}/_control/events/${event}/resend`, { method: 'POST', redirect: 'manual' });
    await eventually(() => [...stage.stripe.state.deliveries.values()].every((each) => each.nextAt === null)).toBe(
      true,
    );
    expect(subscriptionsOf(bought.id)).toHaveLength(1);
    await eventually(() => mailsOf(bought.mail).length).toBe(4);
  });

  it('not at all: the buyer’s return is enough, and a late message changes nothing', async () => {
    await webhooks({ off: true });
    const bought = await buy([], 'late@example.org');
    expect((await bought.client.order(bought.id)).status).toBe('awaiting_payment');
    await bought.client.sync(bought.id, bought.session.session_id);
    await live(bought);
    await webhooks({ off: false });
    await eventually(() => [...stage.stripe.state.deliveries.values()].every((each) => each.nextAt === null)).toBe(
      true,
    );
    expect(subscriptionsOf(bought.id)).toHaveLength(1);
    await eventually(() => mailsOf(bought.mail).length).toBe(4);
  });

  it('forged: refused with 400, and nothing changes', async () => {
    await webhooks({ off: true });
    const bought = await buy([], 'forged@example.org');
    const event = [...stage.stripe.state.events.values()].findLast(
      (each) => each.type === 'checkout.session.completed',
    );
    const body = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1000);
    const secret = stage.env.STRIPE_WEBHOOK_SECRET;
    for (const header of [
      signature(body, 'whsec_wrong', now),
      signature(`${body} `, secret, now),
      signature(body, secret, now - 600),
      '',
    ]) {
      const answer = await fetch(`${stage.origin}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        body,
      });
      expect(answer.status).toBe(400);
    }
    expect((await bought.client.order(bought.id)).status).toBe('awaiting_payment');
    await webhooks({ off: false });
    await live(bought);
  });
});

describe('another visitor with the same page', () => {
  it('neither sees nor touches the first one’s order, and starts one of their own [X5]', async () => {
    const [mine, theirs] = [newClient(stage), newClient(stage)];
    const { _id: id } = await mine.start(PAGE_ID, { ...NIVES, mail: 'mine@example.org' });
    const calls: [string, unknown?][] = [
      [`/order/check/${id}`],
      [`/order/check/${PAGE_ID}`],
      [`/order/check/${id}/progress`],
      [`/order/check/${id}/update`, { order: { billing_info: { ...NIVES, first_name: 'Eva' } } }],
      [`/order/check/${id}/checkout`, { terms_accepted: true, terms_version: TERMS_VERSION }],
      [`/order/check/${id}/sync`, { session_id: 'cs_test_1' }],
      [`/order/check/${id}/domain/refund`, {}],
    ];
    for (const [path, body] of calls) {
      expect([path, ...(await theirs.refused(path, body))]).toEqual([path, 404, 'ordering.not-found']);
    }
    const own = await theirs.start(PAGE_ID, { ...NIVES, mail: 'theirs@example.org' });
    expect(own._id).not.toBe(id);
    expect((await mine.order(PAGE_ID)).billing_info['mail']).toBe('mine@example.org');
    expect((await theirs.order(PAGE_ID)).billing_info['mail']).toBe('theirs@example.org');
  });
});

describe('at the end of the day', () => {
  it('each stumbling name is registered exactly once [P3]', async () => {
    for (const each of stumbling) await live(each);
    for (const name of ['libero-reset.it', ...STUMBLING])
      expect([name, operationsOf(name).map((each) => each.status)]).toEqual([name, ['SUCCESSFUL']]);
  });
});
