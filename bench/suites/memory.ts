/**
 * Fifty thousand orders saved and read over HTTP by sixteen customers at a time, each with an address and a session of
 * their own: what the product holds must not grow with what it has answered. Every tenth order is opened over HTTP too,
 * which is a mail and some jobs; the others are rows that are there already, or the suite would take an hour.
 */
import { randomBytes } from 'node:crypto';
import type { Bench, Suite } from '../lib/bench.ts';
import { openClient, type Client } from '../lib/http.ts';
import { openMemoryProbe, type Held } from '../lib/memory.ts';
import { freePort } from '../../platform/free-port.ts';
import { startProduct, type Product } from '../lib/product.ts';
import { line, type Found } from '../lib/report.ts';
import { BILLING, openOrder, quiet } from '../lib/shop.ts';

const SUITE = 'memory';
const CUSTOMERS = 16;
const PAGE = '900000000000101';
const OPENED_EVERY = 10;
/** Of all orders: the first reading is of a process that has warmed up. */
const READINGS = [0.1, 0.5, 1];

export const memorySuite: Suite = async (bench) => {
  const orders = bench.quick ? 5000 : 50_000;
  const inspectPort = await freePort();
  // One of its own: what other suites left in memory would hide what this one leaves.
  const product = await startProduct({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectPort}` });
  try {
    return await measure({ ...bench, product }, orders, inspectPort);
  } finally {
    await product.stop();
  }
};

async function measure({ product, say }: Bench, orders: number, inspectPort: number): Promise<Found[]> {
  const first = await openOrder(product, PAGE);
  first.client.close();
  await quiet(product);
  await copyOrder(product, first.id, orders);
  const cart: unknown = JSON.parse(first.cart);
  const probe = await openMemoryProbe(product.pid, inspectPort);
  const held: Held[] = [];
  let opened = 0;
  const from = performance.now();
  for (const share of READINGS) {
    await Promise.all(
      Array.from({ length: CUSTOMERS }, async () => {
        while (opened < orders * share) {
          opened += 1;
          await buyAlmost(product, opened, cart);
        }
      }),
    );
    await quiet(product);
    const found = await probe.read();
    held.push(found);
    const seconds = Math.round((performance.now() - from) / 1000);
    say(`${opened} orders, ${seconds} s: heap ${found.heap.toFixed(1)} MB, resident ${found.resident.toFixed(0)} MB`);
  }
  probe.close();
  const growth = (part: keyof Held) => [(held.at(-1)?.[part] ?? NaN) / (held[0]?.[part] ?? NaN)];
  const after = `after ${orders.toLocaleString('en')} orders`;
  return [
    line(SUITE, `heap ${after} ÷ after a tenth of them`, '', growth('heap'), { most: 1.1 }),
    line(SUITE, `resident memory ${after} ÷ after a tenth of them`, '', growth('resident'), { most: 1.1 }),
    line(SUITE, `heap ${after}`, 'MB', [held.at(-1)?.heap ?? NaN]),
    line(SUITE, `resident memory ${after}`, 'MB', [held.at(-1)?.resident ?? NaN]),
  ];
}

/** As the cookie wants it: 43 characters. */
const sessionOf = (number: number): string => `memory${number}`.padEnd(43, '_');

async function copyOrder({ sql }: Product, id: string, orders: number): Promise<void> {
  await sql.query(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_memory' || n))).*
     from orders o, generate_series(1, $2::int) n where o.id = $1`,
    [id, orders],
  );
  await sql.query(
    `insert into order_sessions (session_hash, order_id, created_at)
     select encode(sha256(rpad('memory' || n, 43, '_')::bytea), 'hex'), 'ord_memory' || n, now() from generate_series(1, $1::int) n`,
    [orders],
  );
  await sql.query('vacuum analyze orders, order_sessions');
}

async function openNew(client: Client): Promise<string> {
  const { _id: id } = await client.json<{ _id: string }>('POST', '/buy_yr/api/order/subscription', {
    facebook_page_id: PAGE,
    billing_info: BILLING,
    type: 'customer',
  });
  return id;
}

/** One customer with a browser of their own, which has a session before its first call. */
async function buyAlmost(product: Product, number: number, cart: unknown): Promise<void> {
  const opens = number % OPENED_EVERY === 0;
  const session = opens ? randomBytes(32).toString('base64url') : sessionOf(number);
  const client = openClient(product.port, { cookie: `vetrina_order=${session}` });
  try {
    const id = opens ? await openNew(client) : `ord_memory${number}`;
    const path = `/buy_yr/api/order/check/${id}`;
    await client.json('POST', `${path}/cart`, cart);
    const { total } = await client.json<{ total: number }>('GET', path);
    if (total !== 9900) throw new Error(`order ${id} was read with a total of ${total}`);
  } finally {
    client.close();
  }
}
