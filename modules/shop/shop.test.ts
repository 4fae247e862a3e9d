/** The shop of a site: no piece is promised twice, what is ordered is what was shown, and each side is told. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expectTrueStock, newShopSite, shopSite } from '../../tests/support/shop-site.ts';
import { proveSite } from '../access/index.server.ts';
import { newVisitorKey, setSiteTier } from '../sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { cancelOrder } from './change-order.ts';
import { releaseDue } from './due-orders.ts';
import { purgeOrders } from './purge-orders.ts';
import { removeProduct, saveProduct, saveSettings, setPrice } from './save-product.ts';
import { setStock } from './set-stock.ts';

const DAY = 86_400_000;
const { product, shop } = shopSite();
const siteId = () => shop().site.id;

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

describe('an order', () => {
  let roses: string;
  beforeEach(async () => {
    [roses = ''] = await shop().add({}, 5);
    await shop().set('open');
    await product().drain();
  });
  const free = async () => (await shop().named('Mazzo di rose')).variants[0]?.free;

  it('keeps its pieces, is accepted, made ready and collected, and both sides are told [P8]', async () => {
    const { id, mail, number } = await shop().order([[roses, 3]]);
    expect(number).toBe(1);
    expect(await free()).toBe(2);
    expect((await shop().view()).orders).toMatchObject([
      {
        state: 'placed',
        total: 7500,
        lines: [{ name: 'Mazzo di rose', quantity: 3 }],
        buyer: { note: 'Passo alle sei' },
      },
    ]);
    expect(await shop().mailsTo(mail)).toEqual(['shop-reserved']);
    expect(shop().owner.subjects().at(-1)).toContain('75,00');
    await shop().act(id, 'accept', { ready: '2026-12-03T18:30' });
    await shop().act(id, 'accept', { ready: '2026-12-03T18:30' });
    await shop().act(id, 'ready');
    await shop().act(id, 'collected');
    expect(await shop().mailsTo(mail)).toEqual(['shop-accepted', 'shop-ready', 'shop-reserved']);
    expect(await free()).toBe(2);
    expect((await shop().view()).past).toMatchObject([{ state: 'collected' }]);
    await expect(shop().act(id, 'cancel')).rejects.toMatchObject({ code: 'shop.changed', status: 409 });
    await expectTrueStock(product());
  });

  it('sent twice under one key is one order with one mail [P8]', async () => {
    const key = newVisitorKey();
    const tries = await Promise.all([1, 2, 3].map(() => shop().order([[roses, 2]], { key, mail: 'twice@example.it' })));
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(await free()).toBe(3);
    expect(await shop().mailsTo('twice@example.it')).toEqual(['shop-reserved']);
    await expectTrueStock(product());
  });

  it('for more than there is holds nothing, not even what there would be of its other lines [P8]', async () => {
    const [tulips = ''] = await shop().add({ name: 'Tulipani' }, 10);
    await expect(
      shop().order([
        [tulips, 4],
        [roses, 6],
      ]),
    ).rejects.toMatchObject({ code: 'shop.sold-out', status: 409 });
    expect((await shop().named('Tulipani')).variants[0]?.free).toBe(10);
    await expect(
      shop().order([
        [roses, 1],
        ['shv_foreign', 1],
      ]),
    ).rejects.toMatchObject({ code: 'shop.sold-out' });
    await expectTrueStock(product());
  });

  it('takes the last piece once, and the site says so; given back, it is there again [P8]', async () => {
    const { key } = await shop().order([[roses, 5]]);
    await product().drain();
    const page = async () => {
      const [row] = await product().rows<{ files: Record<string, unknown> }>(
        'select v.files from sites s join site_versions v on v.id = s.current_version_id where s.id = $1',
        [siteId()],
      );
      return JSON.stringify(row?.files['/shop']);
    };
    const soldOut = await page();
    await cancelOrder(product().as(null), { siteId: siteId(), key });
    await cancelOrder(product().as(null), { siteId: siteId(), key });
    await product().drain();
    expect(await page()).not.toBe(soldOut);
    expect(await free()).toBe(5);
    expect(shop().owner.subjects().at(-1)).toContain('annullato');
    await expectTrueStock(product());
  });

  it('at another price than was shown, below the minimum, or by too many is refused in words [P8]', async () => {
    await expect(shop().order([[roses, 1]], { total: 2400 })).rejects.toMatchObject({ code: 'shop.price-changed' });
    await saveSettings(shop().site.ctx(), { by: await shop().by(), keep_days: 2, minimum: 5000, note: '' });
    await expect(shop().order([[roses, 1]])).rejects.toMatchObject({ code: 'shop.minimum', status: 422 });
    await saveSettings(shop().site.ctx(), { by: await shop().by(), keep_days: 2, minimum: 0, note: '' });
    for (let n = 0; n < 3; n += 1) await shop().order([[roses, 1]], { mail: 'many@example.it' });
    await expect(shop().order([[roses, 1]], { mail: 'MANY@example.it' })).rejects.toMatchObject({
      code: 'shop.too-many-orders',
      status: 429,
    });
    await shop().set('paused');
    await expect(shop().order([[roses, 1]])).rejects.toMatchObject({ code: 'shop.closed', status: 409 });
    await expectTrueStock(product());
  });

  it('that nobody answers or nobody collects gives its pieces back, and its buyer is told [P8]', async () => {
    const waits = await shop().order([[roses, 1]]);
    const ready = await shop().order([[roses, 2]]);
    const kept = await shop().order([[roses, 1]]);
    product().later(2 * DAY);
    await shop().act(ready.id, 'ready');
    await shop().act(kept.id, 'accept', {
      ready: new Date(product().clock.now().getTime() + 3 * DAY).toISOString().slice(0, 16),
    });
    product().later(2 * DAY);
    await releaseDue(product().system());
    expect((await shop().view()).orders.map(({ id }) => id).toSorted()).toEqual([kept.id, ready.id].toSorted());
    product().later(2 * DAY);
    await releaseDue(product().system());
    await releaseDue(product().system());
    expect((await shop().view()).past.map(({ state }) => state)).toEqual(['not-collected', 'expired']);
    expect(await shop().mailsTo(waits.mail)).toContain('shop-unanswered');
    expect(await shop().mailsTo(ready.mail)).toContain('shop-not-collected');
    expect(await free()).toBe(4);
    await expectTrueStock(product());
  });

  it('is refused and cancelled with a reason that its buyer reads [P8]', async () => {
    const [one, other] = [await shop().order([[roses, 1]]), await shop().order([[roses, 1]])];
    await shop().act(one.id, 'refuse', { reason: 'Il fornitore non consegna' });
    await shop().act(other.id, 'accept');
    await shop().act(other.id, 'cancel');
    expect(await shop().mailsTo(one.mail)).toContain('shop-refused');
    expect(await shop().mailsTo(other.mail)).toContain('shop-cancelled');
    expect(await free()).toBe(5);
  });

  it('outlives the plan: nothing new is ordered, and what is ordered is answered [P8] [K3]', async () => {
    const { id, key } = await shop().order([[roses, 1]]);
    await inTransaction(product().system(), (ctx) => setSiteTier(ctx, { orderId: shop().owner.id(), tier: 'premium' }));
    await expect(shop().order([[roses, 1]])).rejects.toMatchObject({ code: 'shop.closed' });
    await shop().act(id, 'ready');
    await cancelOrder(product().as(null), { siteId: siteId(), key });
    expect(await shop().view()).toMatchObject({ entitled: false, past: [{ state: 'cancelled-by-buyer' }] });
    await expectTrueStock(product());
  });

  it('is forgotten a year after its end, and the pieces still add up [P8] [X5]', async () => {
    const { id } = await shop().order([[roses, 1]]);
    await shop().act(id, 'accept');
    await shop().act(id, 'collected');
    product().later(366 * DAY);
    expect(await purgeOrders(product().system())).toBeGreaterThan(0);
    expect(await product().rows('select 1 from shop_lines where order_id = $1', [id])).toEqual([]);
    await expectTrueStock(product());
  });

  it('is another site’s to nobody else [P8] [X5]', async () => {
    const { id, key } = await shop().order([[roses, 1]]);
    const other = await newShopSite(product());
    await expect(other.act(id, 'accept')).rejects.toMatchObject({ code: 'shop.not-found', status: 404 });
    await expect(cancelOrder(product().as(null), { siteId: other.site.id, key })).rejects.toMatchObject({
      status: 404,
    });
    const by = await other.by();
    const theirs = { by, id: roses };
    await expect(setPrice(other.site.ctx(), { ...theirs, price: 1, reduced: false })).rejects.toMatchObject({
      status: 404,
    });
    await expect(setStock(other.site.ctx(), { ...theirs, free: 9, was: 5 })).rejects.toMatchObject({ status: 404 });
    expect(await free()).toBe(4);
    await expect(proveSite(other.site.ctx(), 'draft', siteId())).rejects.toMatchObject({ status: 404 });
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
    const given = { detail: '', category: '', photo: null, ingredients: '', content: null, active: true };
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
