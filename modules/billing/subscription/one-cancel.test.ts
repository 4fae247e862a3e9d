/** Several refunds of one order start at once, and each of them ends the subscription first. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSubscriber, pass, HOUR } from '../../../tests/support/subscriber.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { quotePro, upgradeToPro, withdrawOrder } from '../../ordering/index.server.ts';
import { carryOutRefund } from '../refunds/refund.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

it('who withdraws after an upgrade has both payments back at the first try, and no task speaks of a fault [K11] [P12]', async () => {
  const owner = await newSubscriber(product);
  const id = owner.id();
  const quote = await quotePro(owner.ctx(), id);
  await upgradeToPro(owner.ctx(), { id, amount: quote.amount, prorationDate: quote.proration_date });
  await pass(product, HOUR);
  await withdrawOrder(owner.ctx(), { id, name: 'Nives Gufi', mail: owner.billing.mail, lang: 'it' });
  const keys = (await product.rows<{ key: string }>('select key from refunds where order_id = $1', [id])).map(
    ({ key }) => key,
  );
  expect(keys).toHaveLength(2);
  // Both jobs look, both see a running subscription, both end it: as two workers do.
  const done = await Promise.allSettled(keys.map((key) => carryOutRefund(product.system(), key)));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  await pass(product, HOUR);
  expect(await owner.state()).toBe('refunded');
  expect((await owner.tasks()).filter(({ open }) => open)).toEqual([]);
  expect(await product.rows(`select kind from tasks where kind like 'billing.%'`)).toEqual([]);
  const mine = [...product.stripe.state.charges.values()].filter(({ customer }) => customer === owner.customerId);
  expect(mine.map((charge) => charge.amount - charge.amount_refunded)).toEqual([0, 0]);
});

it('ending a subscription twice at the same moment ends it once, and an unknown one is still refused', async () => {
  const owner = await newSubscriber(product);
  const { payments } = product.ports;
  const end = () => payments.cancelSubscription(owner.subscriptionId);
  await Promise.all([end(), end(), end()]);
  const ended = [...product.stripe.state.events.values()].filter(
    ({ type, data }) =>
      type === 'customer.subscription.deleted' && (data.object as { id: string }).id === owner.subscriptionId,
  );
  expect(ended).toHaveLength(1);
  await expect(payments.cancelSubscription('sub_unknown')).rejects.toMatchObject({ code: 'billing.provider-refused' });
});
