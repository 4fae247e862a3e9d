/** What was paid at the door is taken back on the page of the order: pieces, what is owed, who is told, and how the money goes back by hand. */
import { beforeEach, describe, expect, it } from 'vitest';
import { newHelper } from '../../tests/support/helper.ts';
import { peopleOf } from '../../tests/support/people-of-site.ts';
import { expectTrueStock, HOME, shopSite } from '../../tests/support/shop-site.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite } from '../access/index.server.ts';
import { areasOfSite, setSiteState } from '../sites/index.server.ts';
import { cancelOrder, orderByKey } from './change-order.ts';
import { orderRecords } from './order-record.ts';
import { purgeOrders } from './purge-orders.ts';
import { refundElsewhere, refundOrder } from './refund-order.ts';
import { remindOfRefunds } from './remind-refunds.ts';
import { declareWithdrawal } from './withdraw.ts';

const DAY = 86_400_000;
const HOW = 'In contanti, al banco';
const { product, shop } = shopSite();
const people = peopleOf('order', () => ({ product: product(), site: shop().site }));
let roses: string;
let way: string;
beforeEach(async () => {
  [roses = ''] = await shop().add({}, 9);
  await shop().set('open');
  way = await shop().delivers();
});
const find = (key: string) => orderByKey(product().as(null), { siteId: shop().site.id, key });
const stateOf = async (key: string) => (await find(key)).state;
const free = async () => (await shop().named('Mazzo di rose')).variants[0]?.free;
async function accepted(lines: [string, number][] = [[roses, 2]], given: { mail?: string; phone?: string } = {}) {
  const mail = `${crypto.randomUUID()}@example.it`;
  const placed = await shop().order(lines, { delivery: { way, address: HOME }, mail, ...given });
  await shop().act(placed.id, 'accept');
  return placed;
}
async function sent(...given: Parameters<typeof accepted>) {
  const placed = await accepted(...given);
  await shop().act(placed.id, 'sent');
  return placed;
}
async function delivered(...given: Parameters<typeof accepted>) {
  const placed = await sent(...given);
  await shop().act(placed.id, 'delivered');
  return placed;
}
const withdraw = (key: string, nth = 1, pieces: number | null = null) =>
  declareWithdrawal(product().as(null), {
    siteId: shop().site.id,
    key,
    nth,
    chosen: pieces === null ? null : new Map([[0, pieces]]),
  });
async function giveBack(id: string, refund = 'withdrawal', how = HOW) {
  const by = await shop().site.dispose();
  await refundElsewhere(shop().site.ctx(), { by, id, refund, how });
}
const seen = async (id: string) => {
  const { orders, past } = await shop().view();
  const is = (order: { id: string }) => order.id === id;
  return { owed: orders.find(is), past: past.find(is) };
};
const areaOf = async () => {
  const by = await proveSite(shop().site.ctx(), 'draft', shop().site.id);
  return (await areasOfSite(shop().site.ctx(), { by })).find(({ area }) => area === 'shop');
};
const toOwner = async (kind: string, about: string) => {
  await product().drain();
  return product().rows(`select 1 from mails where kind = $1 and occasion like $2 || '%'`, [kind, about]);
};
const textTo = (to: string, subject: RegExp) =>
  product()
    .mail.messages()
    .filter((each) => each.to.includes(to) && subject.test(each.subject))
    .at(-1)
    ?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? expect.fail(`nothing of ${subject} to ${to}`);

describe('what was delivered and paid at the door', () => {
  it('is taken back by the piece; of one that stays bought the delivery is not owed, with the last piece it is [P8]', async () => {
    const { id, key, mail } = await delivered();
    await withdraw(key, 1, 1);
    expect(await stateOf(key)).toBe('delivered');
    const { owed } = await seen(id);
    expect(owed).toMatchObject({
      to_pay: 5400,
      refundable: { amount: 2500, of: 'withdrawal' },
      refused: null,
      refund: null,
      withdrawals: [{ amount: 2500, refund: null }],
      lines: [{ quantity: 2, comes_back: 1, withheld: 0 }],
    });
    expect(await shop().mailsTo(mail)).toEqual(['shop-accepted', 'shop-door-withdrawal', 'shop-reserved', 'shop-sent']);
    const receipt = textTo(mail, /^Recesso/);
    for (const said of ['1 × Mazzo di rose', '25,00 €', 'Resta acquistato: 1 × Mazzo di rose', 'entro 14 giorni'])
      expect(receipt).toContain(said);
    expect(receipt).toMatch(/Ricevuto: \S+ \d+ \S+, \d\d:\d\d/);
    expect(receipt).not.toContain('carta');
    await withdraw(key, 2);
    expect(await stateOf(key)).toBe('withdrawn');
    const amounts = (await seen(id)).owed?.withdrawals.map(({ amount }) => amount);
    expect(amounts).toEqual([2500, 2900]);
    expect(await toOwner('shop-door-withdrawn', id)).toHaveLength(2);
    // What has left the shop is put back by whoever gets it back.
    expect(await free()).toBe(7);
    await expectTrueStock(product());
  });

  it('is declared once for two presses; another choice under its number, or more pieces than were bought, is refused [P8]', async () => {
    const { id, key, mail } = await delivered();
    await Promise.all([withdraw(key, 1, 1), withdraw(key, 1, 1)]);
    await withdraw(key, 1, 1);
    for (const [nth, pieces] of [
      [1, 2],
      [2, 2],
      [2, 0],
      [3, 1],
    ] as const)
      await expect(withdraw(key, nth, pieces)).rejects.toMatchObject({ code: 'shop.changed' });
    expect((await seen(id)).owed?.withdrawals).toHaveLength(1);
    expect((await shop().mailsTo(mail)).filter((kind) => kind === 'shop-door-withdrawal')).toHaveLength(1);
  });

  it('asks no provider and stands in no register, before and after its money has gone back [P8]', async () => {
    const { id, key } = await delivered();
    await withdraw(key);
    const by = await shop().site.dispose();
    await expect(
      refundOrder(shop().site.ctx(), { by, id, of: 'withdrawal', reason: '' }),
      'it went through no account',
    ).rejects.toMatchObject({ code: 'shop.changed' });
    await giveBack(id);
    await product().drain();
    for (const table of ['takings_payments', 'takings_refunds', 'shop_register'])
      expect(await product().rows(`select 1 from ${table}`), table).toEqual([]);
  });

  it('is owed until its owner says that it went back and how, once for two presses, each withdrawal by its name [P8]', async () => {
    const { id, key, mail } = await delivered();
    await withdraw(key, 1, 1);
    await withdraw(key, 2, 1);
    await expect(giveBack(id, 'withdrawal-3')).rejects.toMatchObject({ code: 'shop.changed' });
    expect(await areaOf()).toMatchObject({ owed: { count: 1, isLate: false } });
    await Promise.all([giveBack(id, 'withdrawal-2'), giveBack(id, 'withdrawal-2')]);
    expect((await seen(id)).owed).toMatchObject({
      refundable: { amount: 2500, of: 'withdrawal' },
      withdrawals: [{ refund: null }, { refund: { amount: 2900, state: 'elsewhere' } }],
    });
    await giveBack(id);
    expect((await seen(id)).past).toMatchObject({
      state: 'withdrawn',
      refundable: null,
      withdrawals: [{ refund: { amount: 2500, state: 'elsewhere' } }, {}],
    });
    expect(await areaOf()).toMatchObject({ owed: null });
    expect((await shop().mailsTo(mail)).filter((kind) => kind === 'shop-given-back')).toHaveLength(2);
    expect(textTo(mail, /^Rimborso/)).toContain(HOW);
    const [record] = await orderRecords(shop().site.ctx(), [await find(key)]);
    for (const { givenBackAt } of record?.withdrawals ?? []) expect(givenBackAt).toBeInstanceOf(Date);
  });

  it('has its owner reminded on the days of the law, until the money has gone [P8]', async () => {
    const [late, settled] = [await delivered(), await delivered()];
    for (const { key } of [late, settled]) await withdraw(key);
    product().later(6 * DAY);
    await giveBack(settled.id);
    for (const days of [0, 1, 4, 2, 5]) {
      product().later(days * DAY);
      for (const _ of [1, 2]) await remindOfRefunds(product().system());
    }
    expect(await toOwner('shop-door-refund-due', late.id)).toHaveLength(3);
    expect(await toOwner('shop-door-refund-due', settled.id)).toEqual([]);
    expect(await areaOf()).toMatchObject({ owed: { count: 1, isLate: true } });
  });

  it('has fourteen days from the delivery, and no right of what perishes [P8]', async () => {
    const [early, late] = [await delivered(), await delivered()];
    product().later(14 * DAY);
    await withdraw(early.key);
    product().later(6 * DAY);
    await expect(withdraw(late.key)).rejects.toMatchObject({ code: 'shop.changed' });
    const variants = [{ id: null, name: '', price: 2000, reduced: false, most: null }];
    const [cake = ''] = await shop().add(
      { name: 'Torta', kind: 'food', allergens: [], withdrawal: 'perishable', variants },
      3,
    );
    const fresh = await delivered([[cake, 1]]);
    await expect(withdraw(fresh.key)).rejects.toMatchObject({ code: 'shop.changed' });
    const mixed = await delivered([
      [roses, 1],
      [cake, 1],
    ]);
    await withdraw(mixed.key);
    expect((await seen(mixed.id)).owed).toMatchObject({ state: 'delivered', withdrawals: [{ amount: 2500 }] });
  });

  it('counts as delivered thirty days after it left, whatever was pressed, and has its days from then [P8]', async () => {
    const { id, key } = await sent();
    product().later(30 * DAY);
    await shop().act(id, 'delivered');
    product().later(14 * DAY);
    await withdraw(key);
    expect((await seen(id)).owed?.withdrawals).toMatchObject([{ amount: 5400 }]);
  });
});

describe('what has no such right', () => {
  it('is what waits, is accepted, or was collected at the counter: the first two are cancelled as before [P8]', async () => {
    const asked = await shop().order([[roses, 1]], { delivery: { way, address: HOME } });
    const waits = await accepted();
    for (const { key } of [asked, waits]) {
      await expect(withdraw(key)).rejects.toMatchObject({ code: 'shop.changed' });
      await cancelOrder(product().as(null), { siteId: shop().site.id, key });
    }
    const counter = await shop().order([[roses, 1]]);
    await shop().act(counter.id, 'accept');
    for (const act of ['ready', 'collected'] as const) {
      await shop().act(counter.id, act);
      await expect(withdraw(counter.key)).rejects.toMatchObject({ code: 'shop.changed' });
    }
    const own = 'select 1 from shop_withdrawals w join shop_orders o on o.id = w.order_id where o.site_id = $1';
    expect(await product().rows(own, [shop().site.id])).toEqual([]);
    expect(await free()).toBe(8);
  });
});

describe('what is on its way', () => {
  it('is owed nothing, for nothing was paid; its owner takes so much less at the door [P8]', async () => {
    const { id, key, mail } = await sent();
    await withdraw(key, 1, 1);
    expect((await seen(id)).owed).toMatchObject({
      state: 'sent',
      total: 5400,
      to_pay: 2900,
      refundable: null,
      withdrawals: [{ amount: 0, refund: null }],
    });
    expect(await areaOf()).toMatchObject({ owed: null });
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'shop.changed' });
    expect(await shop().mailsTo(mail)).toContain('shop-unpaid-withdrawal');
    const receipt = textTo(mail, /^Recesso/);
    for (const said of ['non devi nulla', 'Alla consegna paghi solo ciò che resta: 29,00 €'])
      expect(receipt).toContain(said);
    await shop().act(id, 'delivered');
    await withdraw(key, 2);
    // What it came to at the door, and not a cent of what was never paid.
    expect((await seen(id)).owed).toMatchObject({ to_pay: 2900, refundable: { amount: 2900, of: 'withdrawal-2' } });
    product().later(20 * DAY);
    await remindOfRefunds(product().system());
    expect(await toOwner('shop-door-refund-due', id), 'of the second alone').toHaveLength(1);
    await expectTrueStock(product());
  });

  it('is over where all of it is taken back: nothing is owed, its buyer is told, and may be erased [P8]', async () => {
    const { id, key, mail } = await sent();
    await withdraw(key);
    expect((await seen(id)).past).toMatchObject({ state: 'withdrawn', to_pay: 0, refundable: null });
    expect(textTo((await shop().mailsTo(mail), mail), /^Recesso/)).not.toContain('paghi solo');
    await expect(shop().act(id, 'delivered')).rejects.toMatchObject({ code: 'shop.changed' });
    expect(await toOwner('shop-unpaid-withdrawn', id)).toHaveLength(1);
    expect(await people.one(mail)).toMatchObject({ erase: 'whole' });
    await people.erase([id]);
    await expect(find(key)).rejects.toMatchObject({ code: 'shop.not-found' });
  });
});

describe('the rights about what is owed', () => {
  it('are kept: its buyer is not erased, and they are purged by no night, also of a closed site, until it has gone [P8] [K14]', async () => {
    const { id, key, mail } = await delivered();
    await withdraw(key);
    await expect(people.erase([id])).rejects.toMatchObject({ code: 'blocklist.not-over' });
    await inTransaction(product().system(), (ctx) =>
      setSiteState(ctx, { orderId: shop().owner.id(), state: 'closed' }),
    );
    expect(await shop().mailsTo(mail)).toContain('shop-closed');
    product().later(40 * 31 * DAY);
    await purgeOrders(product().system());
    expect(await stateOf(key)).toBe('withdrawn');
    await giveBack(id);
    await purgeOrders(product().system());
    await expect(find(key)).rejects.toMatchObject({ code: 'shop.not-found' });
  });

  it('are used by whoever may give money back, and by no helper who only writes [P8]', async () => {
    const { id, key } = await delivered();
    await withdraw(key);
    const helper = await newHelper(product(), { owner: shop().site.ctx(), site: shop().site.id, role: 'publisher' });
    await expect(proveSite(helper.ctx(), 'manage', shop().site.id)).rejects.toThrow();
    expect((await seen(id)).owed?.refundable).not.toBeNull();
  });

  it('are used by whoever left a telephone alone: nothing is mailed to nobody, and how it went back may stay unsaid [P8]', async () => {
    const { id, key } = await delivered([[roses, 1]], { mail: '', phone: '051 123456' });
    await withdraw(key);
    await giveBack(id, 'withdrawal', '');
    expect((await seen(id)).past).toMatchObject({ withdrawals: [{ refund: { state: 'elsewhere' } }] });
    expect(await product().rows('select 1 from mails where order_id = $1', [id])).toEqual([]);
  });
});
