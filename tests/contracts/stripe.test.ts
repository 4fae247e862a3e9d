import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardPayments } from '../../modules/billing/card-payments.port.ts';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { buyer, openSession, pay, paymentsAt, startSandbox } from './stripe-fixtures.ts';
import { clientAt } from './stripe-life.harness.ts';
import { checkEvent, startRecorder } from './stripe-recorder.ts';

let sandbox: StripeSandbox;
let recorder: Awaited<ReturnType<typeof startRecorder>>;
let payments: CardPayments;
let order = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  recorder = await startRecorder(sandbox.url);
  payments = paymentsAt(recorder.url);
});
afterAll(async () => {
  await recorder.close();
  await sandbox.close();
});
// Every exchange of every test below keeps to the vendor's own types, or the test that made it fails here.
afterEach(() => {
  expect(recorder.faults.splice(0)).toEqual([]);
});

const nextOrder = () => `ord_${(order += 1)}`;
async function paidSession() {
  const session = await openSession(payments, nextOrder());
  await pay(sandbox, session);
  return payments.retrieveCheckoutSession(session.id);
}

describe('the catalogue', () => {
  it('lists premium, pro and domain with their yearly prices in cents [C9]', async () => {
    const prices = await payments.listPrices();
    expect(
      prices
        .map(({ type, plan, unitAmount }) => `${type} ${plan} ${unitAmount}`)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['domain null 1200', 'service premium 9900', 'service pro 17900']);
    expect(recorder.exchanges.at(-1)?.sent).toContain('data.product.default_price');
  });

  it('follows the pages when the account holds more than a hundred prices', async () => {
    const [first] = sandbox.state.prices.values();
    if (first === undefined) throw new Error('the catalogue is empty');
    const ids = Array.from({ length: 130 }, (_, index) => `price_more${index}`);
    for (const id of ids) sandbox.state.prices.set(id, { ...first, id });
    expect(await payments.listPrices()).toHaveLength(133);
    for (const id of ids) sandbox.state.prices.delete(id);
  });
});

describe('customers', () => {
  it('keeps every field of the customer record [W11]', async () => {
    const { id } = await payments.createCustomer(buyer, `cust:${nextOrder()}`);
    expect(sandbox.state.customers.get(id)).toMatchObject({
      name: buyer.name,
      email: buyer.email,
      phone: buyer.phone,
      address: buyer.address,
      metadata: buyer.metadata,
    });
  });

  it('makes one customer however often the same order asks [W11]', async () => {
    const key = `cust:${nextOrder()}`;
    const [first, second] = await Promise.all([
      payments.createCustomer(buyer, key),
      payments.createCustomer(buyer, key),
    ]);
    expect(second).toEqual(first);
  });

  it('refuses a key that comes back with another customer', async () => {
    const key = `cust:${nextOrder()}`;
    await payments.createCustomer(buyer, key);
    const other = payments.createCustomer({ ...buyer, name: 'Another' }, key);
    await expect(other).rejects.toMatchObject({ code: 'billing.provider-refused', retryable: false });
  });

  it('finds a customer by facebook id, quotes and backslashes included [C9]', async () => {
    const facebookId = String.raw`o'brien\"x`;
    const metadata = { ...buyer.metadata, order_id: 'ord_q', facebook_id: facebookId };
    const { id } = await payments.createCustomer({ ...buyer, metadata }, `cust:${nextOrder()}`);
    expect(await payments.searchCustomers(facebookId)).toEqual([{ id, orderId: 'ord_q' }]);
    expect(await payments.searchCustomers(`x' OR email~'@`)).toEqual([]);
  });

  it('follows the pages of a search', async () => {
    const metadata = { ...buyer.metadata, facebook_id: '2002' };
    const { id } = await payments.createCustomer({ ...buyer, metadata }, `cust:${nextOrder()}`);
    const one = sandbox.state.customers.get(id);
    const ids = Array.from({ length: 120 }, (_, index) => `cus_more${index}`);
    for (const more of ids) if (one !== undefined) sandbox.state.customers.set(more, { ...one, id: more });
    expect(new Set((await payments.searchCustomers('2002')).map((each) => each.id)).size).toBe(121);
    for (const more of ids) sandbox.state.customers.delete(more);
  });

  it('changes the record when the billing person changes', async () => {
    const { id } = await payments.createCustomer(buyer, `cust:${nextOrder()}`);
    await payments.updateCustomer(id, { ...buyer, phone: '+390550000000' });
    expect(sandbox.state.customers.get(id)?.phone).toBe('+390550000000');
  });
});

describe('checkout', () => {
  it('opens an embedded session in euro with the tax inside and no subscription before payment [C9]', async () => {
    const session = await openSession(payments, nextOrder());
    expect(session).toMatchObject({
      status: 'open',
      paymentStatus: 'unpaid',
      amountTotal: 13_500,
      currency: 'eur',
      subscriptionId: null,
    });
    const stored = sandbox.state.sessions.get(session.id);
    expect(stored).toMatchObject({ ui_mode: 'embedded_page', mode: 'subscription', locale: 'it' });
    // 22 % inside: 99.00 holds 17.85 and 36.00 holds 6.49.
    expect(stored?.total_details.amount_tax).toBe(1785 + 649);
    expect(sandbox.state.sessionSecrets.get(session.id)?.lines.map((line) => line.quantity)).toEqual([1, 1]);
  });

  it('gives one session for one key, also when asked twice at once', async () => {
    const name = nextOrder();
    // The very same request: a second that passes between the two would make it another.
    const [first, second] = await Promise.all([1, 2].map(() => openSession(payments, name)));
    expect(second?.id).toBe(first?.id);
  });

  it('pays and creates the subscription, its paid invoice and its period of one year', async () => {
    const session = await paidSession();
    expect(session).toMatchObject({ status: 'complete', paymentStatus: 'paid', clientSecret: null });
    const subscription = await payments.retrieveSubscription(session.subscriptionId ?? '');
    expect(subscription).toMatchObject({ status: 'active', customerId: session.customerId });
    expect(subscription.items.map((item) => item.unitAmount)).toEqual([9900, 3600]);
    const days = (subscription.currentPeriodEnd - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);
    const invoice = sandbox.state.invoices.get(subscription.latestInvoiceId ?? '');
    expect(invoice).toMatchObject({ status: 'paid', total: 13_500, billing_reason: 'subscription_create' });
  });

  it('leaves the buyer on our page after a card, where Complete waits [W7]', async () => {
    const session = await openSession(payments, nextOrder());
    expect((await pay(sandbox, session)).return_url).toBeNull();
    expect(sandbox.state.sessions.get(session.id)).toMatchObject({
      redirect_on_completion: 'if_required',
      return_url: 'http://localhost:3000/payment/ord_1?session_id={CHECKOUT_SESSION_ID}',
    });
  });

  it('charges once when Pay is pressed twice', async () => {
    const session = await openSession(payments, nextOrder());
    const before = sandbox.state.charges.size;
    const answers = await Promise.all([pay(sandbox, session), pay(sandbox, session), pay(sandbox, session)]);
    expect(answers.map((answer) => answer.status)).toEqual(['complete', 'complete', 'complete']);
    expect(sandbox.state.charges.size - before).toBe(1);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', /rifiutato/],
    ['4000000000009995', 'card_declined', 'insufficient_funds', /fondi sufficienti/],
    ['4000000000000341', 'card_declined', 'generic_decline', /rifiutato/],
    ['4000000000000069', 'expired_card', 'expired_card', /scaduta/],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', /codice di sicurezza/],
    ['4000000000000119', 'processing_error', 'processing_error', /errore/],
  ])('card %s is declined with a reason, and another card pays at once', async (number, code, declineCode, message) => {
    const session = await openSession(payments, nextOrder());
    const declined = await pay(sandbox, session, { number });
    expect(declined).toMatchObject({ status: 'declined', code, decline_code: declineCode });
    expect(declined.message).toMatch(message);
    expect((await payments.retrieveCheckoutSession(session.id)).subscriptionId).toBeNull();
    expect((await pay(sandbox, session)).status).toBe('complete');
  });

  it.each(['4000002500003155', '4000002760003184'])(
    'card %s asks the bank: refused, then confirmed',
    async (number) => {
      const session = await openSession(payments, nextOrder());
      expect((await pay(sandbox, session, { number })).status).toBe('requires_action');
      expect((await pay(sandbox, session, { number, authentication: 'fail' })).status).toBe('declined');
      expect((await pay(sandbox, session, { number, authentication: 'complete' })).status).toBe('complete');
    },
  );

  it('names each wrong field and charges nothing', async () => {
    const session = await openSession(payments, nextOrder());
    const before = sandbox.state.charges.size;
    const answer = await pay(sandbox, session, { number: '4242424242424241', expiry: '01 / 20', cvc: '1' });
    expect(answer.status).toBe('wrong');
    expect(Object.keys(answer.fields ?? {})).toEqual(['number', 'expiry', 'cvc']);
    expect(sandbox.state.charges.size).toBe(before);
  });

  it('does not pay without the secret of the session', async () => {
    const session = await openSession(payments, nextOrder());
    const answer = await pay(sandbox, { id: session.id, clientSecret: 'x_secret_y' });
    expect(answer.status).toBe('invalid');
  });

  it('an expired session takes no money', async () => {
    const session = await openSession(payments, nextOrder());
    await payments.expireCheckoutSession(session.id);
    expect(await pay(sandbox, session)).toEqual({ status: 'expired' });
    expect((await payments.retrieveCheckoutSession(session.id)).status).toBe('expired');
  });

  it('a paid session cannot be expired', async () => {
    const session = await paidSession();
    await expect(payments.expireCheckoutSession(session.id)).rejects.toMatchObject({
      code: 'billing.provider-refused',
    });
  });

  it('is open for a day of the provider’s clock, which refuses an end in less than half an hour of it', async () => {
    const { expiresAt } = await openSession(payments, nextOrder());
    expect(Math.abs(expiresAt - Date.now() / 1000 - 86_400)).toBeLessThan(300);
    const session = clientAt(sandbox.url).checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'embedded_page',
      line_items: [{ price: 'price_VetrinaProYear', quantity: 1 }],
      return_url: 'http://localhost:3000/payment/x',
      expires_at: Math.floor(Date.now() / 1000) + 600,
    });
    await expect(session).rejects.toMatchObject({ param: 'expires_at' });
  });
});

describe('afterwards', () => {
  it('refunds a part, then the rest, and never more than was paid', async () => {
    const { subscriptionId } = await paidSession();
    const ask = (amount: number | 'all', key: string) =>
      payments.refund(
        {
          subscriptionId: subscriptionId ?? '',
          invoiceId: null,
          amount,
          reason: 'domain gone',
          orderId: 'ord_r',
          effect: key,
        },
        key,
      );
    const name = nextOrder();
    expect(await ask(3600, `${name}:1`)).toMatchObject({ amount: 3600, status: 'succeeded' });
    await expect(ask(9901, `${name}:2`)).rejects.toMatchObject({ code: 'billing.provider-refused' });
    expect(await ask('all', `${name}:3`)).toMatchObject({ amount: 9900 });
    expect(await ask('all', `${name}:4`)).toBe('nothing-left');
  });

  it('refunds once for one key', async () => {
    const { subscriptionId } = await paidSession();
    const key = nextOrder();
    const which = { subscriptionId: subscriptionId ?? '', invoiceId: null, effect: key };
    const input = { ...which, amount: 'all' as const, reason: 'duplicate', orderId: 'o' };
    expect(await payments.findRefund(which)).toBeNull();
    const first = await payments.refund(input, key);
    expect(await payments.refund(input, key)).toEqual(first);
    expect(await payments.findRefund(which)).toEqual(first);
  });

  it('ends a subscription, and ending it again changes nothing', async () => {
    const id = (await paidSession()).subscriptionId ?? '';
    await payments.cancelSubscription(id);
    await payments.cancelSubscription(id);
    expect((await payments.retrieveSubscription(id)).status).toBe('canceled');
  });

  it('every event of all this keeps to the vendor’s own types', () => {
    const events = [...sandbox.state.events.values()];
    expect(new Set(events.map((event) => event.type)).size).toBeGreaterThan(15);
    expect(events.flatMap((event) => checkEvent(event as Parameters<typeof checkEvent>[0]))).toEqual([]);
  });
});
