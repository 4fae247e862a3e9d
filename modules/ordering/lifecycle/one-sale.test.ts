/** One business, one sale: money is refused, a payment that slips through goes back whole, and an exception is written. */
import { applyCheckout } from '../../../tests/support/as-owner.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff } from '../../identity/index.server.ts';
import type { Actor } from '../../../platform/ctx.ts';
import { contexts } from '../../../server/composition.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { another, cartInput, freeName, newPage, newShopper, nives, TERMS } from '../../../tests/support/shopper.ts';
import { newSubscriber, pass, DAY } from '../../../tests/support/subscriber.ts';
import { orderProgress } from '../../reports/index.server.ts';
import { allowSecondSale, sendPaymentLink } from '../../../tests/support/as-staff.ts';
import { openCheckout, saveCart, startOrder, withdrawOrder } from '../index.server.ts';

const SOLD = { code: 'ordering.already-sold', status: 409 };
const PRICE = 9900;
const ROOT = new URL('../../..', import.meta.url).pathname;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

function acting(actor: Actor) {
  const { config, pool, clock, ports, jobs } = product;
  const log = product.system().log;
  return contexts({ config, log, pool, root: ROOT, clock }, ports, jobs)(actor, another('req_'));
}
async function newStaff(kind: 'agent' | 'operator') {
  const { id } = await addStaff(product.system(), {
    email: `${another(kind)}@vetrina.example`,
    name: 'Ada',
    role: kind,
  });
  return acting({ kind, userId: id, name: 'Ada' });
}
const opening = (page: string) => ({ facebook_page_id: page, billing_info: nives(), locale: 'it' as const });
const named = { name: 'Trattoria Sette Gufi' };
async function settle(): Promise<void> {
  await product.webhooksArrived();
  await product.drain();
  await product.webhooksArrived();
  await product.drain();
}
/** What the card provider took and gave back for these orders, in euro cents. */
function weighed(orders: string[]): { taken: number; back: number } {
  const { charges, invoices, subscriptions } = product.stripe.state;
  const ours = new Set(
    [...subscriptions.values()]
      .filter(({ metadata }) => orders.includes(metadata['order_id'] ?? ''))
      .map(({ id }) => id),
  );
  const customers = new Set(
    [...subscriptions.values()].filter(({ id }) => ours.has(id)).map(({ customer }) => customer),
  );
  const all = [...charges.values()].filter(({ customer }) => customers.has(customer ?? ''));
  expect(invoices.size).toBeGreaterThan(0);
  return {
    taken: all.reduce((sum, { amount }) => sum + amount, 0),
    back: all.reduce((sum, { amount_refunded: back }) => sum + back, 0),
  };
}
const running = (orders: string[]) =>
  [...product.stripe.state.subscriptions.values()].filter(
    ({ metadata, status }) => orders.includes(metadata['order_id'] ?? '') && status !== 'canceled',
  );
const tasksOf = (orders: string[]) =>
  product.rows<{ kind: string; subject: string }>('select kind, subject from tasks where subject = any($1)', [orders]);
/** Kinds of mails to the customer. */
const kindsOf = async (order: string) =>
  (
    await product.rows<{ kind: string }>(`select kind from mails where order_id = $1 and kind <> 'operator-task'`, [
      order,
    ])
  ).map(({ kind }) => kind);
const statesOf = (page: string) =>
  product.rows<{ id: string; state: string }>('select id, state from orders where page_id = $1', [page]);

describe('a business that has its site', () => {
  it('is prepared again by anybody and paid by nobody: neither customer nor agent opens a payment', async () => {
    const page = newPage();
    await newShopper(product, nives(), page).buy();
    const second = newShopper(product, nives(), page);
    await second.start();
    await second.choose({ domains: [freeName()] });
    await expect(second.checkout()).rejects.toMatchObject(SOLD);
    expect((await second.order()).domains).toHaveLength(1);
    const agent = await newStaff('agent');
    const { order } = await startOrder(agent, { ...opening(page), page: named });
    await saveCart(agent, { id: order._id, ...cartInput({}) });
    await expect(sendPaymentLink(agent, order._id)).rejects.toMatchObject(SOLD);
    expect(weighed([second.id(), order._id])).toEqual({ taken: 0, back: 0 });
  });

  it('is refused while its year is owed, and can be sold again when the first has withdrawn', async () => {
    const page = newPage();
    const first = newShopper(product, nives(), page);
    await first.buy();
    const second = newShopper(product, nives(), page);
    await second.start();
    await second.choose();
    for (const state of ['complete', 'provisioning', 'past_due', 'suspended', 'live']) {
      await product.rows('update orders set state = $2 where id = $1', [first.id(), state]);
      await expect(second.checkout()).rejects.toMatchObject(SOLD);
    }
    await withdrawOrder(first.ctx(), { id: first.id(), name: 'Nives', mail: first.billing.mail, lang: 'it' });
    await settle();
    await second.pay(await second.checkout());
    await settle();
    expect((await second.order()).status).toBe('live');
  });

  it('closes the card forms that others had open for it', async () => {
    const page = newPage();
    const [first, second] = [newShopper(product, nives(), page), newShopper(product, nives(), page)];
    const form = await second.toCardForm();
    await first.buy();
    await settle();
    expect((await second.pay(form)).status).toBe('expired');
    expect((await second.order()).status).toBe('draft');
    await expect(second.checkout()).rejects.toMatchObject(SOLD);
    expect(await tasksOf([second.id()])).toEqual([]);
  });
});

describe('two agents’ customers and one who came alone pay for one business at once', () => {
  it('one has the site; the others have every cent back, one mail and one task each, and no invoice', async () => {
    const page = newPage();
    const agents = [await newStaff('agent'), await newStaff('agent')];
    // Each agent's customer came by the payment link; the third found the page alone.
    const shoppers = [...agents, null].map(() => newShopper(product, nives(), page));
    const forms = await Promise.all(shoppers.map((shopper) => shopper.toCardForm()));
    await Promise.all(shoppers.map((shopper, n) => shopper.pay(forms[n] ?? expect.fail('no form'))));
    const ids = shoppers.map((shopper) => shopper.id());
    // Every process that can hear of a payment hears of all of them at the same moment.
    await Promise.allSettled(
      [...forms, ...forms.toReversed()].map(({ session_id: id }) => applyCheckout(product.system(), id)),
    );
    await settle();

    const sold = (await statesOf(page)).filter(({ state }) => state === 'live');
    expect(sold).toHaveLength(1);
    expect(weighed(ids)).toEqual({ taken: 3 * PRICE, back: 2 * PRICE });
    expect(running(ids).map(({ metadata }) => metadata['order_id'])).toEqual([sold[0]?.id]);
    const losers = ids.filter((id) => id !== sold[0]?.id);
    const told = await tasksOf(ids);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual(losers.toSorted());
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['billing.duplicate-payment']));
    for (const id of losers) {
      expect((await kindsOf(id)).toSorted()).toEqual(['already-sold', 'order-link']);
      expect(await product.rows('select 1 from invoices where order_id = $1', [id])).toEqual([]);
      const [refund] = await product.rows('select reason, amount, given, done_at from refunds where order_id = $1', [
        id,
      ]);
      expect(refund).toMatchObject({ reason: 'duplicate', amount: null, given: PRICE, done_at: expect.any(Date) });
    }
    expect(await product.rows('select slug from sites where page_id = $1', [page])).toHaveLength(1);
  });

  it('ten pairs: ten single sales, and nothing of the others is kept', async () => {
    for (let n = 0; n < 10; n++) {
      const page = newPage();
      const pair = [newShopper(product, nives(), page), newShopper(product, nives(), page)];
      const forms = await Promise.all(pair.map((shopper) => shopper.toCardForm()));
      await Promise.all(pair.map((shopper, at) => shopper.pay(forms[at] ?? expect.fail('no form'))));
      await Promise.allSettled(forms.map(({ session_id: id }) => applyCheckout(product.system(), id)));
      await settle();
      const ids = pair.map((shopper) => shopper.id());
      const states = (await statesOf(page)).map(({ state }) => state).toSorted();
      expect([n, states.includes('live'), states.filter((state) => state !== 'draft').length]).toEqual([n, true, 1]);
      expect([n, weighed(ids)]).toEqual([n, { taken: 2 * PRICE, back: PRICE }]);
      expect(running(ids)).toHaveLength(1);
    }
  });
});

describe('of two payments', () => {
  it('the one that the provider took first is the sale, also when we hear of the other first', async () => {
    const page = newPage();
    const [early, late] = [newShopper(product, nives(), page), newShopper(product, nives(), page)];
    const forms = { early: await early.toCardForm(), late: await late.toCardForm() };
    await product.webhooks({ off: true });
    await early.pay(forms.early);
    product.later(5000);
    await late.pay(forms.late);
    await applyCheckout(late.ctx(), forms.late.session_id, late.id());
    await product.webhooks({ off: false });
    await settle();
    expect((await early.order()).status).toBe('live');
    expect((await late.order()).status).toBe('draft');
    expect(weighed([early.id(), late.id()])).toEqual({ taken: 2 * PRICE, back: PRICE });
    expect(await kindsOf(early.id())).not.toContain('already-sold');
  });

  it('the second buys nothing for ever: told again when the business is free, it does not become a sale', async () => {
    const page = newPage();
    const [first, second] = [newShopper(product, nives(), page), newShopper(product, nives(), page)];
    const forms = [await first.toCardForm(), await second.toCardForm()] as const;
    await first.pay(forms[0]);
    product.later(2000);
    await second.pay(forms[1]);
    await settle();
    const screen = await orderProgress(second.ctx(), { orderId: second.id(), site: null });
    expect(screen?.steps[0]).toMatchObject({ key: 'payment', state: 'attention', message: 'payment.duplicate' });
    await withdrawOrder(first.ctx(), { id: first.id(), name: 'Nives', mail: first.billing.mail, lang: 'it' });
    await settle();
    await applyCheckout(product.system(), forms[1].session_id);
    await settle();
    expect((await second.order()).status).toBe('draft');
    expect(weighed([first.id(), second.id()])).toEqual({ taken: 2 * PRICE, back: 2 * PRICE });
    expect((await kindsOf(second.id())).filter((kind) => kind === 'already-sold')).toHaveLength(1);
  });

  it('the database itself refuses two sales of one business', async () => {
    const page = newPage();
    const [one, two] = [newShopper(product, nives(), page), newShopper(product, nives(), page)];
    await one.buy();
    await two.start();
    await expect(product.rows(`update orders set state = 'live' where id = $1`, [two.id()])).rejects.toMatchObject({
      constraint: 'orders_one_sale',
    });
  });
});

describe('a second seat', () => {
  it('is the operator’s written exception: a row, a reason and a line in the log, and then it is paid like any other', async () => {
    const page = newPage();
    const first = await newSubscriber(product, { page });
    const second = newShopper(product, nives(), page);
    await second.start();
    await second.choose();
    await expect(allowSecondSale(await newStaff('agent'), second.id(), 'the owner says so')).rejects.toMatchObject({
      status: 403,
    });
    const operator = await newStaff('operator');
    await allowSecondSale(operator, second.id(), 'two doors, two families');
    await allowSecondSale(operator, second.id(), 'pressed twice');
    expect(
      await product.rows('select reason, granted_by from sale_exceptions where order_id = $1', [second.id()]),
    ).toEqual([{ reason: 'two doors, two families', granted_by: expect.stringMatching(/^operator:/) }]);
    expect(
      await product.rows(`select 1 from audit_log where action = 'ordering.allow-second-sale' and subject = $1`, [
        second.id(),
      ]),
    ).toHaveLength(1);
    await second.pay(await openCheckout(second.ctx(), { id: second.id(), ...TERMS }));
    await settle();
    expect([await first.state(), (await second.order()).status]).toEqual(['live', 'live']);
    await pass(product, DAY);
    // The exception is that order's alone.
    const third = newShopper(product, nives(), page);
    await third.start();
    await third.choose();
    await expect(third.checkout()).rejects.toMatchObject(SOLD);
  });
});

/** Last: it takes the rule out of the database and puts it back as an update of an older installation would. */
it('an installation that sold a business twice before the rule keeps both sites: the later one as an exception that a person sees', async () => {
  const page = newPage();
  const [first, second, other] = [
    newShopper(product, nives(), page),
    newShopper(product, nives(), page),
    newShopper(product),
  ];
  await first.buy();
  await second.start();
  await other.buy();
  await product.rows(`drop table sale_exceptions`);
  await product.rows(`drop index orders_one_sale, customers_page`);
  await product.rows(`alter table orders drop column sale_exception`);
  await product.rows(`update orders set state = 'live', paid_at = now() + interval '1 day' where id = $1`, [
    second.id(),
  ]);
  await product.rows(`update orders set state = 'draft' where page_id not in ($1, $2)`, [page, other.page]);
  const folder = join(ROOT, 'migrations');
  const file = readdirSync(folder).find((name) => name.endsWith('_one_sale.sql')) ?? expect.fail('no migration');
  await product.rows(`begin; ${readFileSync(join(folder, file), 'utf8')}; commit`);
  expect(await product.rows('select order_id, granted_by from sale_exceptions')).toEqual([
    { order_id: second.id(), granted_by: 'migration' },
  ]);
  expect(await product.rows('select id, state from orders where sale_exception')).toEqual([
    { id: second.id(), state: 'live' },
  ]);
  expect(await tasksOf([first.id(), second.id()])).toEqual([{ kind: 'ordering.sold-twice', subject: second.id() }]);
});
