import { applyCheckout } from '../../../tests/support/as-owner.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { another, newShopper, nives } from '../../../tests/support/shopper.ts';
import { addStaff } from '../../identity/index.server.ts';
import { startOrder } from './start-order.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

type Shopper = ReturnType<typeof newShopper>;
const company = { business_name: 'Sette Gufi Srl', vat: '01234567897', sdi: 'ABC1234', ssn: '' };
const again = (shopper: Shopper, changes: object = company) =>
  startOrder(shopper.ctx(), {
    facebook_page_id: shopper.page,
    billing_info: { ...nives(), ...changes },
    type: 'business',
    locale: 'it',
    instead_of: shopper.id(),
    page: { name: 'Trattoria Sette Gufi' },
  });
const states = (shopper: Shopper) =>
  product.rows<{ type: string; state: string }>(
    'select type, state from orders where page_id = $1 order by created_at, id',
    [shopper.page],
  );

describe('whoever chose the wrong kind of buyer', () => {
  it('begins again: the old order is over, pressing twice makes one new order [B1] [W3]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    product.later(60_000);
    const [one, two] = await Promise.all([again(shopper), again(shopper)]);
    expect(one.order._id).toBe(two.order._id);
    expect(one.order).toMatchObject({ type: 'business', status: 'draft' });
    expect((await states(shopper)).toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
      { type: 'business', state: 'draft' },
      { type: 'customer', state: 'cancelled' },
    ]);
  });

  it('cannot pay the old card form any more, and cannot begin again once it is paid [B1]', async () => {
    const shopper = newShopper(product);
    const form = await shopper.toCardForm();
    await again(shopper);
    expect((await product.system().ports.payments.retrieveCheckoutSession(form.session_id)).status).toBe('expired');

    const buyer = newShopper(product);
    await product.webhooks({ off: true });
    const paying = await buyer.toCardForm();
    await buyer.pay(paying);
    await expect(again(buyer)).rejects.toMatchObject({ code: 'ordering.closed' });
    await product.webhooks({ off: false });
    expect((await states(buyer)).map(({ type }) => type)).toEqual(['customer']);
    expect((await buyer.order()).status).not.toBe('cancelled');
    expect(await applyCheckout(product.system(), paying.session_id)).toBe('paid');
    await product.drain();
    // Once it runs, not even a second press ends it.
    await expect(again(buyer)).rejects.toMatchObject({ code: 'ordering.closed' });
    expect((await buyer.order()).status).toBe('live');
  });

  it('without that wish gets the order that is there, as before [C2]', async () => {
    const shopper = newShopper(product);
    const { _id: id } = await shopper.start();
    expect((await shopper.start())._id).toBe(id);
    const { facebook_page_id: page } = await shopper.order();
    const asked = { facebook_page_id: page, billing_info: { ...nives(), ...company }, type: 'business' as const };
    const other = await startOrder(shopper.ctx(), { ...asked, locale: 'it', page: { name: 'Trattoria Sette Gufi' } });
    expect(other.order).toMatchObject({ _id: id, type: 'customer' });
  });

  it('stays the sale of the agent who brought them [B1]', async () => {
    const shopper = newShopper(product);
    const { _id: id } = await shopper.start();
    const email = `${another('ada')}@vetrina.example`;
    const agent = await addStaff(product.system(), { email, name: 'Ada', role: 'agent' });
    await product.rows(
      `insert into order_attributions (order_id, agent_id, by, rule_version, at) values ($1, $2, 'opened', 1, now())`,
      [id, agent.id],
    );
    const { order } = await again(shopper);
    const sale = 'select agent_id, by from order_attributions where order_id = $1';
    expect(await product.rows(sale, [order._id])).toEqual([{ agent_id: agent.id, by: 'opened' }]);
  });
});
