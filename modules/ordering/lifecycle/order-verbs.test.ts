import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { cartInput, freeName, newPage, newShopper, nives, PRICES, TERMS } from '../../../tests/support/shopper.ts';
import {
  getOrder,
  openCheckout,
  requireHeldOrder,
  saveCart,
  saveDomainInfo,
  startOrder,
  updateOrder,
} from '../index.server.ts';
import { orders } from '../tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const notFound = { code: 'ordering.not-found', status: 404 };
const closed = { code: 'ordering.closed', status: 409 };

describe('opening an order', () => {
  it('ten presses at once in one browser open one order and send one link [C2]', async () => {
    const shopper = newShopper(product);
    const started = await Promise.all(Array.from({ length: 10 }, () => shopper.start()));
    expect(new Set(started.map((order) => order._id)).size).toBe(1);
    await product.drain();
    expect(shopper.mails().map((mail) => mail.subject)).toEqual([
      'Il tuo ordine per Trattoria Sette Gufi: riprendi quando vuoi',
    ]);
  });

  it('coming back finds the open order; a paid one is left alone and a new one begins [C2]', async () => {
    const shopper = newShopper(product);
    const first = await shopper.start();
    expect((await shopper.start())._id).toBe(first._id);
    await shopper.choose();
    await shopper.pay(await shopper.checkout());
    await product.webhooksArrived();
    await product.drain();
    expect((await shopper.start())._id).not.toBe(first._id);
  });

  it('wrong billing opens nothing and names each field', async () => {
    const shopper = newShopper(product, nives({ ssn: 'RSSMRA85T10A562X', zip: '1' }));
    await expect(shopper.start()).rejects.toMatchObject({
      code: 'ordering.billing-invalid',
      fields: { ssn: 'ssn', zip: 'zip' },
    });
    await expect(getOrder(shopper.ctx(), shopper.page)).rejects.toMatchObject(notFound);
  });
});

describe('whose order it is', () => {
  it('another visitor to the same page gets an order of their own [X5]', async () => {
    const page = newPage();
    const [one, two] = [newShopper(product, nives(), page), newShopper(product, nives(), page)];
    const [first, second] = [await one.start(), await two.start()];
    expect(second._id).not.toBe(first._id);
    expect((await getOrder(one.ctx(), page))._id).toBe(first._id);
    expect((await getOrder(two.ctx(), page))._id).toBe(second._id);
  });

  it('nobody reads or changes an order without its cookie, on any call [X5] [C3] [C4] [C5] [C6]', async () => {
    const owner = newShopper(product);
    const { _id: id } = await owner.start();
    const before = await owner.order();
    for (const ctx of [newShopper(product).ctx(), product.as(null), product.as('x'.repeat(43))]) {
      const calls = [
        getOrder(ctx, id),
        getOrder(ctx, owner.page),
        requireHeldOrder(ctx, id),
        updateOrder(ctx, { id, order: { billing_info: nives() } }),
        saveCart(ctx, { id, ...cartInput({ plan: 'pro' }) }),
        saveDomainInfo(ctx, { id, domain_info: nives() }),
        openCheckout(ctx, { id, ...TERMS }),
      ];
      const answers = await Promise.allSettled(calls);
      for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: notFound });
    }
    expect(await owner.order()).toEqual(before);
  });

  it('an id that cannot be one is not found, whatever bytes it has', async () => {
    const { ctx } = newShopper(product);
    for (const id of ['ord_\u0000', '../x', 'ord_'.padEnd(300, 'a'), `'; drop table orders`]) {
      await expect(getOrder(ctx(), id)).rejects.toMatchObject(notFound);
    }
  });
});

describe('what may change', () => {
  it('a change that comes while a payment is being written down waits for it, and is refused [W8]', async () => {
    const shopper = newShopper(product);
    await shopper.toCardForm();
    const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const payment = product.system().db.transaction(async (tx) => {
      await tx.update(orders).set({ state: 'complete' }).where(eq(orders.id, shopper.id()));
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    const input = { order: { billing_info: { ...shopper.billing, first_name: 'Altra' } } };
    const change = expect(updateOrder(shopper.ctx(), { id: shopper.id(), ...input })).rejects.toMatchObject(closed);
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(() => product.rows(waiting)).toHaveLength(1);
    commit.resolve();
    await payment;
    await change;
    expect((await shopper.order()).billing_info.first_name).toBe(shopper.billing.first_name);
  });

  it('the type of buyer is locked once the order is open [B1]', async () => {
    const shopper = newShopper(product);
    const { _id: id } = await shopper.start();
    const changed = await updateOrder(shopper.ctx(), {
      id,
      order: { billing_info: { ...shopper.billing, first_name: 'Nives Maria' }, type: 'business' },
    });
    expect(changed).toMatchObject({ type: 'customer', billing_info: { first_name: 'Nives Maria', business_name: '' } });
  });

  it('a paid order refuses every change [W8]', async () => {
    const shopper = newShopper(product);
    const id = await shopper.buy({ domains: [freeName()] });
    const paid = await shopper.order();
    const calls = [
      updateOrder(shopper.ctx(), { id, order: { billing_info: shopper.billing } }),
      shopper.choose({ plan: 'pro' }),
      saveDomainInfo(shopper.ctx(), { id, domain_info: shopper.billing }),
      shopper.checkout(),
    ];
    const answers = await Promise.allSettled(calls);
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: closed });
    expect(await shopper.order()).toEqual(paid);
  });
});

describe('the cart', () => {
  it('is priced from the catalogue, whatever the browser says it costs [W8]', async () => {
    const shopper = newShopper(product);
    const { _id: id } = await shopper.start();
    const [name, other] = [freeName(), freeName('com')];
    const input = cartInput({ plan: 'pro', domains: [name, other] });
    const cheap = { ...input.stripe.cart[0], price: 1, unit_amount: 1, quantity: 7 };
    const forged = { ...input, stripe: { cart: [cheap, { id: 'price_mine', type: 'domain' as const, quantity: 0 }] } };
    const order = await saveCart(shopper.ctx(), { ...forged, id } as never);
    expect(order.total).toBe(17_900 + 2 * 1200);
    expect(order.stripe.cart).toMatchObject([
      { type: 'service', id: PRICES.pro, quantity: 1, unit_amount: 17_900, price: 179 },
      { type: 'domain', quantity: 2, unit_amount: 1200 },
    ]);
  });

  it('refuses a price that is not a plan of the catalogue [W4]', async () => {
    const shopper = newShopper(product);
    const { _id: id } = await shopper.start();
    for (const price of ['price_unknown', 'price_DominioYear', '']) {
      const cart = price ? [{ id: price, type: 'service' as const }] : [];
      const input = { ...cartInput({}), stripe: { cart } };
      await expect(saveCart(shopper.ctx(), { id, ...input })).rejects.toMatchObject({ code: 'ordering.plan-missing' });
    }
  });

  it('keeps the transfer code to itself, and to one name [W9]', async () => {
    const shopper = newShopper(product);
    const { _id: id } = await shopper.start();
    const input = cartInput({ transfer: { domain: 'occupato-mio.it', authcode: 'Sesamo-123' } });
    const order = await saveCart(shopper.ctx(), { id, ...input, domains: ['occupato-mio.it', 'altro.it'] });
    expect(order).toMatchObject({ domains: ['occupato-mio.it'], domain_choice: 'transfer', has_authcode: true });
    expect(JSON.stringify(order)).not.toContain('Sesamo');
  });

  it('two tabs that save at once leave one of the two carts, never a mixture', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    const [a, b] = [freeName(), freeName()];
    await Promise.all([shopper.choose({ plan: 'pro', domains: [a] }), shopper.choose({ domains: [a, b] })]);
    const order = await shopper.order();
    expect([17_900 + 1200, 9900 + 2400]).toContain(order.total);
    expect(order.domains).toHaveLength(order.total === 19_100 ? 1 : 2);
  });
});

it('starting a second order needs no knowledge of the first: the page id opens the visitor’s newest [C3]', async () => {
  const shopper = newShopper(product);
  const first = await shopper.buy();
  product.later(60_000);
  const { order } = await startOrder(shopper.ctx(), {
    facebook_page_id: shopper.page,
    billing_info: shopper.billing,
    page: { name: 'Trattoria Sette Gufi' },
  });
  expect((await getOrder(shopper.ctx(), shopper.page))._id).toBe(order._id);
  expect((await getOrder(shopper.ctx(), first)).status).toBe('live');
});
