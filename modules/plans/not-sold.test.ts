/** The largest plan where it adds nothing yet: not shown, and refused to whoever asks for it all the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { withoutRooms } from '../../tests/support/offer.ts';
import { cartInput, newShopper, TERMS } from '../../tests/support/shopper.ts';
import { openCheckout, quotePro, saveCart, upgradeToPro } from '../ordering/index.server.ts';
import { listPrices } from './index.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** An installation in production whose rooms add nothing to the larger plan. */
const inProduction = (ctx: Ctx): Ctx => ({
  ...ctx,
  config: { ...ctx.config, production: true },
  contributed: withoutRooms('booking', 'shop', 'newsletter'),
});
const notSold = { code: 'plans.not-sold', status: 409 };

describe('in production, a plan that adds nothing yet', () => {
  it('stands in no list of prices, and keeps its place in the catalogue [K2] [K3]', async () => {
    const ctx = newShopper(product).ctx();
    const plans = async (given: Ctx) => (await listPrices(given, given.ports.payments)).map(({ plan }) => plan);
    expect(new Set(await plans(inProduction(ctx)))).toEqual(new Set(['premium', null]));
    expect(new Set(await plans(ctx))).toEqual(new Set(['premium', 'pro', null]));
  });

  it('is refused in a cart, and nothing of the order changes [K3]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    await shopper.choose();
    const before = await shopper.order();
    await expect(
      saveCart(inProduction(shopper.ctx()), { id: shopper.id(), ...cartInput({ plan: 'pro' }) }),
    ).rejects.toMatchObject(notSold);
    expect(await shopper.order()).toEqual(before);
    await saveCart(inProduction(shopper.ctx()), { id: shopper.id(), ...cartInput({}) });
  });

  it('opens no card form for a cart that was saved before [K3]', async () => {
    const shopper = newShopper(product);
    await shopper.start();
    await shopper.choose({ plan: 'pro' });
    await expect(openCheckout(inProduction(shopper.ctx()), { id: shopper.id(), ...TERMS })).rejects.toMatchObject(
      notSold,
    );
    await shopper.checkout();
  });

  it('is neither quoted nor charged to whoever has the smaller one [K3]', async () => {
    const shopper = newShopper(product);
    await shopper.buy();
    const ctx = inProduction(shopper.ctx());
    await expect(quotePro(ctx, shopper.id())).rejects.toMatchObject(notSold);
    const quote = await quotePro(shopper.ctx(), shopper.id());
    const shown = { amount: quote.amount, prorationDate: quote.proration_date };
    await expect(upgradeToPro(ctx, { id: shopper.id(), ...shown })).rejects.toMatchObject(notSold);
    const lines = await product.rows('select 1 from charges where order_id = $1', [shopper.id()]);
    expect(lines).toHaveLength(1);
  });
});
