/** Payments that take days, that never come, that differ from what was asked, and events that are not for us. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { newShopper } from '../../../tests/support/shopper.ts';
import type { Disguise } from '../../../sandboxes/stripe/webhooks.ts';

const PAYS = 'AT61 1904 3002 3457 3201';
const COMES_BACK = 'AT86 1904 3002 3547 3202';
/** Longer than the bank of the stand-in takes. */
const BANK_MS = 60_000;

let product: TestProduct;
let overpaid = 0;
beforeAll(async () => {
  product = await startTestProduct({
    ports: ({ payments }) => ({
      payments: {
        ...payments,
        retrieveCheckoutSession: async (id) => {
          const session = await payments.retrieveCheckoutSession(id);
          return { ...session, amountTotal: session.amountTotal + overpaid };
        },
      },
    }),
  });
});
afterAll(() => product.close());

const tasks = (subject: string) =>
  product.rows<{ kind: string }>('select kind from tasks where subject = $1 and resolved_at is null', [subject]);
const subscriptionsOf = (orderId: string) =>
  [...product.stripe.state.subscriptions.values()].filter(({ metadata }) => metadata['order_id'] === orderId);
async function settle(): Promise<void> {
  await product.webhooksArrived();
  await product.drain({ again: true });
}
const waiting = () => [...product.stripe.state.deliveries.values()].flatMap(({ nextAt }) => nextAt ?? []);
async function bankAnswers(): Promise<void> {
  product.later(BANK_MS);
  product.stripe.clock.moveTo(product.stripe.clock.now());
  await settle();
}

describe('a bank debit', () => {
  it('is waited for: nothing is bought before its money has come, and everything after [P11]', async () => {
    const shopper = newShopper(product);
    const paid = await shopper.pay(await shopper.toCardForm(), { way: 'sepa_debit', iban: PAYS });
    expect(paid.status).toBe('complete');
    await settle();
    expect((await shopper.order()).status).toBe('awaiting_payment');
    expect(await product.rows('select 1 from sites where order_id = $1', [shopper.id()])).toEqual([]);
    await bankAnswers();
    expect((await shopper.order()).status).toBe('live');
    expect(subscriptionsOf(shopper.id())).toHaveLength(1);
    expect(shopper.mails().map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('non è riuscito'));
  });

  it('that comes back is told once, ends at the provider, and the order can be paid another way', async () => {
    const shopper = newShopper(product);
    await shopper.pay(await shopper.toCardForm(), { way: 'sepa_debit', iban: COMES_BACK });
    await settle();
    await bankAnswers();
    expect((await shopper.order()).status).toBe('awaiting_payment');
    const told = () =>
      product.rows(`select 1 from mails where kind = 'checkout-failed' and order_id = $1`, [shopper.id()]);
    expect(await told()).toHaveLength(1);
    await shopper.pay(await shopper.checkout());
    await settle();
    expect((await shopper.order()).status).toBe('live');
    expect(await told()).toHaveLength(1);
    expect(
      subscriptionsOf(shopper.id())
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['active', 'canceled']);
    expect(await product.rows('select amount from charges where order_id = $1', [shopper.id()])).toEqual([
      { amount: 9900 },
    ]);
  });
});

it.each(['paypal', 'apple_pay', 'google_pay'])('%s pays at once, like a card [P11]', async (way) => {
  const shopper = newShopper(product);
  await shopper.pay(await shopper.toCardForm(), { way });
  await settle();
  expect((await shopper.order()).status).toBe('live');
  expect(await product.rows('select amount from charges where order_id = $1', [shopper.id()])).toEqual([
    { amount: 9900 },
  ]);
});

it('a payment of another amount than was asked is kept, and a person is told', async () => {
  const shopper = newShopper(product);
  const checkout = await shopper.toCardForm();
  overpaid = 100;
  await shopper.pay(checkout);
  await settle();
  overpaid = 0;
  expect((await shopper.order()).status).toBe('live');
  expect(await tasks(shopper.id())).toEqual([{ kind: 'billing.payment-differs' }]);
});

it.each<Disguise>(['live-mode', 'other-account', 'other-version'])(
  'events of %s that are signed with our secret are refused and told, and the order waits for its own',
  async (disguise) => {
    const control = (mode: object) =>
      // oxlint-disable-next-line no-restricted-globals -- the stand-in's own control, not an outside call
      fetch(`${product.stripe.url}/control/webhooks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(mode),
      });
    await product.rows('delete from tasks');
    const shopper = newShopper(product);
    const checkout = await shopper.toCardForm();
    await control({ disguise });
    await shopper.pay(checkout);
    await expect.poll(() => tasks('card-payments')).toEqual([{ kind: 'billing.webhook-mismatch' }]);
    await product.drain();
    expect((await shopper.order()).status).toBe('awaiting_payment');
    await control({ disguise: 'none' });
    // The provider waits longer after every try, and one may still be on its way.
    for (let hours = 0; waiting().length > 0 && hours < 8; hours++) {
      product.later(3_600_000);
      product.stripe.clock.moveTo(product.stripe.clock.now());
      await expect.poll(() => waiting().every((at) => at > product.clock.now().getTime())).toBe(true);
    }
    await settle();
    expect((await shopper.order()).status).toBe('live');
  },
);
