import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { another, freeName, newShopper, nives, type Shopper } from '../../../tests/support/shopper.ts';
import { updateOrder } from '../../ordering/index.server.ts';

let product: TestProduct;
beforeAll(async () => {
  // The provider's search never shows what these tests made: it lags by an hour.
  product = await startTestProduct({ searchLagMs: 3_600_000 });
});
afterAll(() => product.close());
afterEach(() => product.cardFault({ clear: true }));

const MINUTE = 60_000;
const customersOf = (orderId: string) =>
  [...product.stripe.state.customers.values()].filter((customer) => customer.metadata['order_id'] === orderId);
const sessionsOf = (orderId: string) =>
  [...product.stripe.state.sessions.values()].filter((session) => session.client_reference_id === orderId);
const openOf = (orderId: string) => sessionsOf(orderId).filter((session) => session.status === 'open');
const linesOf = (sessionId: string) => product.stripe.state.sessionSecrets.get(sessionId)?.lines ?? [];
/** Filled in up to the card form. */
async function ready(choice: Parameters<Shopper['choose']>[0] = {}, billing = nives()): Promise<Shopper> {
  const shopper = newShopper(product, billing);
  await shopper.start();
  await shopper.choose(choice);
  return shopper;
}

describe('the provider’s customer', () => {
  it('is made once for an order and carries what was typed, though two tabs ask and search lags [W11]', async () => {
    const shopper = await ready();
    await Promise.all([shopper.checkout(), shopper.checkout()]);
    await shopper.checkout();
    expect(customersOf(shopper.id())).toHaveLength(1);
    expect(customersOf(shopper.id())[0]).toMatchObject({
      name: 'Nives Gufi',
      email: shopper.billing.mail,
      phone: shopper.billing.phone,
      address: { city: 'Bologna', country: 'IT', postal_code: '40125', line1: 'Via del Nido 8' },
      metadata: { order_id: shopper.id(), facebook_id: (await shopper.order()).facebook_id },
    });
    expect((await shopper.order()).stripe.data).toMatchObject({ subscriptions: [], invoices: [] });
  });

  it.each(['error-after', 'error-before', 'rubbish', 'rate-limit', 'reset'])(
    'is made once when the first answer was lost or none came: %s [W11] [X3]',
    async (kind) => {
      const shopper = await ready();
      await product.cardFault({ kind, times: 3, path: '/v1/customers' });
      await expect(shopper.checkout()).rejects.toMatchObject({
        code: 'billing.provider-unavailable',
        retryable: true,
      });
      await product.cardFault({ clear: true });
      await shopper.checkout();
      expect(customersOf(shopper.id())).toHaveLength(1);
    },
  );

  it('takes a corrected address after a lost answer, instead of meeting the provider’s idempotency error', async () => {
    const shopper = await ready();
    await product.cardFault({ kind: 'error-after', times: 3, path: '/v1/customers' });
    await expect(shopper.checkout()).rejects.toMatchObject({ code: 'billing.provider-unavailable' });
    await product.cardFault({ clear: true });
    const mail = `${another('corretta')}@settegufi.example`;
    await updateOrder(shopper.ctx(), { id: shopper.id(), order: { billing_info: { ...shopper.billing, mail } } });
    await shopper.checkout();
    expect(customersOf(shopper.id()).map((customer) => customer.email)).toEqual([mail]);
  });

  it('is found again a day later, when the provider has forgotten the idempotency key', async () => {
    const shopper = await ready();
    await product.cardFault({ kind: 'error-after', times: 3, path: '/v1/customers' });
    await expect(shopper.checkout()).rejects.toThrow();
    await product.cardFault({ clear: true });
    product.later(25 * 60 * MINUTE);
    await shopper.checkout();
    expect(customersOf(shopper.id())).toHaveLength(1);
  });
});

describe('the card form’s session', () => {
  it('has one line of quantity 1 for several domains, priced together and naming each [W10]', async () => {
    const domains = [freeName(), freeName('com'), freeName('net')];
    const shopper = await ready({ domains });
    const { session_id: id } = await shopper.checkout();
    const [service, folded] = linesOf(id);
    expect(linesOf(id)).toHaveLength(2);
    expect(service).toMatchObject({ quantity: 1, amount_total: 9900 });
    expect(folded).toMatchObject({ quantity: 1, amount_total: 3600 });
    // What the buyer reads beside the amount, and what the provider's invoice will say.
    expect(folded?.description).toBe(`Dominio: ${domains.join(', ')}`);
    expect(product.stripe.state.sessions.get(id)?.amount_total).toBe(13_500);
  });

  it('names the line in the language of its reader, whatever the catalogue calls it [W10] [L7]', async () => {
    const name = freeName();
    const shopper = newShopper(product);
    await shopper.start();
    await updateOrder(shopper.ctx(), { id: shopper.id(), order: { billing_info: shopper.billing, locale: 'el' } });
    await shopper.choose({ domains: [name] });
    const [, domain] = linesOf((await shopper.checkout()).session_id);
    expect(domain?.description).toBe(`Domain: ${name}`);
  });

  it('has no domain line for the free address, and one that names the only name, as a person writes it [W10]', async () => {
    const none = await ready();
    expect(linesOf((await none.checkout()).session_id)).toHaveLength(1);
    const name = freeName();
    const one = await ready({ domains: [`città-${name}`] });
    expect(linesOf((await one.checkout()).session_id)).toMatchObject([
      { description: 'Vetrina Premium', amount_total: 9900 },
      { description: `Dominio: città-${name}`, quantity: 1, amount_total: 1200 },
    ]);
  });

  it('leads back to the payment page, with the session to ask about [C9]', async () => {
    const shopper = await ready();
    const { session_id: id } = await shopper.checkout();
    const page = `${product.config.publicUrl}/api/vetrina/payment/${shopper.id()}`;
    expect(product.stripe.state.sessions.get(id)?.return_url).toBe(`${page}?session_id={CHECKOUT_SESSION_ID}`);
  });

  it('is the same in two tabs, at once and after a reload', async () => {
    const shopper = await ready();
    const forms = await Promise.all(Array.from({ length: 5 }, () => shopper.checkout()));
    forms.push(await shopper.checkout());
    expect(new Set(forms.map((form) => form.session_id)).size).toBe(1);
    expect(sessionsOf(shopper.id())).toHaveLength(1);
  });

  it('ends when the cart changes, by itself and when the form is opened again', async () => {
    const shopper = await ready();
    const first = await shopper.checkout();
    await shopper.choose({ plan: 'pro' });
    expect((await shopper.order()).status).toBe('draft');
    await product.drain();
    expect(product.stripe.state.sessions.get(first.session_id)?.status).toBe('expired');
    const second = await shopper.checkout();
    await shopper.choose();
    const third = await shopper.checkout();
    expect(product.stripe.state.sessions.get(second.session_id)?.status).toBe('expired');
    expect(openOf(shopper.id()).map((session) => session.id)).toEqual([third.session_id]);
    expect(third.session_id).not.toBe(first.session_id);
  });

  it('for a cart that changes while it is being opened is never handed out', async () => {
    const shopper = await ready();
    const [form] = await Promise.allSettled([shopper.checkout(), shopper.choose({ plan: 'pro' })]);
    if (form.status === 'rejected') expect(form.reason).toMatchObject({ code: 'ordering.changed' });
    const { session_id: id } = await shopper.checkout();
    expect(product.stripe.state.sessions.get(id)?.amount_total).toBe(17_900);
    await product.drain();
    expect(openOf(shopper.id())).toHaveLength(1);
  });

  it.each(['error-before', 'error-after', 'error-saved', 'rubbish', 'rate-limit', 'reset'])(
    'is one, although the provider stumbled: %s, and trying again works [X3] [X4]',
    async (kind) => {
      const shopper = await ready();
      await product.cardFault({ kind, times: 3, path: '/v1/checkout' });
      await expect(shopper.checkout()).rejects.toMatchObject({ code: 'billing.provider-unavailable', status: 503 });
      await product.cardFault({ clear: true });
      const { session_id: id } = await shopper.checkout();
      expect(openOf(shopper.id()).map((session) => session.id)).toEqual([id]);
      expect((await shopper.order()).status).toBe('awaiting_payment');
    },
  );

  it('two stumbles of the provider are got over without anybody noticing [X4] [K17]', async () => {
    const shopper = await ready();
    await product.cardFault({ kind: 'error-before', times: 2, path: '/v1/checkout' });
    await expect(shopper.checkout()).resolves.toMatchObject({ session_id: expect.stringMatching(/^cs_test_/) });
  });

  it('is made anew after it ran out, and the old one is closed', async () => {
    const shopper = await ready();
    const first = await shopper.checkout();
    product.later(24 * 60 * MINUTE);
    const second = await shopper.checkout();
    expect(second.session_id).not.toBe(first.session_id);
    expect(openOf(shopper.id())).toHaveLength(1);
  });

  it('that would cost another amount than the cart is closed and never shown, and does not block the order', async () => {
    const shopper = await ready();
    const price = product.stripe.state.prices.get('price_VetrinaPremiumYear');
    if (!price) throw new Error('the catalogue has no premium plan');
    price.unit_amount = 10_900;
    try {
      await expect(shopper.checkout()).rejects.toMatchObject({ code: 'billing.amount-differs' });
      expect(openOf(shopper.id())).toEqual([]);
    } finally {
      price.unit_amount = 9900;
    }
    const { session_id: id } = await shopper.checkout();
    expect(product.stripe.state.sessions.get(id)?.amount_total).toBe(9900);
  });

  it('is refused while a step is missing [W4]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    await expect(shopper.checkout()).rejects.toMatchObject({ code: 'ordering.plan-missing' });
    await shopper.choose({ domains: ['occupato-gufi.it'] });
    await expect(shopper.checkout()).rejects.toMatchObject({
      code: 'ordering.domain-taken',
      fields: { domains: 'occupato-gufi.it' },
    });
    expect(sessionsOf(shopper.id())).toEqual([]);
  });
});
