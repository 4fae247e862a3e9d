/**
 * Saving a cart, sixteen at a time, against the database's own limit: the very statements of that call, as PostgreSQL
 * wrote them down, run by pgbench on the same cluster.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Suite } from '../lib/bench.ts';
import { statementsOf } from '../lib/database.ts';
import { line, type Found } from '../lib/report.ts';
import { openOrder, quiet, saveOf, type OpenOrder } from '../lib/shop.ts';
import { findTool } from '../lib/tools.ts';
import { turnScript } from '../lib/turn-script.ts';
import { wrk } from '../lib/wrk.ts';

const SUITE = 'orders';
const CONNECTIONS = 16;
/** Orders that the savers take in turn: fewer would wait for each other's row. */
const ORDERS = 48;
const PAGE = '900000000000101';

export const ordersSuite: Suite = async (bench) => {
  const what = `cart saves by ${CONNECTIONS} customers ÷ the same SQL by pgbench`;
  const pgbench = findTool('pgbench');
  if (!pgbench) return [{ suite: SUITE, what, skipped: 'pgbench is not installed (Debian: postgresql-contrib)' }];
  if (!findTool('wrk')) return [{ suite: SUITE, what, skipped: 'wrk is not installed (Debian: wrk)' }];

  const orders: OpenOrder[] = [];
  for (let count = 0; count < ORDERS; count++) orders.push(await openOrder(bench.product, PAGE));
  await quiet(bench.product);
  const scripts = await pgbenchScripts(bench, orders);
  const lua = turnScript(
    join(bench.product.folder, 'save.lua'),
    orders.map((order) => saveOf(bench.product, order)),
  );
  orders.forEach(({ client }) => client.close());

  const seconds = bench.quick ? 2 : 6;
  const url = `http://127.0.0.1:${bench.product.port}/`;
  const ours: number[] = [];
  const limit: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < (bench.quick ? 3 : 6); round++) {
    const burst = await wrk({ url, connections: CONNECTIONS, seconds, script: lua, pids: [bench.product.pid] });
    if (burst.failures > 0) throw new Error(`${burst.failures} of ${burst.requests} saves failed`);
    const sql = runPgbench(bench, pgbench, scripts, seconds);
    // The first round warms both.
    if (round === 0) continue;
    ours.push(burst.perSecond);
    cpu.push(burst.cpuMicros);
    limit.push(sql);
  }
  const found: Found[] = [
    line(
      SUITE,
      what,
      '',
      ours.map((value, at) => value / (limit[at] ?? NaN)),
      { least: 0.25 },
    ),
    line(SUITE, 'cart saves', '/s', ours),
    line(SUITE, 'the same SQL by pgbench', '/s', limit),
    line(SUITE, 'processor time of the product for a save', 'µs', cpu),
  ];
  return found;
};

async function pgbenchScripts({ product, say }: Bench, orders: OpenOrder[]): Promise<string[]> {
  const files: string[] = [];
  const save = ({ id, client, cart }: OpenOrder) =>
    client.json('POST', `/buy_yr/api/order/check/${id}/cart`, JSON.parse(cart));
  // The catalogue of prices must be in memory, or asking for it would be among the statements' waits.
  for (const order of orders) await save(order);
  const [example] = orders;
  if (!example) throw new Error('no order was opened');
  const statements = await statementsOf(product, () => save(example));
  if (!statements.some((text) => /update "orders"|update orders/i.test(text)))
    throw new Error(`the statements of a save were not written down:\n${statements.join('\n')}`);
  say(`a save is ${statements.length} statements`);
  const { rows } = await product.sql.query<{ order_id: string; session_hash: string }>(
    'select order_id, session_hash from order_sessions',
  );
  const sessions = new Map(rows.map((row) => [row.order_id, row.session_hash]));
  for (const [index, { id }] of orders.entries()) {
    const script = statements
      .map((text) => `${text.replaceAll('\n', ' ').replaceAll(example.id, id)};`)
      .join('\n')
      .replaceAll(sessions.get(example.id) ?? '\0', sessions.get(id) ?? '');
    const file = join(product.folder, `save-${index}.sql`);
    writeFileSync(file, `${script}\n`);
    files.push(file);
  }
  return files;
}

/** Transactions a second. */
function runPgbench({ product: { database } }: Bench, tool: string, scripts: string[], seconds: number): number {
  const { host, port, user, password, database: name } = database;
  const connection = ['-h', host, '-p', String(port), '-U', user, name];
  const args = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '1', '-T', String(seconds)];
  const output = execFileSync(tool, [...args, ...scripts.flatMap((file) => ['-f', file]), ...connection], {
    encoding: 'utf8',
    env: { ...process.env, PGPASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failed = Number(/number of failed transactions: (\d+)/.exec(output)?.[1] ?? 0);
  const rate = Number(/^tps = ([\d.]+)/m.exec(output)?.[1] ?? NaN);
  if (failed > 0 || Number.isNaN(rate)) throw new Error(`pgbench failed:\n${output}`);
  return rate;
}
