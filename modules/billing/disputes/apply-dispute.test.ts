import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { DAY, newSubscriber } from '../../../tests/support/subscriber.ts';
import { applyDispute } from './apply-dispute.ts';

const HOUR = DAY / 24;
/** The payment that the provider says is disputed. */
let paymentId = 'pi_unknown';
let heardAt: Date;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    ports: ({ payments }) => ({
      payments: {
        ...payments,
        retrieveDispute: async (id) => ({
          id,
          paymentId,
          // As old as the longest time in which no event came through.
          created: Math.floor(heardAt.getTime() / 1000) - (30 * DAY) / 1000,
          amount: 9900,
          reason: 'fraudulent',
          status: 'needs_response',
        }),
      },
    }),
  });
  heardAt = product.clock.now();
});
afterAll(() => product.close());

const apply = (id: string) => applyDispute(product.system(), id, heardAt);
const tasks = async () =>
  (await product.rows<{ key: string }>(`select key from tasks where kind = 'billing.disputed'`)).map(({ key }) => key);

it('is asked for again while its payment may be one of ours that nobody has told us of: for two days since we heard of it, however old it is [P12] [X3]', async () => {
  for (const hours of [0, 5, 40]) {
    product.later(hours * HOUR);
    await expect(apply('du_early'), `${hours} hours later`).rejects.toMatchObject({
      code: 'billing.provider-unavailable',
    });
  }
  const owner = await newSubscriber(product);
  const [charge] = await product.rows<{ id: string }>('select payment_id as id from charges where order_id = $1', [
    owner.id(),
  ]);
  paymentId = charge?.id ?? '';
  await apply('du_early');
  expect(await tasks()).toEqual(['billing.disputed:du_early']);
});

it('of another seller on the same account ends there, and nobody hears of it [P12]', async () => {
  paymentId = 'pi_of_another';
  product.later(2 * DAY);
  await apply('du_another');
  expect(await tasks()).toEqual(['billing.disputed:du_early']);
});
