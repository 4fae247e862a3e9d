/**
 * Many at once. `SHOP_TRIES=10000` for the figures of docs/shop.md, which are printed; `npm test` does it with fewer.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expectTrueStock, newShopSite, type ShopSite } from '../../tests/support/shop-site.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { cancelOrder } from './change-order.ts';

const TRIES = Number(process.env['SHOP_TRIES'] ?? 160);
const CLIENTS = 16;
const PIECES = 100;
const NOT_HAD = new Set(['shop.sold-out', 'shop.changed']);

let product: TestProduct;
let shop: ShopSite;
/** Each has one of its own: thousands of orders leave thousands of mails to be sent. */
beforeEach(async () => {
  product = await startTestProduct();
  shop = await newShopSite(product);
});
afterEach(() => product.close());

let seed = 7;
const random = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

/** So many clients, each with one try after the other. */
async function clients(tries: number, one: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < tries) await one((next += 1));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

it('of thousands of orders at once no piece is promised twice, and every piece is sold in the end [P8]', async () => {
  const names = ['Rose', 'Tulipani', 'Peonie'];
  const ids: string[] = [];
  for (const name of names) ids.push(...(await shop.add({ name }, PIECES)));
  await shop.set('open');
  const open: { id: string; key: string }[] = [];
  let had = 0;
  const refused = (error: unknown) => {
    if (!(error instanceof AppError) || !NOT_HAD.has(error.code)) throw error;
  };
  await clients(TRIES, async () => {
    const known = open.splice(random(open.length || 1), 1)[0];
    const what = random(12);
    if (known && what === 0)
      return cancelOrder(product.as(null), { siteId: shop.site.id, key: known.key }).catch(refused);
    if (known && what === 1) return shop.act(known.id, 'ready').then(() => shop.act(known.id, 'collected'), refused);
    if (known && what === 2) return shop.act(known.id, 'refuse').catch(refused);
    if (known) open.push(known);
    const first = random(names.length);
    const lines: [string, number][] = [[ids[first] ?? '', 1 + random(3)]];
    // In the order in which somebody chose them, which is not that of the rows.
    if (random(2) === 0) lines.push([ids[(first + 1) % names.length] ?? '', 1 + random(2)]);
    const total = lines.reduce((sum, [, n]) => sum + n * 2500, 0);
    const order = await shop.order(lines, { total }).catch(refused);
    if (!order) return;
    open.push(order);
    had += 1;
  });
  await expectTrueStock(product);
  const left = async () => {
    const { products } = await shop.view();
    const all = products.filter(({ name }) => names.includes(name)).flatMap(({ variants }) => variants);
    return all.map(({ id, free }) => [id, free ?? 0] as [string, number]);
  };
  // Whoever comes now gets every piece that is still free, one by one.
  for (const [id, free] of await left()) for (let n = 0; n < free; n += 1) await shop.order([[id, 1]], { total: 2500 });
  expect((await left()).map(([, free]) => free)).toEqual([0, 0, 0]);
  await expect(shop.order([[ids[0] ?? '', 1]], { total: 2500 })).rejects.toMatchObject({ code: 'shop.sold-out' });
  await expectTrueStock(product);
  const [sum] = await product.rows<{ n: string }>(
    `select coalesce(sum(l.quantity), 0) n from shop_lines l join shop_orders o on o.id = l.order_id
     where o.state in ('placed', 'accepted', 'ready', 'collected')`,
  );
  expect(Number(sum?.n)).toBe(PIECES * names.length);
  console.log(
    `shop: ${TRIES} tries by ${CLIENTS} for ${PIECES} pieces of each of ${names.length}, ${had} had, 0 beyond`,
  );
});

it('an order takes little more than the bare statements that it is made of [P8]', async () => {
  const [id = ''] = await shop.add({ name: 'Rose' });
  await shop.set('open');
  const rounds = Math.max(32, Math.min(2000, TRIES / 4));
  const timed = async (one: (n: number) => Promise<unknown>): Promise<number> => {
    await clients(CLIENTS, one);
    const start = performance.now();
    await clients(rounds, one);
    return rounds / ((performance.now() - start) / 1000);
  };
  const ours = await timed(() => shop.order([[id, 1]], { total: 2500 }));
  const bare = await timed(() => inTransaction(product.system(), (ctx) => bareOrder(ctx.db, shop.site.id, id)));
  console.log(
    `orders a second by ${CLIENTS}: ${ours.toFixed(0)}, bare statements ${bare.toFixed(0)}, ${(ours / bare).toFixed(2)}`,
  );
  expect(ours).toBeGreaterThan(0);
});

interface Runs {
  execute: (statement: ReturnType<typeof sql>) => Promise<unknown>;
}
/** The statements of an order as a program without rules would send them: the same reads, the same rows, two mails of a usual length. */
async function bareOrder(db: Runs, site: string, variant: string): Promise<void> {
  const id = `sho_${randomUUID()}`;
  const mail = (to: string) =>
    sql`insert into mails (id, kind, order_id, occasion, "to", lang, subject, text, html, created_at)
      values (${`${id} ${to}`}, 'shop-order', ${id}, ${to}, ${to}, 'it', 'x', ${'x'.repeat(2000)}, ${'x'.repeat(9000)}, now())`;
  const of = sql`site_id = ${site}`;
  for (const statement of [
    sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`,
    sql`select * from shop_orders where ${of} and key_hash = ${id}`,
    sql`select * from shop_settings where ${of}`,
    sql`select s.*, h.host from sites s left join site_hosts h on h.site_id = s.id and h.canonical where s.id = ${site}`,
    sql`select * from shop_products where ${of} and not gone order by position, id`,
    sql`select * from shop_variants where ${of} and not gone order by position, id`,
    sql`select * from shop_prices where variant_id in (select id from shop_variants where ${of}) order by from_at`,
    sql`select count(*) from shop_orders where ${of} and contacts && array[${id}] and state in ('placed', 'accepted', 'ready')`,
    sql`update shop_variants set reserved = reserved + 1 where id = ${variant} and (stock is null or stock - reserved >= 1)`,
    sql`insert into shop_moves (variant_id, order_id, kind, stock_by, reserved_by, at) values (${variant}, ${id}, 'reserve', 0, 1, now())`,
    sql`update shop_settings set last_number = last_number + 1 where ${of} and status = 'open'`,
    sql`insert into shop_orders (id, site_id, number, state, mode, buyer, contacts, key_hash, total, currency, lang, placed_at, kept_until)
      select ${id}, ${site}, last_number, 'placed', 'reserve', '', array[${id}], ${id}, 2500, 'EUR', 'it', now(), now() from shop_settings where ${of}`,
    sql`insert into shop_lines (order_id, variant_id, position, name, quantity, cents, kind) values (${id}, ${variant}, 0, 'Rose', 1, 2500, 'goods')`,
    sql`insert into audit_log (at, actor, action, subject, request_id) values (now(), 'test', 'shop.placed', ${site}, 'x')`,
    sql`select count(*) from shop_orders where contacts && array[${id}] and placed_at > now() - interval '1 day'`,
    mail('buyer'),
    sql`select * from orders where id = (select order_id from sites where id = ${site})`,
    mail('owner'),
  ])
    await db.execute(statement);
}
