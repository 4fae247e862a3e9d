import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { newClient } from '../tests/journeys/support/client.ts';
import { startTestProduct, type TestProduct } from '../tests/support/product.ts';
import { newShopper } from '../tests/support/shopper.ts';
import { tellOurFault } from './our-faults.ts';

let product: TestProduct;
let retrieve: (() => Promise<never>) | null = null;
beforeAll(async () => {
  product = await startTestProduct({
    ports: ({ payments }) => ({
      payments: {
        ...payments,
        retrieveCheckoutSession: (id) => (retrieve ?? (() => payments.retrieveCheckoutSession(id)))(),
      },
    }),
  });
}, 60_000);
afterAll(() => product.close());

const refused = (fault: string) =>
  new AppError('billing.provider-refused', { status: 502, fault, reason: `the provider says ${fault}` });
const tasks = () =>
  product.rows<{ kind: string; times: number; detail: string }>('select kind, times, detail from tasks order by kind');

it('a request that the card provider refuses because of us is told to the operator once, and to the customer as ours [X3]', async () => {
  const shopper = newShopper(product);
  const checkout = await shopper.toCardForm();
  retrieve = () => Promise.reject(refused('authentication'));
  const client = newClient(product, shopper.secret);
  const sync = () => client.refused(`/order/check/${shopper.id()}/sync`, { session_id: checkout.session_id });
  expect(await sync()).toEqual([502, 'billing.provider-refused']);
  await sync();
  expect(await tasks()).toEqual([
    { kind: 'billing.authentication', times: 2, detail: 'the provider says authentication' },
  ]);
  const alerts = await product.rows(`select 1 from mails where kind = 'operator-task' and order_id = $1`, [
    'billing.provider-refused',
  ]);
  expect(alerts).toHaveLength(1);
});

it('so is one of a job, which is tried again: the order goes on once the fault is mended [X3]', async () => {
  const shopper = newShopper(product);
  const checkout = await shopper.toCardForm();
  retrieve = () => Promise.reject(refused('permission'));
  await shopper.pay(checkout);
  await product.webhooksArrived();
  expect((await product.drain()).length).toBeGreaterThan(0);
  expect((await tasks()).map(({ kind }) => kind)).toContain('billing.permission');
  expect((await shopper.order()).status).toBe('awaiting_payment');
  retrieve = null;
  await product.drain({ again: true });
  expect((await shopper.order()).status).toBe('live');
});

it('each kind of fault is a task of its own, and a passing trouble is none [X3]', async () => {
  const ctx = product.system();
  for (const fault of ['invalid-request', 'idempotency']) await tellOurFault(ctx, refused(fault));
  await tellOurFault(ctx, new AppError('domains.registrar-unavailable', { retryable: true, fault: 'limit' }));
  await tellOurFault(ctx, new AppError('billing.provider-unavailable', { retryable: true }));
  await tellOurFault(ctx, new AppError('billing.card-declined', { status: 402 }));
  await tellOurFault(ctx, new Error('boom'));
  expect((await tasks()).map(({ kind }) => kind)).toEqual([
    'billing.authentication',
    'billing.idempotency',
    'billing.invalid-request',
    'billing.permission',
    'domains.limit',
  ]);
});
