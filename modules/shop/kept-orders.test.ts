/** A shop with many orders behind it. */
import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { shopSite } from '../../tests/support/shop-site.ts';
import { sortsKept } from './kept-orders.ts';

const MANY = 2000;
const { product, shop } = shopSite();

it('of many orders the oldest whose buyer is owed stays in sight, and what is published reads none of them all [P8]', async () => {
  const [roses = ''] = await shop().add();
  await shop().set('open');
  const { id, number } = await shop().order([[roses, 1]]);
  await shop().act(id, 'accept');
  await shop().act(id, 'collected');
  await product().rows(
    `insert into shop_orders select (jsonb_populate_record(o, jsonb_build_object('id', 'sho_' || n, 'number', o.number + n, 'key_hash', 'k' || n))).*
     from shop_orders o, generate_series(1, $2::int) n where o.id = $1`,
    [id, MANY],
  );
  await product().rows(
    `insert into shop_withdrawals (order_id, amount, declared_at, refund_by) values ($1, 2500, now(), '2026-12-01')`,
    [id],
  );
  const { orders, past } = await shop().view();
  const numbers = [...orders, ...past].map((order) => order.number);
  expect(numbers).toContain(number);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  await product().rows('analyze shop_orders');
  const ctx = product().system();
  const { rows } = await ctx.db.execute(sql`explain (analyze, format json) ${sortsKept(ctx, shop().site.id)}`);
  const read = [...JSON.stringify(rows).matchAll(/"Rows Removed by Filter":\s*(\d+)/g)].map(([, n]) => Number(n));
  expect(Math.max(0, ...read)).toBeLessThan(10);
});
