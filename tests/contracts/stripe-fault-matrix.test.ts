import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultKinds, type FaultKind } from '../../sandboxes/stripe/faults.ts';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { armFault, keys, startSandbox } from './stripe-fixtures.ts';
import { clientAt, pro, subscriber } from './stripe-life.harness.ts';

let sandbox: StripeSandbox;
let calls: Record<string, () => Promise<{ method: 'POST' | 'DELETE'; path: string; body: Record<string, string> }>>;

beforeAll(async () => {
  sandbox = await startSandbox();
  const stripe = clientAt(sandbox.url);
  const running = async () => {
    const { subscription, customer } = await subscriber(stripe);
    const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string, { expand: ['payments'] });
    return { subscription, customer, payment: invoice.payments?.data[0]?.payment.payment_intent as string };
  };
  const post = (path: string, body: Record<string, string>) => ({ method: 'POST' as const, path, body });
  calls = {
    'a new customer': async () => post('/v1/customers', { name: 'Giulia' }),
    'a checkout session': async () =>
      post('/v1/checkout/sessions', {
        mode: 'subscription',
        ui_mode: 'embedded_page',
        return_url: 'http://localhost/x',
        'line_items[0][price]': pro,
        'line_items[0][quantity]': '1',
      }),
    'an upgrade': async () => {
      const { subscription } = await running();
      return post(`/v1/subscriptions/${subscription.id}`, {
        'items[0][id]': subscription.items.data[0]?.id ?? '',
        'items[0][price]': pro,
        proration_behavior: 'always_invoice',
      });
    },
    'the end of a subscription': async () => {
      const { subscription } = await running();
      return { method: 'DELETE', path: `/v1/subscriptions/${subscription.id}`, body: {} };
    },
    'a refund': async () => post('/v1/refunds', { payment_intent: (await running()).payment, amount: '100' }),
    'a portal session': async () => post('/v1/billing_portal/sessions', { customer: (await running()).customer.id }),
  };
});
afterAll(async () => {
  await sandbox.close();
});

/** Whether the effect happens, and what the caller sees of it: a status, or nothing. */
const meaning: Record<FaultKind, { effect: boolean; seen: string }> = {
  'error-before': { effect: false, seen: '500' },
  'error-after': { effect: true, seen: '500' },
  'error-saved': { effect: true, seen: '500' },
  'timeout-before': { effect: false, seen: 'nothing' },
  'timeout-after': { effect: true, seen: 'nothing' },
  slow: { effect: true, seen: '200' },
  'rate-limit': { effect: false, seen: '429' },
  rubbish: { effect: false, seen: 'no JSON' },
  'rubbish-after': { effect: true, seen: 'no JSON' },
  reset: { effect: false, seen: 'nothing' },
  'reset-after': { effect: true, seen: 'nothing' },
};

type Call = Awaited<ReturnType<(typeof calls)[string]>>;
async function ask(call: Call, key: string, patienceMs = 5000): Promise<string> {
  const answer = await fetch(`${sandbox.url}${call.path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${keys.secretKey}`, ...(call.method === 'POST' && { 'idempotency-key': key }) },
    ...(call.method === 'POST' && { body: new URLSearchParams(call.body) }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  if (answer === null) return 'nothing';
  const text = await answer.text().catch(() => null);
  if (text === null) return 'nothing';
  return text.startsWith('{') ? String(answer.status) : 'no JSON';
}
/** Everything that was ever made or told, so that an effect cannot hide. */
const traces = () =>
  ['customers', 'sessions', 'refunds', 'portalSessions', 'events'].map(
    (name) => (sandbox.state[name as 'events'] as Map<string, unknown>).size,
  );

describe('each fault has its own meaning, whatever the call', () => {
  it.each(faultKinds.map((kind) => [kind]))('%s', async (kind) => {
    const { effect, seen } = meaning[kind];
    const found: string[] = [];
    const wanted: string[] = [];
    for (const [name, prepare] of Object.entries(calls)) {
      const call = await prepare();
      const before = traces();
      await armFault(sandbox, { kind, path: call.path, method: call.method });
      // A call without an answer is given up soon; the silence itself is proven by the adapter's tests.
      const outcome = await ask(call, `${kind}:${name}`, kind.startsWith('timeout') ? 400 : 5000);
      const happened = JSON.stringify(traces()) !== JSON.stringify(before);
      found.push(`${name}: ${outcome}, ${happened ? 'done' : 'not done'}`);
      wanted.push(`${name}: ${seen}, ${effect ? 'done' : 'not done'}`);
      // A DELETE takes no key.
      if (call.method === 'DELETE') continue;
      const after = traces();
      const again = await ask(call, `${kind}:${name}`);
      found.push(`${name} again: ${again}, ${JSON.stringify(traces()) === JSON.stringify(after) ? 'once' : 'anew'}`);
      wanted.push(`${name} again: ${kind === 'error-saved' ? '500' : '200'}, ${effect ? 'once' : 'anew'}`);
    }
    expect(found).toEqual(wanted);
  });
});
