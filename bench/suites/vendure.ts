/**
 * Vendure's core on a database of its own in the product's PostgreSQL: saving a cart and reading the order, sixteen
 * customers at a time, in turn.
 */
import { join } from 'node:path';
import type { Bench, Suite } from '../lib/bench.ts';
import { backgroundMicros } from '../lib/cpu.ts';
import { withPeerServer } from '../lib/peer-server.ts';
import { line } from '../lib/report.ts';
import { openOrder, quiet, readOf, saveOf, type OpenOrder } from '../lib/shop.ts';
import { missingTool } from '../lib/tools.ts';
import { turnScript, type Asked } from '../lib/turn-script.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { VENDURE, vendureShopper, type Vendure } from '../lib/vendure.ts';
import { wrk } from '../lib/wrk.ts';

const SUITE = 'vendure';
const WHAT = 'cart saves ÷ Vendure’s';
const CONNECTIONS = 16;
/** Orders that the customers take in turn: fewer would wait for each other's row. */
const ORDERS = 48;
const PAGE = '900000000000101';
/** Long enough for an answer of the slower one on a busy machine. */
const LEAST_SECONDS = 5;
const ORDER = '{ id code state totalWithTax lines { id quantity linePriceWithTax productVariant { id name sku } } }';
const ADD = `mutation { addItemToOrder(productVariantId: 1, quantity: 1) { ... on Order ${ORDER} ... on ErrorResult { errorCode } } }`;
const READ = `{ activeOrder ${ORDER} }`;

export const vendureSuite: Suite = (bench) => {
  const missing = missingTool('wrk');
  if (missing) return Promise.resolve([{ suite: SUITE, what: WHAT, skipped: missing }]);
  return withPeerServer(bench, VENDURE, { suite: SUITE, what: WHAT }, (vendure) => compare(bench, vendure));
};

async function compare(bench: Bench, vendure: Vendure) {
  const { product } = bench;
  const orders: OpenOrder[] = [];
  for (let count = 0; count < ORDERS; count++) orders.push(await openOrder(product, PAGE));
  await quiet(product);
  const tokens = await Promise.all(Array.from({ length: ORDERS }, () => openCart(vendure.port)));
  const calls = (query: string): Asked[] =>
    tokens.map((token) => ({
      method: 'POST',
      path: '/shop-api',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    }));
  const script = (name: string, requests: Asked[]) => turnScript(join(product.folder, `${name}.lua`), requests);
  const ours = {
    url: `http://127.0.0.1:${product.port}/`,
    pids: [product.pid],
    background: await backgroundMicros([product.pid]),
  };
  const theirs = { url: `http://127.0.0.1:${vendure.port}/`, pids: [vendure.pid] };
  const save = (order: OpenOrder) => saveOf(product, order);
  const read = (order: OpenOrder) => readOf(product, order);
  const loads = {
    save: { ...ours, script: script('ours-save', orders.map(save)) },
    theirSave: { ...theirs, script: script('their-save', calls(ADD)) },
    read: { ...ours, script: script('ours-read', orders.map(read)) },
    theirRead: { ...theirs, script: script('their-read', calls(READ)) },
  };
  const found = await inTurn(bench, loads, (load) =>
    wrk({ ...load, seconds: Math.max(load.seconds, LEAST_SECONDS), connections: CONNECTIONS }),
  );
  orders.forEach(({ client }) => client.close());
  const rate = each(found, 'perSecond');
  const cost = each(found, 'cpuMicros');
  const failures = [...found.save, ...found.read].map(({ failures: failed }) => failed);
  return [
    line(SUITE, 'cart saves a second ÷ Vendure’s', '', ratio(rate('save'), rate('theirSave')), { least: 15 }),
    line(SUITE, 'orders read a second ÷ Vendure’s', '', ratio(rate('read'), rate('theirRead')), { least: 8 }),
    line(SUITE, 'processor time of the server: Vendure’s save ÷ ours', '', ratio(cost('theirSave'), cost('save'))),
    line(SUITE, 'processor time of the server: Vendure’s read ÷ ours', '', ratio(cost('theirRead'), cost('read'))),
    line(SUITE, 'cart saves', '/s', rate('save')),
    line(SUITE, 'Vendure’s saves', '/s', rate('theirSave')),
    line(SUITE, 'orders read', '/s', rate('read')),
    line(SUITE, 'Vendure’s reads', '/s', rate('theirRead')),
    line(SUITE, 'saves and reads that failed', '', failures, { most: 0 }),
  ];
}

/** A customer with one thing in the cart. Returns the session's token. */
async function openCart(port: number): Promise<string> {
  const shopper = vendureShopper(port);
  const { addItemToOrder } = await shopper.ask<{ addItemToOrder?: { lines?: unknown[] } }>(ADD);
  if (shopper.token() === '' || addItemToOrder?.lines?.length !== 1) throw new Error('Vendure did not open a cart');
  return shopper.token();
}
