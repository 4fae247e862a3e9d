import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CardPayments } from '../../modules/billing/card-payments.port.ts';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { armFault, buyer, keys, openSession, pay, paymentsAt, startSandbox } from './stripe-fixtures.ts';
import { checkAnswer } from './stripe-recorder.ts';

let sandbox: StripeSandbox;
let payments: CardPayments;
let clock = 0;

beforeEach(async () => {
  clock = Date.now();
  sandbox = await startSandbox({ searchLagMs: 60_000, now: () => clock });
  payments = paymentsAt(sandbox.url);
});
afterEach(async () => {
  await sandbox.close();
});

const unavailable = { code: 'billing.provider-unavailable', retryable: true };

describe('the provider is ill', () => {
  it.each(['error-before', 'error-after', 'rubbish', 'reset'])(
    '%s once: the client tries again by itself [X4]',
    async (kind) => {
      await armFault(sandbox, { kind });
      const call = payments.createCustomer(buyer, 'cust:1');
      if (kind === 'rubbish') await expect(call).rejects.toMatchObject(unavailable);
      else await expect(call).resolves.toMatchObject({ id: expect.stringMatching(/^cus_/) });
      await payments.createCustomer(buyer, 'cust:1');
      expect(sandbox.state.customers.size).toBe(1);
    },
  );

  it.each(['error-before', 'error-after', 'reset'])(
    '%s three times: unavailable, and one customer in the end',
    async (kind) => {
      await armFault(sandbox, { kind, times: 3 });
      await expect(payments.createCustomer(buyer, 'cust:1')).rejects.toMatchObject(unavailable);
      await payments.createCustomer(buyer, 'cust:1');
      expect(sandbox.state.customers.size).toBe(1);
    },
  );

  it('too many requests: unavailable, to be tried later [X3]', async () => {
    await armFault(sandbox, { kind: 'rate-limit' });
    await expect(payments.listPrices()).rejects.toMatchObject({
      ...unavailable,
      message: expect.stringContaining('StripeRateLimitError'),
    });
  });

  it('an error that the provider stored under the key stays, though the effect happened', async () => {
    await armFault(sandbox, { kind: 'error-saved' });
    await expect(payments.createCustomer(buyer, 'cust:1')).rejects.toMatchObject(unavailable);
    await expect(payments.createCustomer(buyer, 'cust:1')).rejects.toMatchObject(unavailable);
    expect(sandbox.state.customers.size).toBe(1);
  });

  it('an answer that never comes: the effect is there, and the same key finds it', async () => {
    await armFault(sandbox, { kind: 'timeout-after', path: '/v1/customers' });
    const request = () =>
      fetch(`${sandbox.url}/v1/customers`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.secretKey}`, 'idempotency-key': 'cust:1' },
        body: new URLSearchParams({ email: buyer.email }),
        signal: AbortSignal.timeout(300),
      });
    await expect(request()).rejects.toThrow('timeout');
    expect(sandbox.state.customers.size).toBe(1);
    const again = (await (await request()).json()) as { id: string };
    expect(sandbox.state.customers.has(again.id)).toBe(true);
    expect(sandbox.state.customers.size).toBe(1);
  });

  it('a key in use meets 409 and ends with the first answer', async () => {
    await armFault(sandbox, { kind: 'slow' });
    const [first, second] = await Promise.all([
      payments.createCustomer(buyer, 'cust:1'),
      payments.createCustomer(buyer, 'cust:1'),
    ]);
    expect(second).toEqual(first);
    expect(sandbox.state.customers.size).toBe(1);
  });

  it('a documented mail address makes the provider fail by name', async () => {
    const email = 'provider-error-before@trattoria.example';
    await expect(payments.createCustomer({ ...buyer, email }, 'cust:1')).rejects.toMatchObject(unavailable);
    expect(sandbox.state.customers.size).toBe(0);
  });

  it('nobody listens: unavailable [X3]', async () => {
    await expect(paymentsAt('http://127.0.0.1:1').listPrices()).rejects.toMatchObject({
      ...unavailable,
      message: expect.stringContaining('StripeConnectionError'),
    });
  });

  it('a wrong key is refused for good and never repeated in the reason [X3]', async () => {
    const wrong = paymentsAt(sandbox.url, { secretKey: 'sk_test_somebody_else' });
    const error = await wrong.listPrices().catch((each: unknown) => each);
    expect(error).toMatchObject({ code: 'billing.provider-refused', retryable: false });
    expect(String(error)).toContain('StripeAuthenticationError');
    expect(String(error)).not.toContain('sk_test');
  });
});

async function ask(method: string, path: string, form = '', headers: Record<string, string> = {}) {
  const get = method !== 'POST';
  const response = await fetch(`${sandbox.url}${path}${get && form !== '' ? `?${form}` : ''}`, {
    method,
    headers: { authorization: `Bearer ${keys.secretKey}`, ...headers },
    ...(!get && { body: new URLSearchParams(form) }),
  });
  const body = (await response.json()) as Record<string, unknown> & { error?: Record<string, string> };
  expect(checkAnswer(method, path, response.status, body)).toEqual([]);
  return { status: response.status, headers: response.headers, body };
}

describe('the wire', () => {
  it('takes the key as Basic or Bearer and names every request', async () => {
    const basic = { authorization: `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}` };
    const { status, headers } = await ask('GET', '/v1/prices', '', basic);
    expect(status).toBe(200);
    expect(headers.get('request-id')).toMatch(/^req_/);
    expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
    expect((await ask('GET', '/v1/prices', '', { authorization: 'Bearer sk_test_no' })).status).toBe(401);
  });

  it('says when an answer is a replay, and for a day only', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const first = await ask('POST', '/v1/customers', 'email=a@b.it', headers);
    const second = await ask('POST', '/v1/customers', 'email=a@b.it', headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    clock += 25 * 3_600_000;
    const third = await ask('POST', '/v1/customers', 'email=a@b.it', headers);
    expect(third.body['id']).not.toBe(first.body['id']);
  });

  it.each([
    ['ui_mode', 'mode=subscription&ui_mode=embedded&line_items[0][price]=x&line_items[0][quantity]=1'],
    ['colour', 'mode=subscription&ui_mode=embedded_page&line_items[0][price]=x&line_items[0][quantity]=1&colour=red'],
    ['line_items[0][hue]', 'mode=subscription&ui_mode=embedded_page&line_items[0][hue]=1&line_items[0][quantity]=1'],
    [
      'return_url',
      'mode=subscription&ui_mode=embedded_page&line_items[0][price]=price_VetrinaProYear&line_items[0][quantity]=1',
    ],
    [
      'customer_email',
      'mode=subscription&ui_mode=embedded_page&line_items[0][price]=price_VetrinaProYear&line_items[0][quantity]=1&return_url=http://x/&customer=cus_1&customer_email=a@b.it',
    ],
    [
      'line_items[0][price]',
      'mode=subscription&ui_mode=embedded_page&line_items[0][price]=price_no&line_items[0][quantity]=1&return_url=http://x/',
    ],
  ])('refuses a session by its parameter: %s', async (param, form) => {
    const { status, body } = await ask('POST', '/v1/checkout/sessions', form);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param });
    expect(sandbox.state.sessions.size).toBe(0);
  });

  it('lists newest first and follows the cursors both ways', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd'])
      ids.unshift(String((await ask('POST', '/v1/customers', `name=${name}`)).body['id']));
    const page = async (form: string) => {
      const { body } = await ask('GET', '/v1/customers', form);
      return { ids: (body['data'] as { id: string }[]).map((each) => each.id), more: body['has_more'] };
    };
    expect(await page('limit=2')).toEqual({ ids: ids.slice(0, 2), more: true });
    expect(await page(`limit=2&starting_after=${ids[1]}`)).toEqual({ ids: ids.slice(2), more: false });
    expect(await page(`limit=2&ending_before=${ids[3]}`)).toEqual({ ids: ids.slice(1, 3), more: true });
  });

  it('expands ids to objects and refuses what is none', async () => {
    const session = await openSession(payments);
    await pay(sandbox, session);
    const path = `/v1/checkout/sessions/${session.id}`;
    const { body } = await ask('GET', path, 'expand[]=line_items&expand[]=subscription.latest_invoice.payments');
    expect(body).toMatchObject({
      line_items: { data: [{ description: 'Vetrina Premium' }, { description: 'Dominio: a.it, b.it, c.com' }] },
      subscription: { object: 'subscription', latest_invoice: { payments: { data: [{ status: 'paid' }] } } },
    });
    expect((await ask('GET', path, 'expand[]=nothing')).status).toBe(400);
  });

  it('search does not find a customer made a moment ago', async () => {
    await payments.createCustomer(buyer, 'cust:1');
    expect(await payments.searchCustomers('1001')).toEqual([]);
    clock += 61_000;
    expect(await payments.searchCustomers('1001')).toHaveLength(1);
  });

  it('a session dies a day after it was made, by the provider’s clock', async () => {
    const session = await openSession(payments);
    clock += 86_401_000;
    expect((await payments.retrieveCheckoutSession(session.id)).status).toBe('expired');
    expect([...sandbox.state.events.values()].at(-1)?.type).toBe('checkout.session.expired');
  });
});
