/**
 * The operator's console as the orders grow: its very queries over a thousand orders, then over a hundred thousand, in
 * one run. None of them may read a large table from end to end. The rows are taken away again afterwards.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
// Not by the room's door: that one leads to the layouts too, which Node does not load as they are.
import { listOrders } from '../../modules/reports/operator/list-orders.ts';
import { countWaiting, listInboxEvents, listTasks } from '../../modules/reports/operator/list-work.ts';
import { wholeOrder } from '../../modules/reports/operator/whole-order.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { newDataKey, readDataKeys } from '../../platform/seal.ts';
import type { Bench, Suite } from '../lib/bench.ts';
import { line, type Found } from '../lib/report.ts';

const SUITE = 'growth';
const SIZES = { small: 1000, large: 100_000 };
/** One order has these rows besides its own; the statements are filled with its number, `n`. */
const STATES = `(array['draft','awaiting_payment','live','live','live','cancelled'])[1 + n % 6]`;
const AT = `timestamptz '2026-01-01' + n * interval '7 minutes'`;
const ROWS = [
  `insert into orders (id, user_id, page_id, page_name, state, locale, type, billing, step, domains, created_at, updated_at)
   select 'ord_growth' || n, 'u', (900000 + n)::text, 'Trattoria ' || md5(n::text), ${STATES}, 'it', 'customer',
     jsonb_build_object('first_name', 'Nives', 'last_name', 'Gufi' || n, 'business_name', '', 'mail', 'n' || n || '@growth.example',
       'vat', '', 'ssn', '', 'phone', '', 'address', 'Via del Nido 8', 'zip', '40125', 'city', 'Bologna', 'province', 'BO', 'country', 'IT'),
     4, array['growth' || n || '.it'], ${AT}, ${AT} from series`,
  `insert into order_events (order_id, at, "from", "to", why, actor)
   select 'ord_growth' || n, ${AT}, 'draft', 'live', 'growth', 'job' from series, generate_series(1, 3)`,
  `insert into domain_registrations (id, order_id, domain, kind, state, contact, created_at, updated_at)
   select 'dom_growth' || n, 'ord_growth' || n, 'growth' || n || '.it', 'register', 'registered', '{}', ${AT}, ${AT} from series`,
  `insert into mails (id, kind, order_id, "to", lang, subject, text, html, created_at)
   select 'growth' || n || '-' || k, 'k' || k, 'ord_growth' || n, 'n@growth.example', 'it', 's', 't', 'h', ${AT} from series, generate_series(1, 3) k`,
  `insert into inbox_events (id, source, event_id, type, payload, received_at, applied_at)
   select 'inb_growth' || n || '-' || k, 'growth', n || '-' || k, 't', jsonb_build_object('sessionId', 'cs_growth' || n), ${AT}, ${AT} from series, generate_series(1, 3) k`,
  `insert into checkout_sessions (id, order_id, cart_hash, amount, status, created_at, expires_at)
   select 'cs_growth' || n, 'ord_growth' || n, 'h', 9900, 'complete', ${AT}, ${AT} from series`,
  `insert into audit_log (at, actor, action, subject, request_id)
   select ${AT}, 'growth', 'a', 'ord_growth' || n, 'r' from series, generate_series(1, 4)`,
  `insert into tasks (key, kind, subject, detail, opened_at, last_at, resolved_at)
   select 'growth:' || n, 'k', 'ord_growth' || n, 'd', ${AT}, ${AT}, case when n % 50 > 0 then ${AT} end from series where n % 5 = 0`,
];
const AWAY = [
  `delete from tasks where key like 'growth:%'`,
  `delete from audit_log where actor = 'growth'`,
  `delete from checkout_sessions where id like 'cs_growth%'`,
  `delete from inbox_events where source = 'growth'`,
  `delete from mails where order_id like 'ord_growth%'`,
  `delete from domain_registrations where id like 'dom_growth%'`,
  `delete from order_events where why = 'growth'`,
  `delete from orders where id like 'ord_growth%'`,
];
const LARGE =
  /Seq Scan on (orders|order_events|domain_registrations|mails|inbox_events|checkout_sessions|audit_log|tasks)\b/;

async function fill({ product }: Bench, from: number, to: number): Promise<void> {
  for (const statement of ROWS) {
    await product.sql.query(`with series(n) as (select generate_series(${from}, ${to})) ${statement}`);
  }
  await product.sql.query('vacuum analyze');
}

type Asked = { sql: string; params: unknown[] };

function questions(ctx: Ctx): Record<string, () => Promise<unknown>> {
  const cursor = Buffer.from('2026-01-03T00:00:00.000Z ord_growth411').toString('base64url');
  return {
    'the newest orders': () => listOrders(ctx, {}),
    'a later page of orders': () => listOrders(ctx, { after: cursor }),
    'orders of one state': () => listOrders(ctx, { state: 'live' }),
    'an order by a word of its name': () => listOrders(ctx, { q: 'Gufi500' }),
    'an order by its mail': () => listOrders(ctx, { q: 'n500@growth' }),
    'an order by its domain': () => listOrders(ctx, { q: 'growth500.it' }),
    'one order whole': () => wholeOrder(ctx, 'ord_growth500', null),
    'open tasks': () => listTasks(ctx, { show: 'open' }),
    'received events': () => listInboxEvents(ctx, { show: 'all' }),
    'numbers of the menu': () => countWaiting(ctx),
  };
}

export const growthSuite: Suite = async (bench) => {
  const asked: Asked[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => void asked.push({ sql, params }) };
  // One order whole asks several things at a time.
  const pool = new Pool(bench.product.database);
  const db = drizzle(pool, { logger });
  const dataKeys = readDataKeys(newDataKey('bench'));
  const asks = questions({ db, config: { dataKeys } } as unknown as Ctx);
  const rounds = bench.quick ? 15 : 60;
  const measure = async (): Promise<Record<string, number[]>> => {
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
    await fill(bench, 1, SIZES.small);
    const few = await measure();
    await fill(bench, SIZES.small + 1, SIZES.large);
    const many = await measure();
    asked.length = 0;
    for (const ask of Object.values(asks)) await ask();
    const plans: string[] = [];
    for (const { sql, params } of asked.slice()) {
      const { rows } = await bench.product.sql.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
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
    for (const statement of AWAY) await bench.product.sql.query(statement);
    await pool.end();
  }
};

/** Sorted against sorted: what the machine did meanwhile falls on both. */
function ratio(many: number[], few: number[]): number[] {
  const [slow, fast] = [many.toSorted((a, b) => a - b), few.toSorted((a, b) => a - b)];
  return slow.map((value, at) => value / (fast[at] ?? NaN));
}
