import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { freeName, newShopper } from '../../tests/support/shopper.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());

interface Row {
  number: number;
  year: number;
  kind: string;
  net: number;
  vat: number;
  gross: number;
  source: string;
}
const documents = (orderId: string) =>
  product.rows<Row>(
    'select number, year, kind, net, vat, gross, source from invoices where order_id = $1 order by number',
    [orderId],
  );

describe('the first purchase', () => {
  it('is invoiced once, to the cent that the card provider took', async () => {
    const shopper = newShopper(product);
    const id = await shopper.buy({ domains: [freeName()] });
    console.log(
      await documents(id),
      product.eInvoices.files().map((f) => f.xml),
      await product.rows('select kind, occasion from mails where order_id=$1', [id]),
      product.lines.filter((l) => /"level":50|"level":40/.test(l)).slice(0, 5),
    );
  });
});
