/**
 * What customers, visitors and operators ask as the orders grow: the very queries over a thousand orders, then over a
 * hundred thousand, in one run. None of them may read a large table from end to end. The rows are taken away again.
 */
import { sql } from 'drizzle-orm';
// Not by the room's door: that one leads to the layouts too, which Node does not load as they are.
import { listOrders } from '../../modules/reports/operator/list-orders.ts';
import { countWaiting, listInboxEvents, listTasks } from '../../modules/reports/operator/list-work.ts';
import { wholeOrder } from '../../modules/reports/order/whole-order.ts';
import { findSiteByHost, findSiteBySlug } from '../../modules/sites/hosts/resolve-host.ts';
import { flushVisits } from '../../modules/stats/flush-visits.ts';
import { countVisit, createVisitCounts, pageTally } from '../../modules/stats/visit-counts.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { newDataKey, readDataKeys } from '../../platform/seal.ts';
import type { Suite } from '../lib/bench.ts';
import { statementsOf } from '../lib/database.ts';
import { addGrowth, GROWTH_DAY, removeGrowth } from '../lib/growth-rows.ts';
import { openClient } from '../lib/http.ts';
import { watchDatabase } from '../lib/plans.ts';
import type { Product } from '../lib/product.ts';
import { line, type Found } from '../lib/report.ts';
import { openOrder, quiet } from '../lib/shop.ts';

const SUITE = 'growth';
const SIZES = { small: 1000, large: 100_000 };
const LARGE =
  /Seq Scan on (orders|order_\w+|domain_registrations|mails|inbox_events|checkout_sessions|audit_log|tasks|sites|site_\w+)\b/;

/** A draft (every sixth order is one), and the session that holds it: 43 characters, as the cookie wants them. */
const DRAFT = 498;
const SESSION = `growth${DRAFT}`.padEnd(43, '_');
const PAGE = '900000000000101';

/** A hundred sites were looked at since the last flush. */
async function flushHundred(ctx: Ctx): Promise<void> {
  const counts = createVisitCounts();
  for (let n = 10; n <= 1000; n += 10) {
    const page = pageTally(`sit_growth${n}`, '/', 'Europe/Rome');
    countVisit(counts, page, { source: 'direct', name: null }, false, 'it');
  }
  await flushVisits(ctx, counts);
}

/** What the product asks its database when a customer reads the order and saves its cart, as PostgreSQL wrote it down. */
async function customersStatements(product: Product): Promise<{ read: string[]; save: string[] }> {
  const { client: other, cart } = await openOrder(product, PAGE);
  other.close();
  await quiet(product);
  const client = openClient(product.port, { cookie: `vetrina_order=${SESSION}` });
  const path = `/buy_yr/api/order/check/ord_growth${DRAFT}`;
  const read = () => client.json('GET', path);
  const save = () => client.json('POST', `${path}/cart`, JSON.parse(cart));
  // Prices are in memory from here on.
  await save();
  const statements = { read: await statementsOf(product, read), save: await statementsOf(product, save) };
  client.close();
  return statements;
}

type Asks = Record<string, () => Promise<unknown>>;

function questions(ctx: Ctx, customers: { read: string[]; save: string[] }): Asks {
  const each = async (statements: string[]) => {
    for (const statement of statements) await ctx.db.execute(sql.raw(statement));
  };
  const cursor = Buffer.from('2026-01-03T00:00:00.000Z ord_growth411').toString('base64url');
  return {
    'a customer reads the order': () => each(customers.read),
    'a customer saves the cart': () => each(customers.save),
    'a site by its free address': () => findSiteBySlug(ctx, 'growth500'),
    'a site by its domain': () => findSiteByHost(ctx, 'growth500.it'),
    'visits of a hundred sites are added': () => flushHundred(ctx),
    'the newest orders': () => listOrders(ctx, {}),
    'a later page of orders': () => listOrders(ctx, { after: cursor }),
    'orders of one state': () => listOrders(ctx, { state: 'live' }),
    'an order by a word of its name': () => listOrders(ctx, { q: 'Gufi500' }),
    'an order by its mail': () => listOrders(ctx, { q: 'n500@growth' }),
    'an order by its domain': () => listOrders(ctx, { q: 'growth500.it' }),
    'one order whole': () => wholeOrder(ctx, { orderId: 'ord_growth500', url: null }),
    'open tasks': () => listTasks(ctx, { show: 'open' }),
    'received events': () => listInboxEvents(ctx, { show: 'all' }),
    'numbers of the menu': () => countWaiting(ctx),
  };
}

export const growthSuite: Suite = async (bench) => {
  const watched = watchDatabase(bench.product);
  const dataKeys = readDataKeys(newDataKey('bench'));
  const ctx = {
    db: watched.db,
    config: { dataKeys },
    clock: { now: () => new Date(`${GROWTH_DAY}T12:00:00Z`) },
  } as unknown as Ctx;
  const rounds = bench.quick ? 15 : 60;
  const measure = async (asks: Asks): Promise<Record<string, number[]>> => {
    const taken: Record<string, number[]> = {};
    for (let round = -3; round < rounds; round += 1) {
      for (const [what, ask] of Object.entries(asks)) {
        const from = performance.now();
        await ask();
        // The first rounds warm the caches of both sizes.
        if (round >= 0) (taken[what] ??= []).push(performance.now() - from);
      }
    }
    return taken;
  };
  try {
    await addGrowth(bench.product, 1, SIZES.small);
    const asks = questions(ctx, await customersStatements(bench.product));
    const few = await measure(asks);
    await addGrowth(bench.product, SIZES.small + 1, SIZES.large);
    const many = await measure(asks);
    const plans = await watched.plans(async () => {
      for (const ask of Object.values(asks)) await ask();
    });
    const whole = plans.filter((plan) => LARGE.test(plan));
    for (const plan of whole) bench.say(plan);
    const found: Found[] = Object.keys(asks).flatMap((what) => [
      line(SUITE, `${what}: 100,000 orders ÷ 1,000`, '', ratio(many[what] ?? [], few[what] ?? []), { most: 1.5 }),
      line(SUITE, `${what}, 100,000 orders`, 'ms', many[what] ?? []),
    ]);
    return [
      ...found,
      line(SUITE, `of ${plans.length} plans, those that read a large table whole`, '', [whole.length], { most: 0 }),
    ];
  } finally {
    await removeGrowth(bench.product);
    await watched.end();
  }
};

/** Sorted against sorted: what the machine did meanwhile falls on both. */
function ratio(many: number[], few: number[]): number[] {
  const [slow, fast] = [many.toSorted((a, b) => a - b), few.toSorted((a, b) => a - b)];
  return slow.map((value, at) => value / (fast[at] ?? NaN));
}
