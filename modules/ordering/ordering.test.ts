import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopper } from '../../tests/support/shopper.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());

describe('a whole purchase', () => {
  it('is paid, published and live', async () => {
    const nives = newShopper(product);
    await nives.buy({ domains: ['libero-prima.it'] });
    expect(await nives.order()).toMatchObject({ status: 'live' });
    expect(nives.mails().map((mail) => mail.subject)).toEqual([]);
  });
});
