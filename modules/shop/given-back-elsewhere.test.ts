/** Money that the provider would not give back, and that went back another way. */
import { beforeEach, describe, expect, it } from 'vitest';
import { CARD, DISPUTED, posted } from '../../tests/support/owners-account.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { shopSite } from '../../tests/support/shop-site.ts';
import { refundsOfOne } from './read-orders.ts';
import { declareWithdrawal } from './withdraw.ts';

const HOW = 'Bonifico del 3 dicembre';
const { product, shop } = shopSite();
let paid: ReturnType<typeof paidShop>;
let roses: string;
beforeEach(async () => {
  [roses = ''] = await shop().add({}, 5);
  await shop().set('open');
  paid = paidShop(product(), shop());
  await paid.connect();
});
async function bought() {
  const placed = await shop().order([[roses, 1]], { mode: 'paid', mail: `${crypto.randomUUID()}@example.it` });
  await posted(await paid.page(placed.key), DISPUTED);
  await paid.heard();
  return placed;
}
/** Given back, and refused. */
async function refused() {
  const placed = await bought();
  await paid.refund(placed.id);
  await paid.heard();
  expect((await shop().view()).orders).toMatchObject([{ refundable: { amount: 2500 }, refund: { state: 'failed' } }]);
  return placed;
}
const inRegister = (id: string) =>
  product().rows<{ kind: string; cents: number }>(
    'select kind, cents from shop_register where order_id = $1 order by cents desc',
    [id],
  );
const lastMail = async (to: string) => (await shop().mailsTo(to)).filter((kind) => kind === 'shop-refunded-elsewhere');

describe('two refunds of an order that the provider refused', () => {
  it('stand in the order in which they were meant, and each goes when it is named [P8]', async () => {
    const placed = await shop().order([[roses, 2]], { mode: 'paid', mail: `${crypto.randomUUID()}@example.it` });
    await posted(await paid.page(placed.key), DISPUTED);
    await paid.heard();
    for (const nth of [1, 2]) {
      const chosen = new Map([[0, 1]]);
      await declareWithdrawal(product().as(null), { siteId: shop().site.id, key: placed.key, nth, chosen });
      product().later(1000);
    }
    await paid.heard();
    // What was meant last stands last, wherever its row does.
    await product().rows(
      `update takings_refunds set intended_at = intended_at + interval '1 day' where occasion = 'withdrawal'`,
    );
    const known = await refundsOfOne(product().system(), placed);
    expect(known.map(({ occasion, state }) => [occasion, state])).toEqual([
      ['withdrawal-2', 'failed'],
      ['withdrawal', 'failed'],
    ]);
    await paid.refund(placed.id, '', known[1]?.id);
    const after = await refundsOfOne(product().system(), placed);
    expect(after.map(({ occasion, state }) => [occasion, state])).toEqual([
      ['withdrawal-2', 'failed'],
      ['withdrawal', 'intended'],
    ]);
  });
});

describe('money that the provider refused and its owner gave back another way', () => {
  it('is owed no more, stands in the register, and its buyer reads how, once for two presses [P8]', async () => {
    const { id, mail } = await refused();
    await Promise.all([paid.refundElsewhere(id, HOW), paid.refundElsewhere(id, HOW)]);
    await product().drain();
    expect((await shop().view()).past).toMatchObject([
      { refundable: null, refund: { state: 'elsewhere', amount: 2500 } },
    ]);
    expect(await inRegister(id)).toEqual([
      { kind: 'sale', cents: 2500 },
      { kind: 'cancelled', cents: -2500 },
    ]);
    expect(await lastMail(mail)).toHaveLength(1);
    const told = product()
      .mail.messages()
      .find(({ subject, to }) => to.includes(mail) && subject.startsWith('Rimborso'));
    expect(told?.text).toContain(HOW);
  });

  it('goes back no second time: neither by a press nor by what the provider says later [P8]', async () => {
    const { id } = await refused();
    await paid.refundElsewhere(id, HOW);
    for (const dispute of product()
      .stripe.stateOf(await paid.account())
      .disputes.values())
      dispute.is_charge_refundable = true;
    await paid.refund(id);
    product().later(86_400_000);
    await paid.heard();
    expect(await paid.books()).toEqual({ charged: 2500, refunded: 0 });
    expect(await inRegister(id)).toHaveLength(2);
  });

  it('ends what a withdrawal is owed, and its reminders [P8]', async () => {
    const placed = await bought();
    await declareWithdrawal(product().as(null), { siteId: shop().site.id, key: placed.key, nth: 1, chosen: null });
    await paid.heard();
    await paid.refundElsewhere(placed.id, HOW);
    const [row] = await product().rows<{ refunded_at: Date | null }>(
      'select refunded_at from shop_withdrawals where order_id = $1',
      [placed.id],
    );
    expect(row?.refunded_at).toBeInstanceOf(Date);
  });

  it('is one refund of several, each said by itself, and said again changes nothing [P8]', async () => {
    const { id } = await refused();
    await paid.refundElsewhere(id, HOW);
    await paid.refundElsewhere(id, HOW);
    await expect(paid.refundElsewhere(id, HOW, 'ref_another')).rejects.toMatchObject({ code: 'shop.changed' });
    expect(await inRegister(id)).toHaveLength(2);
  });

  it('can be said of nothing that was not refused [P8]', async () => {
    const placed = await shop().order([[roses, 1]], { mode: 'paid', mail: 'anna@example.it' });
    await posted(await paid.page(placed.key), CARD);
    await paid.heard();
    await expect(paid.refundElsewhere(placed.id, HOW)).rejects.toMatchObject({ code: 'shop.changed' });
    await paid.refund(placed.id);
    await paid.heard();
    await expect(paid.refundElsewhere(placed.id, HOW)).rejects.toMatchObject({ code: 'shop.changed' });
  });
});
