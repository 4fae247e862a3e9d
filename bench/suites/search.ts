/**
 * The agents' search among the pages known here: a thousand pages, then a million, in one run and with the very
 * questions; no plan among a million may read a table from end to end. Beside it the database's own text search over the
 * million. The tables are emptied again afterwards.
 */
import type { Ctx } from '../../platform/ctx.ts';
import { findKnownPages } from '../../modules/previews/known-pages.ts';
import { fold, wordsQuery } from '../../platform/fold.ts';
import type { Bench, Suite } from '../lib/bench.ts';
import { watchDatabase } from '../lib/plans.ts';
import { line, type Found } from '../lib/report.ts';
import { quantile } from '../lib/stats.ts';

const SUITE = 'search';
const LIMIT = 10;
const SIZES = { small: 1000, large: 1_000_000 };
/** Forty trades, two thousand words that names are made of, three hundred towns: each page has one, two and one. */
const TRADES =
  'pizzeria trattoria bar officina forno salone studio hotel palestra fioraio osteria gelateria libreria farmacia ottica sartoria macelleria pescheria enoteca cartoleria tintoria falegnameria vetreria autoscuola agriturismo pasticceria erboristeria gioielleria ferramenta tabaccheria calzoleria edicola lavanderia carrozzeria birreria rosticceria cantina bottega galleria merceria'.split(
    ' ',
  );
const WORD = (n: string) =>
  `substr('bacadafagalamanaparasatavaza', 1 + 2 * ((${n}) % 14)::int, 2) || substr('ribomelotusipevocerano', 1 + 2 * ((${n}) / 14 % 11)::int, 2) || substr('dinoletare', 1 + 2 * ((${n}) / 154 % 5)::int, 2) || substr('loniato', 1 + 2 * ((${n}) / 770 % 3)::int, 2)`;
const TOWN = (n: string) => `'borgo' || ((${n}) % 300)`;

/** As agents type: beginnings, whole names, words in any order, a town, and what nobody is called. */
const QUESTIONS = [
  'pizz',
  'trattoria 7 baribo',
  'officina 3',
  'baridino',
  'cabodi bari',
  'borgo77 forn',
  'salone borgo12',
  'gameledi hotel',
  'ristorante inesistente',
  'damelota lamedi borgo5',
  // Words that are common, with beginnings that are, too, and one that no page has.
  'bar b',
  'pizzeria borgo1 c',
  'forno car',
  'hotel qu',
];

async function fill({ product }: Bench, upTo: number): Promise<void> {
  const trade = `(array[${TRADES.map((word) => `'${word}'`).join(',')}])[1 + n % 40] || ' ' || (n / 40 % 4)`;
  // Large steps, so that neighbours in the table are not neighbours in the alphabet.
  await product.sql.query(
    `insert into known_pages (id, name, link, folded, seen_at)
     select 'bench' || n, initcap(named), 'https://social.example/' || n, named || ' ' || town, now()
     from (select n, ${trade} || ' ' || ${WORD('n * 7919')} || ' ' || ${WORD('n / 40 * 104729')} as named, ${TOWN('n * 31')} as town
           from generate_series((select count(*) from known_pages) + 1, $1::bigint) as n) as made`,
    [upTo],
  );
  await product.sql.query(
    `insert into known_page_words (word, page_id)
     select distinct word, id from known_pages, regexp_split_to_table(folded, ' ') as word
     where not exists (select 1 from known_page_words where page_id = id)`,
  );
  await product.sql.query('vacuum analyze known_pages, known_page_words');
}

/** Milliseconds of each answer. */
async function timed(answer: (question: string) => Promise<unknown>, rounds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const question of QUESTIONS) {
      const from = performance.now();
      await answer(question);
      taken.push(performance.now() - from);
    }
  }
  return taken;
}
const ask = (ctx: Ctx, rounds: number) => timed((question) => findKnownPages(ctx, question, LIMIT), rounds);

/** The same questions put to an inverted index of the same words: what PostgreSQL offers for this by itself. */
async function askTextSearch({ product, say }: Bench, rounds: number): Promise<number[]> {
  const words = `to_tsvector('simple', folded)`;
  say('the same by text search');
  await product.sql.query(`create index bench_text_search on known_pages using gin (${words}) with (fastupdate = off)`);
  try {
    await product.sql.query('analyze known_pages');
    const answer = (question: string) =>
      product.sql.query(
        `select id, name, link, location, picture_url from known_pages
         where ${words} @@ to_tsquery('simple', '${wordsQuery(fold(question))}') limit ${LIMIT}`,
      );
    await timed(answer, 5);
    return await timed(answer, rounds);
  } finally {
    await product.sql.query('drop index bench_text_search');
  }
}

export const searchSuite: Suite = async (bench) => {
  const watched = watchDatabase(bench.product);
  // The search reads the database and nothing else.
  const ctx = { db: watched.db } as unknown as Ctx;
  const rounds = bench.quick ? 20 : 60;
  const measure = async (upTo: number) => {
    bench.say(`${upTo.toLocaleString('en')} known pages`);
    await fill(bench, upTo);
    await ask(ctx, 5);
    return ask(ctx, rounds);
  };
  try {
    await bench.product.sql.query('truncate known_pages cascade');
    const small = await measure(SIZES.small);
    const large = await measure(SIZES.large);
    const plans = await watched.plans(() => ask(ctx, 1));
    const whole = plans.filter((plan) => plan.includes('Seq Scan on known_'));
    for (const plan of whole) bench.say(plan);
    const byTextSearch = await askTextSearch(bench, rounds);
    const p99 = (samples: number[]) => quantile(samples, 0.99);
    const found: Found[] = [
      line(SUITE, 'agents’ search, 99th percentile: 1,000,000 pages ÷ 1,000', '', [p99(large) / p99(small)], {
        most: 3,
      }),
      line(SUITE, 'answer among 1,000 pages, 99th percentile', 'ms', [p99(small)]),
      line(SUITE, 'answer among 1,000,000 pages, 99th percentile', 'ms', [p99(large)]),
      line(SUITE, `of ${plans.length} plans, those that read a table whole`, '', [whole.length], { most: 0 }),
      line(SUITE, 'among 1,000,000, 99th percentile: our words ÷ text search', '', [p99(large) / p99(byTextSearch)], {
        most: 1,
      }),
      line(SUITE, 'by text search among 1,000,000 pages, 99th percentile', 'ms', [p99(byTextSearch)]),
      line(SUITE, 'answer among 1,000 pages', 'ms', small),
      line(SUITE, 'answer among 1,000,000 pages', 'ms', large),
      line(SUITE, 'by text search among 1,000,000 pages', 'ms', byTextSearch),
    ];
    return found;
  } finally {
    await bench.product.sql.query('truncate known_pages cascade');
    await watched.end();
  }
};
