/** A product whose clock somebody has set to tomorrow, beside a card provider that knows the time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { newShopper } from '../../../tests/support/shopper.ts';
import { reconcileCheckouts } from '../checkout/reconcile-checkouts.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

async function soldOn(product: TestProduct): Promise<string> {
  const shopper = newShopper(product);
  const checkout = await shopper.toCardForm();
  product.later(2 * MINUTE);
  await reconcileCheckouts(product.system());
  await shopper.pay(checkout);
  await product.webhooksArrived();
  await product.drain();
  return (await shopper.order()).status;
}
const clockTasks = (product: TestProduct) =>
  product.rows<{ detail: string }>(`select detail from tasks where kind = 'billing.clock' and resolved_at is null`);

for (const [said, aheadMs, detail] of [
  ['ahead', DAY, 'our clock is 86400 s ahead of the card provider’s'],
  ['behind', -DAY, 'our clock is 86400 s behind the card provider’s'],
] as const) {
  it(`an order is paid by event alone with a clock a day ${said}, and the operator is told of the clock [X3]`, async () => {
    const product = await startTestProduct({ aheadMs });
    try {
      expect(await soldOn(product)).toBe('live');
      expect(await clockTasks(product)).toEqual([{ detail }]);
      expect(product.lines.some((line) => line.includes(detail))).toBe(true);
    } finally {
      await product.close();
    }
  });
}

let right: TestProduct;
beforeAll(async () => (right = await startTestProduct({ aheadMs: 1500 })), 120_000);
afterAll(() => right.close());
it('less than two seconds apart, nobody is told of the clock', async () => {
  expect(await soldOn(right)).toBe('live');
  expect(await clockTasks(right)).toEqual([]);
});
