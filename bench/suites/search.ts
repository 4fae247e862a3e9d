/**
 * The agents' search among the pages known here: a thousand pages, then a million, in one run and with the very
 * questions. The table is emptied again afterwards.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Ctx } from '../../platform/ctx.ts';
import { findKnownPages } from '../../modules/previews/known-pages.ts';
import type { Bench, Suite } from '../lib/bench.ts';
import { line, type Found } from '../lib/report.ts';
import { quantile } from '../lib/stats.ts';

const SUITE = 'search';
const LIMIT = 10;
const SIZES = { small: 1000, large: 1_000_000 };
const KINDS = ['pizzeria', 'trattoria', 'bar', 'officina', 'forno', 'salone', 'studio', 'hotel', 'palestra', 'fioraio'];
const NAMES = ['bella', 'sette', 'antica', 'nuova', 'del sole', 'dei gufi', 'da mario', 'san marco', 'la torre', 'blu'];
const TOWNS = ['bologna', 'modena', 'roma', 'napoli', 'torino', 'bari', 'lecce', 'pisa', 'siena', 'trento'];

/** As agents type: the start of a name, a whole one, words of it, a town and a beginning, something nobody is called. */
const QUESTIONS = [
  'pizz',
  'trattoria bella',
  'officina san marco 1',
  'sette gufi',
  'marco offic',
  'torino for',
  'bologna salone blu',
  'hotel la torre 77',
  'ristorante inesistente',
  'fioraio dei gufi lecce',
];

async function fill({ product }: Bench, upTo: number): Promise<void> {
  const pick = (list: string[], divisor: number) =>
    `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + (n / ${divisor}) % ${list.length}]`;
  await product.sql.query(
    `insert into known_pages (id, name, link, folded, seen_at)
     select 'bench' || n, initcap(named), 'https://social.example/' || n, named || ' ' || town, now()
     from (select n, ${pick(KINDS, 1)} || ' ' || ${pick(NAMES, 10)} || ' ' || n as named, ${pick(TOWNS, 100)} as town
           from generate_series((select count(*) from known_pages) + 1, $1) as n) as made`,
    [upTo],
  );
  await product.sql.query('vacuum analyze known_pages');
}

/** Milliseconds of each answer. */
async function ask(ctx: Ctx, rounds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const question of QUESTIONS) {
      const from = performance.now();
      await findKnownPages(ctx, question, LIMIT);
      taken.push(performance.now() - from);
    }
  }
  return taken;
}

export const searchSuite: Suite = async (bench) => {
  // The search reads the database and nothing else.
  const ctx = { db: drizzle(bench.product.sql) } as unknown as Ctx;
  const rounds = bench.quick ? 20 : 60;
  const measure = async (upTo: number) => {
    bench.say(`${upTo.toLocaleString('en')} known pages`);
    await fill(bench, upTo);
    await ask(ctx, 5);
    return ask(ctx, rounds);
  };
  try {
    await bench.product.sql.query('truncate known_pages');
    const small = await measure(SIZES.small);
    const large = await measure(SIZES.large);
    const p99 = (samples: number[]) => quantile(samples, 0.99);
    const found: Found[] = [
      line(SUITE, 'agents’ search, 99th percentile: 1,000,000 pages ÷ 1,000', '', [p99(large) / p99(small)], {
        most: 3,
      }),
      line(SUITE, 'answer among 1,000 pages, 99th percentile', 'ms', [p99(small)]),
      line(SUITE, 'answer among 1,000,000 pages, 99th percentile', 'ms', [p99(large)]),
      line(SUITE, 'answer among 1,000 pages', 'ms', small),
      line(SUITE, 'answer among 1,000,000 pages', 'ms', large),
    ];
    return found;
  } finally {
    await bench.product.sql.query('truncate known_pages');
  }
};
