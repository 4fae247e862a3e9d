import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { buyer, paymentsAt, startSandbox } from './stripe-fixtures.ts';
import { clientAt, subscriber } from './stripe-life.harness.ts';
import { checkEvent, startRecorder } from './stripe-recorder.ts';

let sandbox: StripeSandbox;
let recorder: Awaited<ReturnType<typeof startRecorder>>;
beforeAll(async () => {
  sandbox = await startSandbox();
  recorder = await startRecorder(sandbox.url);
});
afterAll(async () => {
  await recorder.close();
  await sandbox.close();
});
// Every exchange below keeps to the vendor's own types, or the test that made it fails here.
afterEach(() => {
  expect(recorder.faults.splice(0)).toEqual([]);
});

it('a customer is forgotten for good, and forgetting again, or somebody unknown, is done', async () => {
  const payments = paymentsAt(recorder.url);
  const { id } = await payments.createCustomer(buyer, 'forget');
  for (const each of [id, id, 'cus_NeverWas']) await payments.eraseCustomer(each);
  expect(sandbox.state.customers.has(id)).toBe(false);
  expect(await clientAt(recorder.url).customers.retrieve(id)).toEqual(expect.objectContaining({ id, deleted: true }));
  expect(await payments.searchCustomers(buyer.metadata.facebook_id)).toEqual([]);
  const told = [...sandbox.state.events.values()].filter(({ type }) => type === 'customer.deleted');
  expect(told.map((event) => checkEvent(event))).toEqual([[]]);
});

it('nobody is forgotten while a subscription of theirs runs; ended, its invoices stay', async () => {
  const stripe = clientAt(recorder.url);
  const payments = paymentsAt(recorder.url);
  const { customer, subscription } = await subscriber(stripe);
  await expect(payments.eraseCustomer(customer.id)).rejects.toMatchObject({ code: 'billing.provider-refused' });
  expect(sandbox.state.subscriptions.get(subscription.id)?.status).toBe('active');
  await payments.cancelSubscription(subscription.id);
  await payments.eraseCustomer(customer.id);
  expect(sandbox.state.customers.has(customer.id)).toBe(false);
  expect(await payments.listInvoices(subscription.id)).toHaveLength(1);
});
