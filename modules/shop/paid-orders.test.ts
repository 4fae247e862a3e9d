/** Orders that are paid on the site: paid or released and never both, whatever order news come in; and money that goes back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { CARD, DISPUTED, posted } from '../../tests/support/owners-account.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { expectTrueStock, shopSite } from '../../tests/support/shop-site.ts';
import { newVisitorKey } from '../sites/index.server.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { applyPayment } from '../takings/apply-payment.ts';
import { reconcile } from '../takings/reconcile.ts';
import { giveUpPayment, lookAfterOrder } from './pay-order.ts';
import { registerCsv } from './register-csv.ts';
import { registerPdf } from './register-pdf.ts';
import { remindOfRefunds } from './remind-refunds.ts';
import { declareWithdrawal } from './withdraw.ts';
import { proveSite } from '../access/index.server.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const { product, shop } = shopSite();
let paid: ReturnType<typeof paidShop>;
let roses: string;
beforeEach(async () => {
  [roses = ''] = await shop().add({}, 5);
  await shop().set('open');
  paid = paidShop(product(), shop());
  await paid.connect();
});
const free = async () => (await shop().named('Mazzo di rose')).variants[0]?.free;
const order = (n = 1) => shop().order([[roses, n]], { mode: 'paid', mail: `${crypto.randomUUID()}@example.it` });
/** Ordered, and paid on the provider's page. */
async function bought(n = 1) {
  const placed = await order(n);
  await posted(await paid.page(placed.key), CARD);
  await paid.heard();
  return placed;
}
const stateOf = async (key: string) => (await paid.find(key)).state;
const siteId = () => shop().site.id;
const withdraw = (key: string) =>
  declareWithdrawal(product().as(null), { siteId: siteId(), key, nth: 1, chosen: null });

describe('an order that is paid on the site', () => {
  it('is kept for half an hour, tells nobody, and is told to both sides once it is paid [P8]', async () => {
    const ours = product().stripe.state.charges.size;
    const { key, mail } = await order(2);
    expect(await stateOf(key)).toBe('awaiting-payment');
    expect(await free()).toBe(3);
    expect(await shop().mailsTo(mail)).toEqual([]);
    expect((await shop().view()).orders).toEqual([]);
    await posted(await paid.page(key), CARD);
    await paid.heard();
    expect(await stateOf(key)).toBe('paid');
    expect(await shop().mailsTo(mail)).toEqual(['shop-paid']);
    const [confirmation] = product()
      .mail.messages()
      .filter(({ to }) => to.includes(mail));
    for (const said of ['50,00', 'recedere', 'garanzia legale', 'Chi vende'])
      expect(confirmation?.text).toContain(said);
    expect((await shop().view()).orders).toMatchObject([{ state: 'paid', mode: 'paid', refundable: { amount: 5000 } }]);
    expect(await paid.books()).toEqual({ charged: 5000, refunded: 0 });
    // Nothing of it passes through our own account.
    expect(product().stripe.state.charges.size).toBe(ours);
    await expectTrueStock(product());
  });

  it('asked for twice has one page; events that come twice, last first or late make one sale [P8]', async () => {
    await product().webhooks({ duplicate: true, reversed: true });
    const { key, mail } = await order();
    const pages = await Promise.all([paid.page(key), paid.page(key), paid.page(key)]);
    expect(new Set(pages).size).toBe(1);
    await posted(pages[0], CARD);
    await lookAfterOrder(product().as(null), await paid.find(key));
    await paid.heard();
    await product().webhooks({ duplicate: false, reversed: false });
    expect(await stateOf(key)).toBe('paid');
    expect(await shop().mailsTo(mail)).toEqual(['shop-paid']);
    expect(await paid.books()).toEqual({ charged: 2500, refunded: 0 });
  });

  it('whose news never came is paid by the look of its page, and by the sweep [P8]', async () => {
    await product().webhooks({ off: true });
    const [seen, swept] = [await order(), await order()];
    for (const { key } of [seen, swept]) await posted(await paid.page(key), CARD);
    await lookAfterOrder(product().as(null), await paid.find(seen.key));
    expect(await stateOf(seen.key)).toBe('paid');
    expect(await stateOf(swept.key)).toBe('awaiting-payment');
    product().later(32 * MINUTE);
    await reconcile(product().system());
    expect(await stateOf(swept.key)).toBe('paid');
    await product().webhooks({ off: false });
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 5000, refunded: 0 });
  });

  it('that nobody pays is free after half an hour, and can never be paid then [P8]', async () => {
    const { key, mail } = await order(5);
    const page = await paid.page(key);
    const never = await order().catch((error: unknown) => error);
    expect(never).toMatchObject({ code: 'shop.sold-out' });
    product().later(32 * MINUTE);
    await reconcile(product().system());
    expect(await stateOf(key)).toBe('unpaid');
    expect(await free()).toBe(5);
    expect(await posted(page, CARD)).toBe('410');
    expect(await paid.books()).toEqual({ charged: 0, refunded: 0 });
    expect(await shop().mailsTo(mail)).toEqual([]);
    await expectTrueStock(product());
  });

  it('given up by its buyer is free at once; paid in that very moment, it is paid [P8]', async () => {
    const [left, quick] = [await order(), await order()];
    const [leftPage, quickPage] = [await paid.page(left.key), await paid.page(quick.key)];
    await giveUpPayment(product().as(null), await paid.find(left.key));
    expect(await stateOf(left.key)).toBe('unpaid');
    expect(await posted(leftPage, CARD)).toBe('410');
    await product().webhooks({ off: true });
    await posted(quickPage, CARD);
    await giveUpPayment(product().as(null), await paid.find(quick.key));
    expect(await stateOf(quick.key)).toBe('paid');
    await product().webhooks({ off: false });
    await paid.heard();
    expect(await free()).toBe(4);
    await expectTrueStock(product());
  });

  it('paid after its release is given back at once: nothing is sold that is not kept [P8]', async () => {
    const { id, key, mail } = await order(5);
    const page = await paid.page(key);
    // As a restored database would have it: here it is over, there it is still open.
    await product().rows(`update takings_payments set state = 'released' where subject = $1`, [id]);
    await product().rows(`update shop_orders set state = 'unpaid', ended_at = now() where id = $1`, [id]);
    await product().rows(
      `insert into shop_moves select variant_id, order_id, 'release', 0, -5, now() from shop_moves where order_id = $1`,
      [id],
    );
    await product().rows(`update shop_variants set reserved = 0 where id = $1`, [roses]);
    await posted(page, CARD);
    await product().rows(`update takings_payments set state = 'open' where subject = $1`, [id]);
    await paid.heard();
    expect(await stateOf(key)).toBe('unpaid');
    expect(await paid.books()).toEqual({ charged: 12_500, refunded: 12_500 });
    await paid.heard();
    expect(await shop().mailsTo(mail)).toEqual(['shop-refunded']);
    expect(await free()).toBe(5);
    await expectTrueStock(product());
  });

  it('finds no page while the provider is away, and the same one at the next press [P8]', async () => {
    const { key } = await order();
    await product().cardFault({ kind: 'error-before', times: 9, path: '/v1/checkout' });
    await expect(paid.page(key)).rejects.toThrow('no page');
    await product().cardFault({ clear: true });
    await product().cardFault({ kind: 'error-after', times: 9, path: '/v1/checkout', method: 'POST' });
    await expect(paid.page(key)).rejects.toThrow('no page');
    await product().cardFault({ clear: true });
    const page = await paid.page(key);
    expect(product().stripe.stateOf(await paid.account()).sessions.size).toBe(1);
    await posted(page, CARD);
    await paid.heard();
    expect(await stateOf(key)).toBe('paid');
  });

  it('wants an address for its confirmation, and what was shown [P8]', async () => {
    await expect(shop().order([[roses, 1]], { mode: 'paid', mail: '' })).rejects.toMatchObject({
      code: 'shop.mail-needed',
    });
    await expect(shop().order([[roses, 1]], { mode: 'reserve' })).rejects.toMatchObject({ code: 'shop.price-changed' });
    const key = newVisitorKey();
    const tries = await Promise.all(
      [1, 2, 3].map(() => shop().order([[roses, 1]], { key, mode: 'paid', mail: 'a@example.it' })),
    );
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(await free()).toBe(4);
  });

  it('is made ready and collected, and never given up by its owner’s silence [P8]', async () => {
    const { id, key, mail } = await bought();
    product().later(60 * DAY);
    await product().drain();
    expect(await stateOf(key)).toBe('paid');
    await expect(shop().act(id, 'cancel')).rejects.toMatchObject({ code: 'shop.changed' });
    await shop().act(id, 'ready');
    await shop().act(id, 'collected');
    expect(await shop().mailsTo(mail)).toEqual(['shop-paid', 'shop-paid-ready']);
    expect(await free()).toBe(4);
    await expectTrueStock(product());
  });
});

describe('money that goes back', () => {
  it('goes back by itself before the order is collected, with a receipt of its withdrawal [P8]', async () => {
    const { key, mail } = await bought(2);
    await Promise.all([withdraw(key), withdraw(key)]);
    await paid.heard();
    expect(await stateOf(key)).toBe('withdrawn');
    expect(await paid.books()).toEqual({ charged: 5000, refunded: 5000 });
    expect(await shop().mailsTo(mail)).toEqual(['shop-paid', 'shop-refunded', 'shop-withdrawal']);
    const receipt = product()
      .mail.messages()
      .find(({ to, subject }) => to.includes(mail) && subject.startsWith('Recesso'));
    expect(receipt?.text).toMatch(/Ricevuto: \p{L}+ \d+ \p{L}+, \d\d:\d\d\./u);
    expect(await free()).toBe(5);
    await expectTrueStock(product());
  });

  it('waits for the goods after it was collected: its owner is reminded, and presses once [P8]', async () => {
    const { id, key, mail } = await bought();
    await shop().act(id, 'collected');
    product().later(14 * DAY);
    await withdraw(key);
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 2500, refunded: 0 });
    expect((await shop().view()).orders).toMatchObject([
      { state: 'withdrawn', refundable: { amount: 2500 }, refund: null },
    ]);
    const kinds = async () =>
      (await product().rows<{ kind: string }>(`select kind from mails where kind like 'shop-refund-due'`)).length;
    const before = await kinds();
    for (const days of [6, 1, 4, 2]) {
      product().later(days * DAY);
      await remindOfRefunds(product().system());
      await remindOfRefunds(product().system());
    }
    expect(await kinds()).toBe(before + 3);
    // Both from one screen: what the second one names is on its way already.
    const of = (await shop().view()).orders[0]?.refundable?.of;
    await Promise.all([paid.refund(id, '', of), paid.refund(id, '', of)]);
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 2500, refunded: 2500 });
    expect((await shop().view()).past).toMatchObject([
      { state: 'withdrawn', refundable: null, withdrawals: [{ refund: { state: 'done' } }] },
    ]);
    expect(await shop().mailsTo(mail)).toContain('shop-refunded');
  });

  it('does not go back after its days, for what perishes, or twice [P8]', async () => {
    const late = await bought();
    await shop().act(late.id, 'collected');
    product().later(20 * DAY);
    await expect(withdraw(late.key)).rejects.toMatchObject({ code: 'shop.changed' });
    const [cake = ''] = await shop().add({ name: 'Torta', kind: 'food', allergens: [], withdrawal: 'perishable' }, 3);
    const mixed = await shop().order(
      [
        [roses, 1],
        [cake, 1],
      ],
      { mode: 'paid' },
    );
    await posted(await paid.page(mixed.key), CARD);
    await paid.heard();
    await withdraw(mixed.key);
    await paid.heard();
    // The cake stays bought.
    expect(await stateOf(mixed.key)).toBe('paid');
    expect(await paid.books()).toEqual({ charged: 7500, refunded: 2500 });
    await paid.refund(mixed.id, 'Il forno è rotto');
    await paid.heard();
    expect(await stateOf(mixed.key)).toBe('cancelled-by-owner');
    expect(await paid.books()).toEqual({ charged: 7500, refunded: 5000 });
    await expect(paid.refund(late.id).then(() => paid.refund(late.id))).resolves.toBeUndefined();
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 7500, refunded: 7500 });
  });

  it('of some lines gives their pieces free at once, and the counter is told which are not handed over [P8]', async () => {
    const [cake = ''] = await shop().add(
      { name: 'Torta', kind: 'food', allergens: [], vat: 1000, withdrawal: 'perishable' },
      3,
    );
    const lines: [string, number][] = [
      [roses, 2],
      [cake, 1],
    ];
    const mixed = await shop().order(lines, { mode: 'paid' });
    await posted(await paid.page(mixed.key), CARD);
    await paid.heard();
    expect(await free()).toBe(3);
    await withdraw(mixed.key);
    await paid.heard();
    expect(await free()).toBe(5);
    const [shown] = (await shop().view()).orders;
    expect(shown?.lines).toMatchObject([
      { name: 'Mazzo di rose', withheld: 2 },
      { name: 'Torta', withheld: 0 },
    ]);
    const told = shop().owner.mails().at(-1)?.text ?? '';
    expect(told).toContain('2 × Mazzo di rose');
    expect(told).not.toContain('Torta');
    await expectTrueStock(product());
    await shop().act(mixed.id, 'collected');
    await expectTrueStock(product());
    expect((await shop().named('Torta')).variants[0]?.free).toBe(2);
    expect(await free()).toBe(5);
  });

  it('that a bank sends back after it had gone is owed again, by the provider’s news and by the sweep [P8]', async () => {
    for (const news of ['event', 'sweep'] as const) {
      const placed = await bought();
      await withdraw(placed.key);
      await paid.heard();
      expect((await shop().view()).past[0]).toMatchObject({
        refundable: null,
        withdrawals: [{ refund: { state: 'done' } }],
      });
      await paid.sendBack(news);
      if (news === 'sweep') {
        product().later(6 * DAY);
        await reconcile(product().system());
      }
      await paid.heard();
      expect((await shop().view()).orders[0], news).toMatchObject({
        refundable: { amount: 2500 },
        withdrawals: [{ refund: { state: 'failed' } }],
      });
      expect(shop().owner.subjects().at(-1)).toContain('non riuscito');
      const [withdrawal] = await product().rows<{ refunded_at: Date | null }>(
        'select refunded_at from shop_withdrawals where order_id = $1',
        [placed.id],
      );
      expect(withdrawal?.refunded_at).toBeNull();
      const sum = async () =>
        Number(
          (
            await product().rows<{ n: string }>('select sum(cents) n from shop_register where order_id = $1', [
              placed.id,
            ])
          )[0]?.n,
        );
      expect(await sum()).toBe(2500);
      await paid.refund(placed.id);
      await paid.heard();
      expect((await shop().view()).past[0]).toMatchObject({
        refundable: null,
        withdrawals: [{ refund: { state: 'done' } }],
      });
      expect(await sum()).toBe(0);
    }
    const { charged, refunded } = await paid.books();
    expect(refunded).toBe(charged);
  });

  it('leaves nothing of its buyer in what was asked of the provider, three months later [P8] [K14]', async () => {
    await bought();
    const never = await order();
    await product().cardFault({ kind: 'error-after', times: 9, path: '/v1/checkout/sessions', method: 'POST' });
    await paid.page(never.key).catch(() => null);
    await product().cardFault({ clear: true });
    const calls = async () =>
      (await product().rows("select key from external_calls where starts_with(key, 'takings-')")).length;
    expect(await calls()).toBeGreaterThan(1);
    await purgeAll(product().system());
    expect(await calls()).toBeGreaterThan(1);
    product().later(100 * DAY);
    await purgeAll(product().system());
    expect(await calls()).toBe(0);
  });

  it('that the provider refuses is told to its owner, who sees it beside the order [P8]', async () => {
    const placed = await order();
    await posted(await paid.page(placed.key), DISPUTED);
    await paid.heard();
    expect(await stateOf(placed.key)).toBe('paid');
    await paid.refund(placed.id);
    await paid.heard();
    expect((await shop().view()).orders).toMatchObject([{ state: 'cancelled-by-owner', refund: { state: 'failed' } }]);
    expect(shop().owner.subjects().at(-1)).toContain('non riuscito');
  });

  it('that the provider refused once is asked for again by its owner’s next press, and goes back once [P8]', async () => {
    const placed = await order();
    await posted(await paid.page(placed.key), DISPUTED);
    await paid.heard();
    await paid.refund(placed.id);
    await paid.heard();
    expect((await shop().view()).orders).toMatchObject([{ refundable: { amount: 2500 }, refund: { state: 'failed' } }]);
    expect(await shop().mailsTo(placed.mail)).toContain('shop-cancelled');
    // The buyer has taken their dispute back.
    for (const dispute of product()
      .stripe.stateOf(await paid.account())
      .disputes.values())
      dispute.is_charge_refundable = true;
    await paid.refund(placed.id);
    await paid.refund(placed.id);
    await paid.heard();
    expect((await shop().view()).past).toMatchObject([{ refundable: null, refund: { state: 'done', amount: 2500 } }]);
    expect(await paid.books()).toEqual({ charged: 2500, refunded: 2500 });
  });

  it('is owed in sight of its owner for as long as it did not go back [P8]', async () => {
    const placed = await bought();
    await shop().act(placed.id, 'collected');
    product().later(10 * DAY);
    await withdraw(placed.key);
    product().later(40 * DAY);
    expect((await shop().view()).orders).toMatchObject([{ state: 'withdrawn', refundable: { amount: 2500 } }]);
  });

  it('stands in the register by day and rate, below nothing [P8]', async () => {
    const [tea = ''] = await shop().add(
      { name: 'Tè', kind: 'food', allergens: [], vat: 2200, withdrawal: 'perishable' },
      9,
    );
    const first = await shop().order(
      [
        [roses, 2],
        [tea, 1],
      ],
      { mode: 'paid' },
    );
    await posted(await paid.page(first.key), CARD);
    await paid.heard();
    product().later(DAY);
    await withdraw(first.key);
    await paid.heard();
    const by = await proveSite(shop().site.ctx(), 'manage', siteId());
    const day = (at: number) => new Date(product().clock.now().getTime() + at).toISOString().slice(0, 10);
    const month = day(0).slice(0, 7);
    const text = await registerCsv(shop().site.ctx(), { by, month, lang: 'it' });
    expect(text.replace('\u{FEFF}', '').trim().split('\r\n')).toEqual([
      '"Giorno";"Aliquota %";"Incassi";"Rimborsi";"Netto";"Valuta";"Ordini"',
      `"${day(-DAY)}";"10,00";"50,00";"0,00";"50,00";"EUR";"1"`,
      `"${day(-DAY)}";"22,00";"25,00";"0,00";"25,00";"EUR";"1"`,
      `"${day(0)}";"10,00";"0,00";"-50,00";"-50,00";"EUR";"1"`,
    ]);
    // The same on paper: of a month with rows, and of one without.
    const paper = async (of: string) => registerPdf(shop().site.ctx(), { by, month: of, lang: 'el' });
    const [full, again, empty] = [await paper(month), await paper(month), await paper('2020-01')];
    expect(full.subarray(0, 5).toString()).toBe('%PDF-');
    expect(full.equals(again)).toBe(true);
    expect(full.length).toBeGreaterThan(empty.length);
  });
});

describe('the account', () => {
  it('restricted closes card payments at once, and reservations go on; paid orders stay [P8]', async () => {
    const { key } = await bought();
    const open = await order();
    await paid.judge('restricted');
    await paid.heard();
    expect(await paid.doors()).toMatchObject({ mode: 'reserve', settings: { mode: 'paid' } });
    await expect(order()).rejects.toMatchObject({ code: 'shop.price-changed' });
    await shop().order([[roses, 1]]);
    expect(await stateOf(key)).toBe('paid');
    expect(shop().owner.subjects().at(-1)).toContain('fermi');
    await expect(paid.page(open.key)).rejects.toThrow('no page');
    await paid.judge('active');
    await paid.heard();
    expect((await paid.doors()).mode).toBe('paid');
  });

  it('is told by signed news of accounts that we know, and by no others [P8]', async () => {
    const post = (path: string, body: object, signature = 't=1,v1=00') =>
      product().app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'stripe-signature': signature },
      });
    for (const path of ['/webhooks/stripe/connect', '/webhooks/stripe/accounts'])
      expect((await post(path, { id: 'evt_1', object: 'event' })).status).toBe(400);
    const { id } = await order();
    const [row] = await product().rows<{ id: string }>('select id from takings_payments where subject = $1', [id]);
    expect(await applyPayment(product().system(), row?.id ?? '')).toBe('opening');
  });
});
