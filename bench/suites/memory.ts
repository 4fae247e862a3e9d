/**
 * Fifty thousand orders opened, saved and read over HTTP by sixteen customers at a time, each with an address
 * and a session of their own: what the product holds must not grow with what it has answered.
 */
import { randomBytes } from 'node:crypto';
import type { Bench, Suite } from '../lib/bench.ts';
import { openClient } from '../lib/http.ts';
import { openMemoryProbe, type Held } from '../lib/memory.ts';
import { freePort, startProduct, type Product } from '../lib/product.ts';
import { line, type Found } from '../lib/report.ts';
import { BILLING, openOrder, quiet } from '../lib/shop.ts';

const SUITE = 'memory';
const CUSTOMERS = 16;
const PAGE = '900000000000101';
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
          await buyAlmost(product, cart);
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
  const { rows } = await product.sql.query<{ n: number }>('select count(*)::int as n from orders');
  if ((rows[0]?.n ?? 0) < orders) throw new Error(`only ${rows[0]?.n} orders were opened`);
  const growth = (part: keyof Held) => [(held.at(-1)?.[part] ?? NaN) / (held[0]?.[part] ?? NaN)];
  const after = `after ${orders.toLocaleString('en')} orders`;
  return [
    line(SUITE, `heap ${after} ÷ after a tenth of them`, '', growth('heap'), { most: 1.1 }),
    line(SUITE, `resident memory ${after} ÷ after a tenth of them`, '', growth('resident'), { most: 1.1 }),
    line(SUITE, `heap ${after}`, 'MB', [held.at(-1)?.heap ?? NaN]),
    line(SUITE, `resident memory ${after}`, 'MB', [held.at(-1)?.resident ?? NaN]),
  ];
}

/** One customer with a browser of their own: opens an order, saves its cart, reads it. */
async function buyAlmost(product: Product, cart: unknown): Promise<void> {
  // A browser has its session before its first call.
  const session = randomBytes(32).toString('base64url');
  const client = openClient(product.port, { cookie: `vetrina_order=${session}` });
  try {
    const { _id: id } = await client.json<{ _id: string }>('POST', '/buy_yr/api/order/subscription', {
      facebook_page_id: PAGE,
      billing_info: BILLING,
      type: 'customer',
    });
    const path = `/buy_yr/api/order/check/${id}`;
    await client.json('POST', `${path}/cart`, cart);
    const { total } = await client.json<{ total: number }>('GET', path);
    if (total !== 9900) throw new Error(`order ${id} was read with a total of ${total}`);
  } finally {
    client.close();
  }
}
