/** A card provider that does not answer, and the queue that runs by itself: what was asked happens once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundJob } from '../../modules/billing/jobs.ts';
import { carryOutRefund, requestRefund } from '../../modules/billing/refunds/refund.ts';
import { reconcileCheckouts } from '../../modules/billing/checkout/reconcile-checkouts.ts';
import { handle } from '../../platform/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { newShopper } from '../support/shopper.ts';
import { newSubscriber } from '../support/subscriber.ts';
import { paymentsAt } from './stripe-fixtures.ts';

/** Milliseconds of one try, and tries of one call. */
const PATIENCE_MS = 150;
const TRIES = 3;
let product: TestProduct;
const runs = { now: 0, most: 0, all: 0, failed: 0 };

async function counted(key: string): Promise<void> {
  runs.all += 1;
  runs.now += 1;
  runs.most = Math.max(runs.most, runs.now);
  try {
    await carryOutRefund(product.system(), key);
  } catch (error) {
    runs.failed += 1;
    throw error;
  } finally {
    runs.now -= 1;
  }
}
beforeAll(async () => {
  product = await startTestProduct();
  product.ports.payments = paymentsAt(product.stripe.url, {
    secretKey: 'sk_test_tests',
    webhookSecrets: [product.webhookSecret],
    timeoutMs: PATIENCE_MS,
  });
});
afterAll(() => product.close());

it('a refund that meets silence is tried again by its job, never twice at once, and pays back once [X1] [X4]', async () => {
  const owner = await newSubscriber(product);
  await product.jobs.work([handle(refundJob, ({ key }) => counted(key))]);
  const done = async (key: string) =>
    (await product.rows('select 1 from refunds where key = $1 and done_at is not null', [key])).length > 0;
  for (const kind of ['timeout-before', 'timeout-after']) {
    Object.assign(runs, { now: 0, most: 0, all: 0, failed: 0 });
    await product.cardFault({ kind, times: TRIES, path: '/v1/refunds' });
    const key = `refund:silence:${kind}`;
    await inTransaction(product.system(), (ctx) =>
      requestRefund(ctx, { key, orderId: owner.id(), amount: 500, reason: 'x' }),
    );
    for (let tries = 0; tries < 1000 && !(await done(key)); tries++) await sleep(20);
    expect([kind, await done(key), runs.failed, runs.all - runs.failed, runs.most]).toEqual([kind, true, 1, 1, 1]);
    const back = [...product.stripe.state.refunds.values()].filter(({ metadata }) => metadata['effect'] === key);
    expect(back.map(({ amount }) => amount)).toEqual([500]);
  }
});

it('a sweep does not wait for every session of a silent provider: its own next try does', async () => {
  const answering = product.ports.payments;
  for (let each = 0; each < 2; each++) await newShopper(product).toCardForm();
  product.later(10 * 60_000);
  let asked = 0;
  const nobody = paymentsAt('http://127.0.0.1:1', { timeoutMs: PATIENCE_MS });
  product.ports.payments = {
    ...answering,
    retrieveCheckoutSession: (id) => {
      asked += 1;
      // What three tries of eighty seconds cost.
      product.later(4 * 60_000);
      return nobody.retrieveCheckoutSession(id);
    },
  };
  await expect(reconcileCheckouts(product.system())).rejects.toMatchObject({ code: 'billing.provider-unavailable' });
  expect(asked).toBe(1);
});
