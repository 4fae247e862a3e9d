/** What following a page costs; see scripts/following.ts. Each prints its figures and says whether the goal is met. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pollDuePages } from '../../modules/sync/index.server.ts';
import { startJobs } from '../../platform/jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { contexts } from '../../server/composition.ts';
import { allHandlers } from '../../server/worker.ts';
import { openFollowedPage, PAGE } from '../../tests/support/followed-page.ts';
import { startTestProduct } from '../../tests/support/product.ts';

const quiet = createLogger('fatal', { write: () => undefined });
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Each sweep finds as many due pages, wherever they stand. */
const SWEEPS = 100;
const DUE_AT_ONCE = 50;
const MOST_TIMES = 3;

async function sweeps(pages: number): Promise<number[]> {
  const product = await startTestProduct();
  try {
    await product.rows(
      `insert into page_monitors (page_id, state, rank, due_at, misses, created_at)
       select 'page' || n, 'following', case when n % 2 = 0 then 8 else 4 + n % 4 end,
         $1::timestamptz + interval '1 day' + n * interval '1 millisecond', 0, $1
       from generate_series(1, $2::int) n`,
      [product.clock.now(), pages],
    );
    await product.rows('analyze page_monitors');
    const taken: number[] = [];
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
      await product.rows(
        `update page_monitors set due_at = $1 where page_id in (
           select 'page' || (1 + (n * 7919 + $2) % $3) from generate_series(1, $4::int) n)`,
        [product.clock.now(), sweep * 104_729, pages, DUE_AT_ONCE],
      );
      const began = performance.now();
      await pollDuePages(product.system());
      taken.push(performance.now() - began);
      await product.rows(`delete from pgboss.job where name = 'sync.poll-page'`);
      product.later(60_000);
    }
    return taken.toSorted((a, b) => a - b);
  } finally {
    await product.close();
  }
}

export async function sweepFigures(most: number): Promise<boolean> {
  const [few, many] = [await sweeps(1000), await sweeps(most)];
  const times = share(many, 0.99) / share(few, 0.99);
  for (const [pages, all] of [
    [1000, few],
    [most, many],
  ] as const)
    console.log(`${pages} watched pages: sweep p50 ${ms(share(all, 0.5))}, p99 ${ms(share(all, 0.99))}`);
  console.log(`p99 among ${most} is ${times.toFixed(2)} × that among 1000 (at most ${MOST_TIMES})`);
  return times <= MOST_TIMES;
}

const MOST_LIVE_MS = 90_000;
const SILENCE_MS = 300_000;

export async function liveFigures(times: number): Promise<boolean> {
  const page = await openFollowedPage();
  const { product } = page;
  if ((await page.connect()) !== 'done') throw new Error('the page was not connected');
  // From here on jobs run by the clock of the machine, as in the product.
  const clock = { now: () => new Date() };
  const jobs = await startJobs(product.databaseUrl, definitions(), quiet);
  const contextFor = contexts({ ...parts(), clock }, product.ports, jobs);
  await jobs.work(allHandlers((job, jobId) => contextFor({ kind: 'system', job }, jobId)));
  const taken: number[] = [];
  for (let time = 1; time <= times; time += 1) {
    const word = `Notizia numero ${time} di oggi, che si legge sul sito un minuto dopo.`;
    product.clock.set(new Date());
    const began = performance.now();
    await page.post(word);
    while (!(await page.draft.shown()).includes(`numero ${time} di oggi`)) {
      if (performance.now() - began > SILENCE_MS) throw new Error(`${word} did not come to ${PAGE}`);
      await sleep(100);
    }
    taken.push(performance.now() - began);
  }
  await jobs.stop();
  await page.close();
  const sorted = taken.toSorted((a, b) => a - b);
  const p95 = share(sorted, 0.95);
  console.log(
    `post to live, ${times} times: p50 ${ms(share(sorted, 0.5))}, p95 ${ms(p95)} (at most ${ms(MOST_LIVE_MS)})`,
  );
  return p95 <= MOST_LIVE_MS;

  function definitions() {
    return allHandlers(() => {
      throw new Error('no job runs yet');
    }).map(({ definition }) => definition);
  }
  function parts() {
    return { config: product.config, log: quiet, pool: product.pool, root: '' };
  }
}
