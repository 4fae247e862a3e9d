/** Some lines of an order are taken back, and later others: pieces, money, the register and who is told. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { CARD, posted } from '../../tests/support/owners-account.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { expectTrueStock, shopSite } from '../../tests/support/shop-site.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { setSiteState } from '../sites/index.server.ts';
import { sendOrderLink } from './send-link.ts';
import { declareWithdrawal } from './withdraw.ts';

const DAY = 86_400_000;
const { product, shop } = shopSite();
let paid: ReturnType<typeof paidShop>;
let roses: string;
let tea: string;
let cake: string;
beforeEach(async () => {
  [roses = ''] = await shop().add({}, 5);
  [tea = ''] = await shop().add({ name: 'Tè', kind: 'food', allergens: [], vat: 2200 }, 9);
  [cake = ''] = await shop().add({ name: 'Torta', kind: 'food', allergens: [], withdrawal: 'perishable' }, 3);
  await shop().set('open');
  paid = paidShop(product(), shop());
  await paid.connect();
});
/** Three bunches, two teas, a cake: in this order. */
async function bought(lines: [string, number][]) {
  const placed = await shop().order(lines, { mode: 'paid', mail: `${crypto.randomUUID()}@example.it` });
  await posted(await paid.page(placed.key), CARD);
  await paid.heard();
  return placed;
}
const withdraw = (key: string, nth: number, chosen: Record<number, number> | null) =>
  declareWithdrawal(product().as(null), {
    siteId: shop().site.id,
    key,
    nth,
    chosen: chosen && new Map(Object.entries(chosen).map(([position, pieces]) => [Number(position), pieces])),
  });
const free = async (name: string) => (await shop().named(name)).variants[0]?.free;
const stateOf = async (key: string) => (await paid.find(key)).state;
const register = async (id: string) =>
  (
    await product().rows<{ kind: string; rate: number; cents: number }>(
      'select kind, rate, cents from shop_register where order_id = $1 order by kind, rate',
      [id],
    )
  ).map(({ kind, rate, cents }) => `${kind} ${rate}: ${cents}`);
const receipts = (mail: string) =>
  product()
    .mail.messages()
    .filter(({ to, subject }) => to.includes(mail) && subject.startsWith('Recesso'))
    .map(({ text }) => text)
    .toSorted((a, b) => Number(a.includes('Resta acquistato')) - Number(b.includes('Resta acquistato')));

describe('what is mailed after some lines were taken back', () => {
  it('has only what is still bought; what is cancelled is all that it was [P8]', async () => {
    const textOf = (mail: string, subject: RegExp) =>
      product()
        .mail.messages()
        .find((each) => each.to.includes(mail) && subject.test(each.subject))?.text ?? '';
    const { id, key, mail } = await bought([
      [roses, 3],
      [tea, 2],
    ]);
    await withdraw(key, 1, { 0: 2, 1: 2 });
    await shop().act(id, 'ready');
    const { number } = await paid.find(key);
    await sendOrderLink(product().as(null), { siteId: shop().site.id, number, mail });
    await paid.heard();
    for (const subject of [/pronto/, /Il link/]) {
      expect(textOf(mail, subject), String(subject)).toContain('1 × Mazzo di rose');
      expect(textOf(mail, subject), String(subject)).not.toMatch(/3 ×|Tè/);
    }
    await inTransaction(product().system(), (ctx) =>
      setSiteState(ctx, { orderId: shop().owner.id(), state: 'closed' }),
    );
    await paid.heard();
    expect(textOf(mail, /dove lo trovi/)).toMatch(/1 × Mazzo di rose/);
    await paid.refund(id);
    await paid.heard();
    expect(textOf(mail, /annullato/i)).toMatch(/3 × Mazzo di rose/);
  });
});

describe('a withdrawal from before lines knew of it, of an order that waits', () => {
  it('has its lines, and its pieces are free: once, and no one else’s [P8]', async () => {
    const order = [
      [roses, 2],
      [cake, 1],
    ] as [string, number][];
    const [old, other] = [await bought(order), await bought(order)];
    for (const { key } of [old, other]) await withdraw(key, 1, null);
    await paid.heard();
    // As it was left then: declared, its pieces reserved.
    for (const statement of [
      'delete from shop_withdrawn_lines where order_id = $1',
      'update shop_lines set withdrawn = 0 where order_id = $1',
      `delete from shop_moves where order_id = $1 and kind = 'withdrawal'`,
      `update shop_variants v set reserved = reserved + l.quantity from shop_lines l
       where l.variant_id = v.id and l.order_id = $1 and l.withdrawal = 'yes'`,
    ])
      await product().rows(statement, [old.id]);
    expect(await free('Mazzo di rose')).toBe(3);
    const late =
      readFileSync('migrations/0072_withdrawn-lines.sql', 'utf8')
        .split('--> statement-breakpoint')
        .find((each) => each.includes('"shop_moves"')) ?? expect.fail('no such statement');
    for (const _ of [1, 2]) await product().rows(late);
    expect([await free('Mazzo di rose'), await free('Torta')]).toEqual([5, 1]);
    await expectTrueStock(product());
    await shop().act(old.id, 'collected');
    expect([await free('Mazzo di rose'), await free('Torta')]).toEqual([5, 1]);
    await expectTrueStock(product());
  });
});

describe('some lines of an order', () => {
  it('are taken back before they are collected, and later the others: each once, each with its receipt [P8]', async () => {
    const { id, key, mail } = await bought([
      [roses, 3],
      [tea, 2],
    ]);
    const part = { 0: 1, 1: 0 };
    await Promise.all([withdraw(key, 1, part), withdraw(key, 1, part)]);
    await paid.heard();
    expect(await stateOf(key)).toBe('paid');
    expect(await paid.books()).toEqual({ charged: 12_500, refunded: 2500 });
    expect([await free('Mazzo di rose'), await free('Tè')]).toEqual([3, 7]);
    await expectTrueStock(product());
    const first = receipts(mail).at(-1) ?? '';
    expect(first).toMatch(/Ricevuto: \p{L}+ \d+ \p{L}+, \d\d:\d\d\./u);
    expect(first).toMatch(/Recedi per: 1 × Mazzo di rose/);
    expect(first).toMatch(/Resta acquistato: 2 × Mazzo di rose .*; 2 × Tè/);
    expect(shop().owner.mails().at(-1)?.text).toMatch(/recede dal contratto per: 1 × Mazzo di rose/);
    expect((await shop().view()).orders[0]?.lines).toMatchObject([
      { quantity: 3, withheld: 1, comes_back: 0 },
      { quantity: 2, withheld: 0, comes_back: 0 },
    ]);
    // Pressed again by a page of before, with another choice: nothing happens twice, and nothing is guessed.
    await expect(withdraw(key, 1, { 0: 2 })).rejects.toMatchObject({ code: 'shop.changed' });
    await withdraw(key, 2, null);
    await paid.heard();
    expect(await stateOf(key)).toBe('withdrawn');
    expect(await paid.books()).toEqual({ charged: 12_500, refunded: 12_500 });
    expect([await free('Mazzo di rose'), await free('Tè')]).toEqual([5, 9]);
    expect(receipts(mail)).toHaveLength(2);
    expect(receipts(mail)[0]).toMatch(/Recedi per: 2 × Mazzo di rose .*; 2 × Tè/);
    expect(receipts(mail)[0]).not.toContain('Resta acquistato');
    expect(await register(id)).toEqual([
      'sale 1000: 7500',
      'sale 2200: 5000',
      'withdrawal 1000: -2500',
      'withdrawal-2 1000: -5000',
      'withdrawal-2 2200: -5000',
    ]);
    await expectTrueStock(product());
  });

  it('are sold less what was taken back, and stay bought where they cannot be given back [P8]', async () => {
    const { id, key } = await bought([
      [roses, 3],
      [cake, 1],
    ]);
    const none: Record<number, number>[] = [
      { 1: 1 },
      { 0: 4 },
      { 0: 0 },
      { 0: -1 },
      { 0: 0.5 },
      { 0: Number.NaN },
      { 7: 1, 0: 1 },
      {},
    ];
    for (const wrong of none)
      await expect(withdraw(key, 1, wrong), JSON.stringify(wrong)).rejects.toMatchObject({ code: 'shop.changed' });
    await withdraw(key, 1, { 0: 2 });
    product().later(1000);
    await shop().act(id, 'collected');
    await expectTrueStock(product());
    expect([await free('Mazzo di rose'), await free('Torta')]).toEqual([4, 2]);
    // The rest of what can be given back; the cake stays.
    await withdraw(key, 2, null);
    await paid.heard();
    expect(await stateOf(key)).toBe('collected');
    expect((await shop().view()).orders[0]?.lines).toMatchObject([
      { withheld: 2, comes_back: 1 },
      { withheld: 0, comes_back: 0 },
    ]);
    await expect(withdraw(key, 3, null)).rejects.toMatchObject({ code: 'shop.changed' });
    expect([await free('Mazzo di rose'), await free('Torta')]).toEqual([4, 2]);
  });

  it('give their money back by a press that names them, and no press gives back what it does not name [P8]', async () => {
    const { id, key } = await bought([
      [roses, 2],
      [tea, 1],
    ]);
    await shop().act(id, 'collected');
    await withdraw(key, 1, { 0: 1 });
    product().later(DAY);
    await withdraw(key, 2, { 1: 1 });
    const shown = async () => {
      const { orders, past } = await shop().view();
      return [...orders, ...past][0];
    };
    expect(await shown()).toMatchObject({ refundable: { amount: 2500, of: 'withdrawal' }, withdrawals: [{}, {}] });
    await Promise.all([1, 2, 3].map(() => paid.refund(id, '', 'withdrawal')));
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 7500, refunded: 2500 });
    expect(await shown()).toMatchObject({
      refundable: { of: 'withdrawal-2' },
      withdrawals: [{ refund: { state: 'done' } }, { refund: null }],
    });
    await expect(paid.refund(id, '', 'rest')).rejects.toMatchObject({ code: 'shop.changed' });
    await paid.refund(id, '', 'withdrawal-2');
    await paid.refund(id, '', 'withdrawal-2');
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 7500, refunded: 5000 });
    // What is left is another act: all of it then is over.
    await paid.refund(id, '', 'rest');
    await paid.heard();
    expect(await stateOf(key)).toBe('refunded');
    expect(await paid.books()).toEqual({ charged: 7500, refunded: 7500 });
    expect((await register(id)).filter((row) => row.startsWith('given-back'))).toEqual(['given-back 1000: -2500']);
  });

  it('are never more than were bought, nor their money more than was paid: the database refuses it [P8]', async () => {
    const { id, key } = await bought([[roses, 2]]);
    await withdraw(key, 1, { 0: 1 });
    await product().rows(
      `insert into shop_withdrawals (order_id, nth, amount, declared_at, refund_by) values ($1, 2, 2500, now(), '2026-12-01')`,
      [id],
    );
    const take = (pieces: number) =>
      product().rows(`insert into shop_withdrawn_lines values ($1, 2, $2, $3)`, [id, roses, pieces]);
    await expect(take(2)).rejects.toThrow('shop_lines_withdrawn');
    await expect(take(0)).rejects.toThrow('shop_withdrawn_lines_pieces');
    const refund = (amount: number, state = 'intended') =>
      product().rows(
        `insert into takings_refunds (id, payment_id, occasion, amount, state, intended_at)
         select $2, id, $2, $3::int, $4, now() from takings_payments where subject = $1`,
        [id, crypto.randomUUID(), amount, state],
      );
    await expect(refund(2501)).rejects.toThrow('takings_payments_given_back');
    await refund(2501, 'failed');
    await expect(
      product().rows(`update takings_refunds set state = 'elsewhere' where state = 'failed' and amount = 2501`),
    ).rejects.toThrow('takings_payments_given_back');
    await refund(2500);
  });
});
