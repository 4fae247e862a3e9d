/** Orders that are brought to an address: paid at the door, or on the site; what they cost, how they go, and what goes back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { proveSite } from '../access/index.server.ts';
import { changeDocument } from '../../tests/support/change-document.ts';
import { CARD, posted, readPage } from '../../tests/support/owners-account.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { HOME, IN_TOWN, expectTrueStock, shopSite } from '../../tests/support/shop-site.ts';
import { buyerOf } from './buyer.ts';
import { cancelOrder, orderByKey } from './change-order.ts';
import { releaseDue } from './due-orders.ts';
import { exportShop } from './export-orders.ts';
import { ordersCsv } from './orders-csv.ts';
import { registerCsv } from './register-csv.ts';
import { tellClosed } from './open-rights.ts';
import { removeDelivery, saveDelivery } from './save-delivery.ts';
import { deliveryInput } from './schemas.ts';
import { setSiteState } from '../sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { purgeOrders } from './purge-orders.ts';
import { declareWithdrawal } from './withdraw.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

const DAY = 86_400_000;
const { product, shop } = shopSite();
let roses: string;
let way: string;
beforeEach(async () => {
  [roses = ''] = await shop().add({}, 9);
  await shop().set('open');
  way = await shop().delivers();
});
const siteId = () => shop().site.id;
const free = async () => (await shop().named('Mazzo di rose')).variants[0]?.free;
const find = (key: string) => orderByKey(product().as(null), { siteId: siteId(), key });
const stateOf = async (key: string) => (await find(key)).state;
const publisher = () => proveSite(shop().site.ctx(), 'publish', siteId());
const toHome = () => ({ way, address: HOME });

describe('ways of delivery', () => {
  it('are six at most, changed by whoever may publish, put away once, and keep to their limits [P8]', async () => {
    const by = await publisher();
    for (let n = 1; n < 6; n += 1) await shop().delivers({ name: `Giro ${n}` });
    await expect(shop().delivers()).rejects.toMatchObject({ code: 'shop.too-many-ways' });
    await saveDelivery(shop().site.ctx(), { by, ...IN_TOWN, id: way, price: 0, area: ['E-401 25', '40125'] });
    expect((await shop().view()).deliveries[0]).toMatchObject({ id: way, price: 0, area: ['40125'] });
    for (const _ of [1, 2]) await removeDelivery(shop().site.ctx(), { by, id: way });
    expect((await shop().view()).deliveries).toHaveLength(5);
    await expect(saveDelivery(shop().site.ctx(), { by, ...IN_TOWN, id: way })).rejects.toMatchObject({
      code: 'shop.not-found',
    });
    const parse = (given: object) => deliveryInput.safeParse({ ...IN_TOWN, ...given }).success;
    expect(parse({})).toBe(true);
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { price: -1 },
      { price: 1.5 },
      { price: 1_000_001 },
      { free_from: 0 },
      { least: 100_001 },
      { area: [] },
      { area: ['4_1'] },
      { area: ['12345678901'] },
      { area: Array.from({ length: 41 }, (_each, n) => String(40_000 + n)) },
    ])
      expect(parse(wrong), JSON.stringify(wrong)).toBe(false);
    // What is no code of this country, though it may be one of another.
    await expect(shop().delivers({ area: ['40125', 'Lucca'] })).rejects.toMatchObject({
      code: 'shop.codes',
      status: 422,
    });
    expect((await shop().view()).deliveries).toHaveLength(5);
  });

  it('are none where nobody knows the country, and are refused there [P8]', async () => {
    await changeDocument(product(), siteId(), { path: '{timeZone}', value: 'America/Lima' });
    const { deliveries, country } = await shop().view();
    expect([deliveries, country]).toEqual([[], null]);
    await expect(shop().delivers()).rejects.toMatchObject({ code: 'shop.no-country', status: 422 });
    await expect(shop().order([[roses, 2]], { delivery: toHome(), total: 5400 })).rejects.toMatchObject({
      code: 'shop.price-changed',
    });
  });

  it('come back with the country: what is changed while nobody knows it takes none of them away [P8]', async () => {
    const other = await shop().delivers({ name: 'In tutta Italia', area: null });
    const { zone } = await shop().view();
    await changeDocument(product(), siteId(), { path: '{timeZone}', value: 'America/Lima' });
    await removeDelivery(shop().site.ctx(), { by: await publisher(), id: other });
    await changeDocument(product(), siteId(), { path: '{timeZone}', value: zone });
    expect((await shop().view()).deliveries).toMatchObject([{ id: way, name: IN_TOWN.name }]);
  });
});

describe('an order that is paid at the door', () => {
  it('comes to its lines and its delivery, names its address to its owner alone, and is brought [P8]', async () => {
    const { id, key, mail } = await shop().order([[roses, 2]], { delivery: toHome() });
    const order = await find(key);
    expect(order).toMatchObject({ total: 5400, delivery: { name: IN_TOWN.name, cents: 400 }, mode: 'reserve' });
    expect(order.lawVersion).not.toBeNull();
    expect(buyerOf(product().as(null), order).address).toEqual(HOME);
    // Sealed: no column has it in clear.
    const [row] = await product().rows<{ text: string }>('select o::text as text from shop_orders o where id = $1', [
      id,
    ]);
    expect(row?.text).not.toContain(HOME.street);
    expect((await shop().view()).orders).toMatchObject([
      { delivery: { name: IN_TOWN.name, cents: 400, address: 'Via del Nido 8, 40125 Bologna' } },
    ]);
    await expect(shop().act(id, 'ready')).rejects.toMatchObject({ code: 'shop.changed' });
    await shop().act(id, 'accept', { ready: '2030-12-05T10:00' });
    await shop().act(id, 'sent');
    expect(await free()).toBe(7);
    await expect(cancelOrder(product().as(null), { siteId: siteId(), key })).rejects.toMatchObject({
      code: 'shop.changed',
    });
    for (const _ of [1, 2]) await shop().act(id, 'delivered');
    const ended = await find(key);
    expect([ended.state, ended.sentAt !== null, ended.collectedAt !== null]).toEqual(['delivered', true, true]);
    expect(await shop().mailsTo(mail)).toEqual(['shop-accepted', 'shop-reserved', 'shop-sent']);
    const told = product()
      .mail.messages()
      .filter(({ to }) => to.includes(mail));
    const [reserved, accepted, sent] = ['ricevuto', 'accettato', 'in consegna'].map(
      (what) => told.find(({ subject }) => subject.includes(what))?.text,
    );
    for (const said of ['A Bologna e dintorni (4,00', '54,00', 'alla consegna', HOME.street, '14 giorni'])
      expect(reserved).toContain(said);
    // Nothing of collecting is said to whoever has it brought.
    for (const { text } of told) expect(text).not.toMatch(/quando ritiri\.|Dove si ritira|Pronto da/);
    expect(accepted).toContain('Consegna prevista: giovedì 5 dicembre, 10:00');
    expect(sent).toContain('Paghi alla consegna: 54,00');
    await expectTrueStock(product());
  });

  it('is free from its amount on, and refused for too little, elsewhere, or by a way that is gone, with nothing kept [P8]', async () => {
    const { key } = await shop().order([[roses, 3]], { delivery: toHome() });
    expect(await find(key)).toMatchObject({ total: 7500, delivery: { cents: 0 } });
    const refused = async (delivery: { way: string; address: typeof HOME }, code: string) =>
      expect(shop().order([[roses, 1]], { delivery })).rejects.toMatchObject({ code });
    await refused({ way, address: { ...HOME, zip: '20121' } }, 'shop.out-of-reach');
    await refused({ way, address: { ...HOME, zip: '4012' } }, 'shop.out-of-reach');
    await refused({ way: 'shd_gone', address: HOME }, 'shop.price-changed');
    await saveDelivery(shop().site.ctx(), { by: await publisher(), ...IN_TOWN, id: way, least: 2600 });
    await refused(toHome(), 'shop.minimum');
    expect(await free()).toBe(6);
    await expectTrueStock(product());
  });

  it('costs what was shown: another price, on the way or added to it, is never taken [P8]', async () => {
    await expect(shop().order([[roses, 1]], { delivery: toHome(), total: 2500 })).rejects.toMatchObject({
      code: 'shop.price-changed',
    });
    await expect(shop().order([[roses, 1]], { delivery: null, total: 2900 })).rejects.toMatchObject({
      code: 'shop.price-changed',
    });
    expect(await free()).toBe(9);
  });

  it('lapses unanswered, and once it is accepted by no short silence; it is not on sale twice when it comes back [P8]', async () => {
    const [asked, accepted] = [
      await shop().order([[roses, 1]], { delivery: toHome() }),
      await shop().order([[roses, 1]], { delivery: toHome() }),
    ];
    await shop().act(accepted.id, 'accept');
    product().later(40 * DAY);
    await releaseDue(product().system());
    expect(await stateOf(asked.key)).toBe('expired');
    expect(await stateOf(accepted.key)).toBe('accepted');
    await shop().act(accepted.id, 'sent');
    await shop().act(accepted.id, 'cancel', { reason: 'Non c’era nessuno' });
    expect(await stateOf(accepted.key)).toBe('cancelled-by-owner');
    expect(await free()).toBe(8);
    await expectTrueStock(product());
  });
});

describe('what its owner forgets of an order that is paid at the door', () => {
  const accepted = async (ready: string | null = null) => {
    const mail = `${crypto.randomUUID()}@example.it`;
    const placed = await shop().order([[roses, 1]], { delivery: toHome(), mail });
    await shop().act(placed.id, 'accept', { ready });
    return placed;
  };
  const sweep = () => releaseDue(product().system());

  it('is delivered thirty days after it left, and no day before [P8]', async () => {
    const { id, key, mail } = await accepted();
    await shop().act(id, 'sent');
    product().later(30 * DAY - 60_000);
    await sweep();
    expect(await stateOf(key)).toBe('sent');
    product().later(60_000);
    for (const _ of [1, 2]) await sweep();
    expect(await find(key)).toMatchObject({ state: 'delivered', collectedAt: product().clock.now() });
    expect(await shop().mailsTo(mail)).toEqual(['shop-accepted', 'shop-reserved', 'shop-sent']);
    expect(await free()).toBe(8);
    await expectTrueStock(product());
  });

  it('is cancelled after sixty days without leaving, once, and its buyer is told; a later day that was promised is waited for [P8]', async () => {
    const far = new Date(product().clock.now().getTime() + 70 * DAY).toISOString().slice(0, 16);
    const [forgotten, promised] = [await accepted(), await accepted(far)];
    product().later(60 * DAY - 60_000);
    await sweep();
    expect(await stateOf(forgotten.key)).toBe('accepted');
    product().later(120_000);
    for (const _ of [1, 2]) await sweep();
    expect(await stateOf(forgotten.key)).toBe('cancelled-by-owner');
    expect(await shop().mailsTo(forgotten.mail)).toEqual(['shop-accepted', 'shop-cancelled', 'shop-reserved']);
    expect(await stateOf(promised.key)).toBe('accepted');
    expect(await free()).toBe(8);
    product().later(30 * DAY);
    await sweep();
    expect(await stateOf(promised.key)).toBe('cancelled-by-owner');
    await expectTrueStock(product());
  });

  it('is cancelled when its site closes; what is on its way is told where to find it [P8]', async () => {
    const [waits, left] = [await accepted(), await accepted()];
    await shop().act(left.id, 'sent');
    const close = () =>
      inTransaction(product().system(), (ctx) => setSiteState(ctx, { orderId: shop().owner.id(), state: 'closed' }));
    await close();
    expect(await shop().mailsTo(waits.mail)).toEqual(['shop-accepted', 'shop-cancelled', 'shop-reserved']);
    expect(await shop().mailsTo(left.mail)).toContain('shop-closed');
    expect([await stateOf(waits.key), await stateOf(left.key)]).toEqual(['cancelled-by-owner', 'sent']);
    await expectTrueStock(product());
  });

  it('is told once what became of it, though two at once tell what a site that closes leaves [P8]', async () => {
    const waiting = await Promise.all([1, 2, 3].map(() => accepted()));
    await inTransaction(product().system(), (ctx) =>
      setSiteState(ctx, { orderId: shop().owner.id(), state: 'closed' }),
    );
    await Promise.all([1, 2].map(() => tellClosed(product().system(), { siteId: siteId() })));
    for (const { mail } of waiting)
      expect(await shop().mailsTo(mail)).toEqual(['shop-accepted', 'shop-cancelled', 'shop-reserved']);
  });

  it('is kept as long as its guarantee, as what was paid on the site, and no longer [P8] [K14]', async () => {
    const { id, key } = await accepted();
    await shop().act(id, 'delivered');
    product().later(25 * 31 * DAY);
    await purgeOrders(product().system());
    expect(await stateOf(key)).toBe('delivered');
    product().later(2 * 31 * DAY);
    await purgeOrders(product().system());
    await expect(find(key)).rejects.toMatchObject({ code: 'shop.not-found' });
  });

  it('keeps the content of a closed site as long as its guarantee lasts [P8]', async () => {
    const { id, mail } = await accepted();
    await shop().act(id, 'delivered');
    await inTransaction(product().system(), (ctx) =>
      setSiteState(ctx, { orderId: shop().owner.id(), state: 'closed' }),
    );
    expect(await shop().mailsTo(mail)).toContain('shop-closed');
  });
});

describe('an order that is paid on the site and delivered', () => {
  let paid: ReturnType<typeof paidShop>;
  beforeEach(async () => {
    paid = paidShop(product(), shop());
    await paid.connect();
  });
  async function bought(lines: [string, number][]) {
    const placed = await shop().order(lines, {
      mode: 'paid',
      delivery: toHome(),
      mail: `${crypto.randomUUID()}@example.it`,
    });
    const page = await paid.page(placed.key);
    // Whoever pays reads what for.
    expect(await readPage(page)).toContain(IN_TOWN.name);
    await posted(page, CARD);
    await paid.heard();
    return placed;
  }
  const withdraw = (key: string) =>
    declareWithdrawal(product().as(null), { siteId: siteId(), key, nth: 1, chosen: null });
  const register = async () => {
    const month = product().clock.now().toISOString().slice(0, 7);
    const by = await proveSite(shop().site.ctx(), 'manage', siteId());
    return registerCsv(shop().site.ctx(), { by, month, lang: 'en' });
  };

  it('has its delivery as a line of the payment, in the copy to keep, in files, and in the register by the rates of its goods [P8]', async () => {
    const [vase = ''] = await shop().add({ name: 'Vaso', vat: 2200, variants: priced(500) }, 3);
    const { key, mail } = await bought([
      [roses, 1],
      [vase, 1],
    ]);
    expect(await stateOf(key)).toBe('paid');
    expect(await paid.books()).toEqual({ charged: 3400, refunded: 0 });
    const [copy] = product()
      .mail.messages()
      .filter(({ to }) => to.includes(mail));
    for (const said of ['A Bologna e dintorni (4,00', '34,00', HOME.street, 'da quando ricevi la merce'])
      expect(copy?.text).toContain(said);
    // 4,00 by 25 to 5: 3,33 at 10 %, 0,67 at 22 %.
    const csv = await register();
    for (const sum of ['"10.00","28.33"', '"22.00","5.67"']) expect(csv).toContain(sum);
    const orders = await ordersCsv(shop().site.ctx(), {
      by: await shop().site.dispose(),
      lang: 'it',
    });
    for (const said of [
      '"Numero";"Arrivato";"Stato"',
      '"Pagato";"A Bologna e dintorni";"1";"4,00"',
      '"Via del Nido 8";"40125";"Bologna"',
    ])
      expect(orders).toContain(said);
    const files = new Map<string, string>();
    const by = await disposeOrder(shop().owner);
    for await (const { path, bytes } of exportShop(shop().site.ctx(), { by }))
      files.set(path, Buffer.from(bytes).toString());
    expect(JSON.parse(files.get('data/shop-orders.json') ?? '')).toMatchObject([
      { delivery: { name: IN_TOWN.name, cents: 400 }, buyer: { address: HOME } },
    ]);
    expect(files.get('data/shop-deliveries.json')).toContain(IN_TOWN.name);
  });

  it('taken back before it left gives all of it back by itself, delivery and register too [P8]', async () => {
    const { key } = await bought([[roses, 2]]);
    await withdraw(key);
    await paid.heard();
    expect(await stateOf(key)).toBe('withdrawn');
    expect(await paid.books()).toEqual({ charged: 5400, refunded: 5400 });
    expect(await register()).toContain('"54.00","-54.00","0.00"');
    expect(await free()).toBe(9);
    await expectTrueStock(product());
  });

  it('taken back on its way waits for the goods, and its owner gives all of it back [P8]', async () => {
    const { id, key, mail } = await bought([[roses, 2]]);
    await shop().act(id, 'sent');
    expect((await shop().mailsTo(mail)).at(-1)).toBe('shop-paid-sent');
    await withdraw(key);
    await paid.heard();
    expect(await stateOf(key)).toBe('withdrawn');
    expect(await paid.books()).toEqual({ charged: 5400, refunded: 0 });
    expect((await shop().view()).orders).toMatchObject([{ refundable: { amount: 5400, of: 'withdrawal' } }]);
    await paid.refund(id);
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 5400, refunded: 5400 });
    // What has left the shop is put back by whoever gets it back.
    expect(await free()).toBe(7);
    await expectTrueStock(product());
  });

  it('has its days from the delivery, and not one more [P8]', async () => {
    const [early, late] = [await bought([[roses, 1]]), await bought([[roses, 1]])];
    for (const { id } of [early, late]) await shop().act(id, 'sent');
    product().later(30 * DAY);
    for (const { id } of [early, late]) await shop().act(id, 'delivered');
    product().later(14 * DAY);
    await withdraw(early.key);
    expect(await stateOf(early.key)).toBe('withdrawn');
    product().later(6 * DAY);
    await expect(withdraw(late.key)).rejects.toMatchObject({ code: 'shop.changed' });
  });

  it('of which something stays bought keeps its delivery, until all of it goes back [P8]', async () => {
    const [cake = ''] = await shop().add(
      { name: 'Torta', kind: 'food', allergens: [], withdrawal: 'perishable', variants: priced(2000) },
      3,
    );
    const { id, key } = await bought([
      [roses, 1],
      [cake, 1],
    ]);
    await withdraw(key);
    await paid.heard();
    expect(await stateOf(key)).toBe('paid');
    expect(await paid.books()).toEqual({ charged: 4900, refunded: 2500 });
    await paid.refund(id);
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 4900, refunded: 4900 });
    expect(await register()).toContain('"49.00","-49.00","0.00"');
  });
});

const priced = (price: number) => [{ id: null, name: '', price, reduced: false, most: null }];
