/** What the first screen of a site says of its shop: who waits for an answer, what is to be prepared, and money that is owed. */
import { beforeEach, expect, it } from 'vitest';
import { newHelper } from '../../tests/support/helper.ts';
import { CARD, DISPUTED, posted } from '../../tests/support/owners-account.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { shopSite } from '../../tests/support/shop-site.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { proveSite } from '../access/index.server.ts';
import { areasOfSite } from '../sites/index.server.ts';
import { declareWithdrawal } from './withdraw.ts';

const DAY = 86_400_000;
const { product, shop } = shopSite();
let paid: ReturnType<typeof paidShop>;
let roses: string;
beforeEach(async () => {
  [roses = ''] = await shop().add({}, 9);
  await shop().set('open');
  paid = paidShop(product(), shop());
  await paid.connect();
});
async function bought(card = CARD) {
  const placed = await shop().order([[roses, 1]], { mode: 'paid', mail: `${crypto.randomUUID()}@example.it` });
  await posted(await paid.page(placed.key), card);
  await paid.heard();
  return placed;
}
async function seen(ctx: Ctx = shop().site.ctx()) {
  const areas = await areasOfSite(ctx, { by: await proveSite(ctx, 'draft', shop().site.id) });
  return areas.find(({ area }) => area === 'shop');
}

it('a refund that waits for its owner is told with the first last day of the law, until it has gone, and to no helper [P8]', async () => {
  expect(await seen()).toEqual({ area: 'shop', waiting: 0, paid: 0, asked: 0, owed: null });
  const placed = [await bought(), await bought()];
  expect(await seen()).toEqual({ area: 'shop', waiting: 0, paid: 2, asked: 0, owed: null });
  for (const { id } of placed) await shop().act(id, 'collected');
  for (const { key } of placed) {
    product().later(DAY);
    await declareWithdrawal(product().as(null), { siteId: shop().site.id, key, nth: 1, chosen: null });
  }
  await paid.heard();
  const [late, first] = (await shop().view()).orders
    .flatMap(({ withdrawals }) => withdrawals.map(({ by }) => by))
    .toSorted()
    .toReversed();
  expect(late).not.toBe(first);
  expect(await seen()).toEqual({
    area: 'shop',
    waiting: 0,
    paid: 0,
    asked: 0,
    owed: { count: 2, by: first, isLate: false },
  });
  const helper = await newHelper(product(), { owner: shop().site.ctx(), site: shop().site.id, role: 'publisher' });
  expect(await seen(helper.ctx())).toMatchObject({ owed: null });
  product().later(14 * DAY);
  expect(await seen()).toMatchObject({ owed: { count: 2, isLate: true } });
  await paid.refund(placed[0]?.id ?? '');
  expect(await seen()).toMatchObject({ owed: { count: 1, by: late } });
  await paid.refund(placed[1]?.id ?? '');
  await paid.heard();
  expect(await seen()).toMatchObject({ owed: null });
});

it('money that goes back by itself is none of their work; what the provider refused is, and the law names no day of it [P8]', async () => {
  const { key } = await bought();
  await declareWithdrawal(product().as(null), { siteId: shop().site.id, key, nth: 1, chosen: null });
  expect(await seen()).toMatchObject({ owed: null });
  const { id } = await bought(DISPUTED);
  await paid.refund(id);
  await paid.heard();
  expect(await seen()).toMatchObject({ owed: { count: 1, by: null, isLate: false } });
  await paid.refundElsewhere(id, 'Bonifico');
  expect(await seen()).toMatchObject({ owed: null });
});
