/** Orders of a shop: no piece is promised twice, what is ordered is what was shown, and each side is told. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expectTrueStock, newShopSite, shopSite } from '../../tests/support/shop-site.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite } from '../access/index.server.ts';
import { newVisitorKey, setSiteTier } from '../sites/index.server.ts';
import { cancelOrder } from './change-order.ts';
import { releaseDue } from './due-orders.ts';
import { purgeOrders } from './purge-orders.ts';
import { comeBack } from '../../tests/support/returned.ts';
import { saveSettings, setPrice } from './save-product.ts';
import { setStock } from './set-stock.ts';

const DAY = 86_400_000;
const { product, shop } = shopSite();
const siteId = () => shop().site.id;

describe('an order', () => {
  let roses: string;
  beforeEach(async () => {
    [roses = ''] = await shop().add({}, 5);
    await shop().set('open');
    await product().drain();
  });
  const free = async () => (await shop().named('Mazzo di rose')).variants[0]?.free;
  /** What stands for the page of the shop, by its content. */
  const page = async () => {
    const [row] = await product().rows<{ files: Record<string, unknown> }>(
      'select v.files from sites s join site_versions v on v.id = s.current_version_id where s.id = $1',
      [siteId()],
    );
    return JSON.stringify(row?.files['/shop']);
  };

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

  it('whose mail came back says so to its owner, who reaches its buyer another way [P8]', async () => {
    const [lost, found] = [
      await shop().order([[roses, 1]], { mail: 'nobody@example.it' }),
      await shop().order([[roses, 1]], { mail: 'there@example.it' }),
    ];
    const marked = async () => (await shop().view()).orders.filter(({ buyer }) => buyer.unreached).map(({ id }) => id);
    expect(await marked()).toEqual([]);
    await comeBack(product(), lost.mail);
    expect(await marked()).toEqual([lost.id]);
    await shop().act(lost.id, 'refuse', { reason: 'Finite' });
    await shop().act(found.id, 'accept');
    expect((await shop().view()).past).toMatchObject([{ id: lost.id, buyer: { unreached: true } }]);
    expect(await marked()).toEqual([]);
  });

  it('sent twice under one key is one order with one mail [P8]', async () => {
    const key = newVisitorKey();
    const tries = await Promise.all([1, 2, 3].map(() => shop().order([[roses, 2]], { key, mail: 'twice@example.it' })));
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(await free()).toBe(3);
    expect(await shop().mailsTo('twice@example.it')).toEqual(['shop-reserved']);
    await expectTrueStock(product());
  });

  it('of the last pieces, sent twice at once or again, is that order and not sold out [P8]', async () => {
    const key = newVisitorKey();
    const again = () => shop().order([[roses, 5]], { key, mail: 'last@example.it' });
    const tries = [...(await Promise.all([again(), again()])), await again()];
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(await shop().mailsTo('last@example.it')).toEqual(['shop-reserved']);
    await expect(shop().order([[roses, 1]])).rejects.toMatchObject({ code: 'shop.sold-out' });
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
    const soldOut = await page();
    await cancelOrder(product().as(null), { siteId: siteId(), key });
    await cancelOrder(product().as(null), { siteId: siteId(), key });
    await product().drain();
    expect(await page()).not.toBe(soldOut);
    expect(await free()).toBe(5);
    expect(shop().owner.subjects().at(-1)).toContain('annullato');
    await expectTrueStock(product());
  });

  it('says on the site how many are left, where few are, as soon as fewer are or more [P8]', async () => {
    const five = await page();
    const { key } = await shop().order([[roses, 2]]);
    await product().drain();
    const three = await page();
    expect(three).not.toBe(five);
    await cancelOrder(product().as(null), { siteId: siteId(), key });
    await product().drain();
    expect(await page()).toBe(five);
  });

  it('is counted on the site soon, with those that follow, and at once where nothing is left; no count is a version [P8]', async () => {
    // The clock stands: which of two is the younger one is chance.
    const history = async () => {
      const versions = await shop().site.versions();
      return { ids: versions.map(({ id }) => id), shown: versions.filter(({ current }) => current).length };
    };
    const before = await history();
    const waiting = () =>
      product().rows<{ soon: boolean }>(
        `select start_after > created_on + interval '1 second' as soon from pgboss.job
         where name = 'sites.publish' and state = 'created' and data->>'siteId' = $1 order by 1`,
        [siteId()],
      );
    await shop().order([[roses, 1]]);
    const { key } = await shop().order([[roses, 1]]);
    expect(await waiting()).toEqual([{ soon: true }]);
    await shop().order([[roses, 3]]);
    expect(await waiting()).toEqual([{ soon: false }, { soon: true }]);
    await product().drain();
    const shown = await page();
    await cancelOrder(product().as(null), { siteId: siteId(), key });
    expect(await waiting()).toEqual([{ soon: false }]);
    await product().drain();
    expect(await page()).not.toBe(shown);
    expect(before.shown).toBe(1);
    expect(await history()).toEqual(before);
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
