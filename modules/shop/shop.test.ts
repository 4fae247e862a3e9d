/** The shop of a site: filled in from its page, opened by its owner, one price with the list, and what the law wants said first. */
import { describe, expect, it } from 'vitest';
import { expectTrueStock, newShopSite, shopSite } from '../../tests/support/shop-site.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { setSiteTier } from '../sites/index.server.ts';
import { followPlan } from './prefill.ts';
import { removeProduct, saveProduct, setPrice } from './save-product.ts';
import { setStock } from './set-stock.ts';

const DAY = 86_400_000;
const { product, shop } = shopSite();

describe('a shop', () => {
  it('is filled in from the page, stays a draft until its owner opens it, and shows on the site then [P8]', async () => {
    const before = await shop().view();
    expect(before).toMatchObject({ status: 'draft', entitled: true, may_open: true });
    expect(before.products.length).toBeGreaterThan(2);
    expect(before.products.every(({ from_page: fromPage }) => fromPage)).toBe(true);
    expect(await shop().site.shown()).not.toContain('href="/shop"');
    await shop().add();
    await shop().set('open');
    await product().drain();
    expect(await shop().site.shown()).toContain('href="/shop"');
    await shop().set('paused');
    await product().drain();
    expect(await shop().site.shown()).not.toContain('href="/shop"');
  });

  it('has one price with the list of the page, and says there what is sold out [P8]', async () => {
    const listed = (await shop().view()).products.find(({ variants }) => variants[0]?.price);
    const variant = listed?.variants[0] ?? expect.fail('nothing has a price');
    await shop().set('open');
    const shown = async () => {
      await product().drain();
      return (await shop().site.shown()).replaceAll('\u00a0', ' ');
    };
    await setPrice(shop().site.ctx(), { by: await shop().by(), id: variant.id, price: 4321, reduced: false });
    expect(await shown()).toContain('43,21 €');
    await setStock(shop().site.ctx(), { by: await shop().by(), id: variant.id, free: 0, was: null });
    expect(await shown()).toContain('Agotado hoy');
    expect(await shown()).not.toContain('43,21');
    await shop().set('paused');
    expect(await shown()).not.toContain('Agotado hoy');
  });

  it('is led to from the names in the list as long as there is a page to lead to, and from nowhere else [P8]', async () => {
    const listed = (await shop().view()).products.find(({ gaps }) => gaps.length === 0);
    const { id, name } = listed ?? expect.fail('nothing can be ordered');
    const led = async () => {
      await product().drain();
      const html = await shop().site.shown();
      return [...html.matchAll(/<a class="leads" href="(\/shop\/[a-z0-9-]+)">([^<]*)<\/a>/g)].map((match) =>
        match.slice(1),
      );
    };
    expect(await led()).toEqual([]);
    await shop().set('open');
    const [[path = ''] = []] = (await led()).filter(([, said]) => said === name);
    expect(await shop().site.shown(path)).toContain(`<h1>${name}</h1>`);
    // Of what its owner added no list says anything, and what is not on sale has no page.
    await shop().add();
    const all = (await shop().view()).products.filter((each) => each.from_page);
    expect((await led()).map(([, said]) => said)).toEqual(all.map((each) => each.name));
    const { gaps: _gaps, from_page: _page, variants, ...off } = all.at(-1) ?? expect.fail('nothing is listed');
    const same = variants.map(({ id, name, price, reduced, most }) => ({ id, name, price, reduced, most }));
    await saveProduct(shop().site.ctx(), { by: await shop().by(), ...off, active: false, variants: same });
    const whole = all.slice(0, -1).map((each) => each.name);
    expect((await led()).map(([, said]) => said)).toEqual(whole);
    await removeProduct(shop().site.ctx(), { by: await shop().by(), id });
    expect((await led()).map(([, said]) => said)).toEqual(whole.filter((each) => each !== name));
    await shop().set('paused');
    expect(await led()).toEqual([]);
    await shop().set('open');
    expect(await led()).not.toEqual([]);
    const orderId = shop().owner.id();
    await inTransaction(product().system(), (ctx) => setSiteTier(ctx, { orderId, tier: 'premium' }));
    await followPlan(product().system(), { orderId });
    expect(await led()).toEqual([]);
    expect(await shop().site.shown('/shop')).toContain(name === whole[0] ? (whole[1] ?? '') : (whole[0] ?? ''));
  });

  it('asks its owner what the page does not say, in the money of the page, and is offered to no lawyer [P8]', async () => {
    const florist = await (await newShopSite(product(), '900000000000404')).view();
    // "from 18 €" is not one price.
    expect(florist.products.map(({ gaps }) => gaps)).toEqual([['price'], ['price'], ['price'], ['price']]);
    const bakery = await (await newShopSite(product(), '900000000001111')).view();
    expect(bakery.currency).toBe('GBP');
    expect(bakery.products).toMatchObject([
      { name: 'Sourdough loaf', kind: 'food', gaps: ['allergens'], variants: [{ price: 420 }] },
      { name: 'Croissant' },
      { name: 'Friday doughnut' },
      { name: 'Birthday cake', variants: [{ price: 3800 }] },
    ]);
    const lawyer = await newShopSite(product(), '900000000000303');
    await expect(lawyer.view()).rejects.toMatchObject({ code: 'shop.not-found', status: 404 });
  });

  it('opens with something that can be ordered, and under a plan that holds it [P8] [K3]', async () => {
    const ids = (await shop().view()).products.map(({ id }) => id);
    for (const id of ids) await removeProduct(shop().site.ctx(), { by: await shop().by(), id });
    await expect(shop().set('open')).rejects.toMatchObject({ code: 'shop.one-needed', status: 409 });
    await shop().add();
    await inTransaction(product().system(), (ctx) => setSiteTier(ctx, { orderId: shop().owner.id(), tier: 'premium' }));
    await expect(shop().set('open')).rejects.toMatchObject({ code: 'shop.closed', status: 409 });
  });
});

describe('what is sold', () => {
  it('counts what the owner counts, beside what is reserved; who ordered since is not overwritten [P8]', async () => {
    const [roses = ''] = await shop().add({}, 5);
    await shop().set('open');
    await shop().order([[roses, 2]]);
    const stock = async (free: number | null, was: number | null) =>
      setStock(shop().site.ctx(), { by: await shop().by(), id: roses, free, was });
    await expect(stock(9, 5)).rejects.toMatchObject({ code: 'shop.changed', status: 409 });
    await stock(9, 3);
    expect((await shop().named('Mazzo di rose')).variants).toMatchObject([{ free: 9, reserved: 2 }]);
    await stock(null, 9);
    await shop().order([[roses, 50]]);
    await stock(1, null);
    await expectTrueStock(product());
  });

  it('food is ordered once its allergens are answered, and alcohol by adults alone [P8]', async () => {
    const cake = { name: 'Torta', kind: 'food' as const };
    const [torta = ''] = await shop().add(cake);
    const [wine = ''] = await shop().add({ name: 'Vino', kind: 'alcohol', allergens: ['sulphites'] });
    await shop().set('open');
    expect((await shop().named('Torta')).gaps).toEqual(['allergens']);
    await expect(shop().order([[torta, 1]])).rejects.toMatchObject({ code: 'shop.sold-out' });
    const { id, variants } = await shop().named('Torta');
    const kept = variants.map(({ id: variant, name, most }) => ({
      id: variant,
      name,
      most,
      price: 2500,
      reduced: false,
    }));
    const given = {
      detail: '',
      category: '',
      photo: null,
      ingredients: '',
      content: null,
      vat: null,
      maker: '',
      identifier: '',
      warnings: null,
      withdrawal: 'yes',
      active: true,
    } as const;
    await saveProduct(shop().site.ctx(), {
      by: await shop().by(),
      ...given,
      ...cake,
      id,
      allergens: [],
      variants: kept,
    });
    await shop().order([[torta, 1]]);
    await expect(shop().order([[wine, 1]])).rejects.toMatchObject({ code: 'shop.age', status: 422 });
    await shop().order([[wine, 1]], { isAdult: true });
  });

  it('a reduction is measured by the lowest price of the thirty days before its first cut [P8]', async () => {
    const [roses = ''] = await shop().add();
    const price = async (cents: number, reduced: boolean) =>
      setPrice(shop().site.ctx(), { by: await shop().by(), id: roses, price: cents, reduced });
    const before = async () => (await shop().named('Mazzo di rose')).variants[0]?.before;
    await price(2000, true);
    // Nothing held before it: it was born so.
    expect(await before()).toBeNull();
    await price(2500, false);
    product().later(10 * DAY);
    await price(3000, false);
    product().later(5 * DAY);
    await price(2400, true);
    expect(await before()).toBe(2500);
    product().later(25 * DAY);
    await price(2000, true);
    expect(await before()).toBe(2500);
    product().later(DAY);
    await price(2000, false);
    expect(await before()).toBeNull();
    await price(2600, true);
    expect(await before()).toBeNull();
  });
});
