import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { buyer, openSession, pay, paymentsAt, startSandbox, webhookSecret } from './stripe-fixtures.ts';
import { startInbox } from './stripe-inbox.ts';

let inbox: Awaited<ReturnType<typeof startInbox>>;
let sandbox: StripeSandbox;

beforeEach(async () => {
  inbox = await startInbox();
  sandbox = await startSandbox({ webhooks: [{ url: inbox.url, secret: webhookSecret }] });
});
afterEach(async () => {
  await sandbox.close();
  await inbox.close();
});

async function setMode(mode: object) {
  const answer = await fetch(`${sandbox.url}/_control/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mode),
  });
  expect(answer.status).toBe(200);
}
const sign = (body: string, secret: string, at: number) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
const purchase = async () => pay(sandbox, await openSession(paymentsAt(sandbox.url)));
const last = 'checkout.session.completed';

describe('what arrives', () => {
  it('a purchase sends its events in the vendor’s order, each signed', async () => {
    await purchase();
    const received = await inbox.until((all) => all.some((each) => each.type === last));
    expect(received.map((each) => each.type)).toEqual([
      'customer.created',
      'payment_intent.created',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_method.attached',
      'customer.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
    const payments = paymentsAt(sandbox.url);
    for (const { body, signature, id } of received) {
      expect((await payments.readEvent(body, signature, new Date())).id).toBe(id);
    }
  });

  it('says whom an event concerns: the session and its subscription', async () => {
    await purchase();
    const received = await inbox.until((all) => all.some((each) => each.type === last));
    const [session] = sandbox.state.sessions.values();
    const payments = paymentsAt(sandbox.url);
    const read = async (type: string) => {
      const found = received.find((each) => each.type === type);
      return payments.readEvent(found?.body ?? '', found?.signature ?? '', new Date());
    };
    expect(await read(last)).toMatchObject({
      objectType: 'checkout.session',
      objectId: session?.id,
      sessionId: session?.id,
      subscriptionId: session?.subscription,
      livemode: false,
    });
    expect(await read('invoice.paid')).toMatchObject({ sessionId: null, subscriptionId: session?.subscription });
    expect(await read('customer.subscription.created')).toMatchObject({ subscriptionId: session?.subscription });
    expect(await read('charge.succeeded')).toMatchObject({ objectType: 'charge', subscriptionId: null });
  });

  it('tries again after a failure, with a fresh signature', async () => {
    let failures = 1;
    inbox.answer = () => (failures-- > 0 ? 500 : 200);
    await paymentsAt(sandbox.url).createCustomer(buyer, 'cust:1');
    const [first, second] = await inbox.until((all) => all.length === 2);
    expect(second?.id).toBe(first?.id);
    expect(second?.signature).not.toBe(first?.signature);
  });

  it('can arrive twice, last first, or only once delivery is on again', async () => {
    const payments = paymentsAt(sandbox.url);
    await setMode({ duplicate: true, reversed: true });
    const session = await openSession(payments);
    await inbox.until((all) => all.length === 2);
    inbox.received.length = 0;
    await setMode({ off: true });
    await pay(sandbox, session);
    expect(inbox.received).toEqual([]);
    await setMode({ off: false });
    const received = await inbox.until((all) => all.length === 24);
    expect(received[0]?.type).toBe(last);
    expect(received[1]?.id).toBe(received[0]?.id);
  });

  it('can arrive late', async () => {
    await setMode({ delayMs: 300 });
    const before = performance.now();
    await paymentsAt(sandbox.url).createCustomer(buyer, 'cust:1');
    expect(inbox.received).toEqual([]);
    await inbox.until((all) => all.length === 1);
    expect(performance.now() - before).toBeGreaterThan(280);
  });

  it('a person can send an event again from the control page', async () => {
    await paymentsAt(sandbox.url).createCustomer(buyer, 'cust:1');
    const [first] = await inbox.until((all) => all.length === 1);
    await fetch(`${sandbox.url}/_control/events/${first?.id}/resend`, { method: 'POST', redirect: 'manual' });
    const received = await inbox.until((all) => all.length === 2);
    expect(received[1]?.body).toContain(first?.id);
  });

  it('what was not delivered before a restart arrives after it, and the customer is still there', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stripe-'));
    const first = await startSandbox({ dataDir, webhooks: [{ url: inbox.url, secret: webhookSecret }] });
    inbox.answer = () => 503;
    const { id } = await paymentsAt(first.url).createCustomer(buyer, 'cust:1');
    await inbox.until((all) => all.length === 1);
    await first.close();
    inbox.answer = () => 200;
    const second = await startSandbox({ dataDir, webhooks: [{ url: inbox.url, secret: webhookSecret }] });
    expect(second.state.customers.get(id)?.email).toBe(buyer.email);
    const received = await inbox.until((all) => all.length >= 2);
    expect(received[1]?.id).toBe(received[0]?.id);
    expect(await paymentsAt(second.url).createCustomer(buyer, 'cust:1')).toEqual({ id });
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('what is refused', () => {
  const at = 1_790_000_000;
  const now = new Date(at * 1000);
  const event = (changes: object = {}) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      api_version: '2026-10-28.endive',
      created: at,
      livemode: false,
      data: { object: { id: 'in_1', object: 'invoice' } },
      ...changes,
    });
  const read = (body: string, signature: string, secrets = [webhookSecret]) =>
    paymentsAt('http://127.0.0.1:1', { webhookSecrets: secrets }).readEvent(body, signature, now);

  it('a body changed by one letter, another secret, a missing signature', async () => {
    const body = event();
    const good = sign(body, webhookSecret, at);
    await expect(read(body, good)).resolves.toMatchObject({ id: 'evt_1' });
    const forged = { code: 'billing.webhook-forged', status: 400 };
    await expect(read(body.replace('in_1', 'in_2'), good)).rejects.toMatchObject(forged);
    await expect(read(body, sign(body, 'whsec_other', at))).rejects.toMatchObject(forged);
    await expect(read(body, '')).rejects.toMatchObject(forged);
    await expect(read(body, good.replace('v1=', 'v0='))).rejects.toMatchObject(forged);
  });

  it('a signature of six minutes ago, but not one of four', async () => {
    const body = event();
    await expect(read(body, sign(body, webhookSecret, at - 360))).rejects.toMatchObject({
      code: 'billing.webhook-forged',
    });
    await expect(read(body, sign(body, webhookSecret, at - 240))).resolves.toMatchObject({ id: 'evt_1' });
  });

  it('takes either secret while one replaces the other', async () => {
    const body = event();
    const secrets = ['whsec_new', webhookSecret];
    await expect(read(body, sign(body, 'whsec_new', at), secrets)).resolves.toMatchObject({ id: 'evt_1' });
    await expect(read(body, sign(body, webhookSecret, at), secrets)).resolves.toMatchObject({ id: 'evt_1' });
  });

  it.each([
    ['of the live mode', { livemode: true }],
    ['of another account', { account: 'acct_somebody_else' }],
    ['of another version of the API', { api_version: '2024-09-30.acacia' }],
    ['without an object', { data: {} }],
    ['with NUL for an id', { id: 'evt_\0' }],
    ['with NUL in its type', { type: 'invoice.\0paid' }],
    ['with NUL in its object’s id', { data: { object: { id: 'in_\0', object: 'invoice' } } }],
    ['with NUL in a name', { data: { object: { id: 'in_1', object: 'invoice', 'x\0': 1 } } }],
    ['with half a character', { data: { object: { id: 'in_1', object: 'invoice', description: '\ud83d' } } }],
  ])('an event %s, though signed', async (_, changes) => {
    const body = event(changes);
    const mismatch = { code: 'billing.webhook-mismatch', status: 400 };
    await expect(read(body, sign(body, webhookSecret, at))).rejects.toMatchObject(mismatch);
  });
});
