import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { defineJob, handle, startJobs, type Jobs } from './jobs.ts';

const greet = defineJob('tests.greet', z.object({ name: z.string() }));
const stumble = defineJob('tests.stumble', z.object({ name: z.string() }), { retryLimit: 3 });
const tick = defineJob('tests.tick', z.object({}));
const number = z.object({ number: z.number() });
const count = defineJob('tests.count', number);
const hold = defineJob('tests.hold', z.object({ who: z.string() }));
const spread = defineJob('tests.spread', z.object({ from: z.string() }), { lane: 'bulk' });
const inTurn = defineJob('tests.in-turn', number, { concurrency: 1 });

let database: TestDatabase;
let jobs: Jobs;
const greeted: string[] = [];
let stumbles = 0;
const handlers = [
  handle(greet, async ({ name }) => {
    greeted.push(name);
    return Promise.resolve();
  }),
  handle(stumble, async () => {
    stumbles += 1;
    if (stumbles === 1) throw new Error('the first try fails');
    return Promise.resolve();
  }),
  handle(tick, () => Promise.resolve()),
  handle(count, async ({ number }) => Promise.resolve(void counted.push(number))),
  handle(hold, async ({ who }) => {
    held.push(who);
    await gate.promise;
  }),
  handle(spread, ({ from }) => database.db.transaction((tx) => jobs.enqueue(tx, greet, { name: from }))),
  handle(inTurn, async ({ number }) => {
    turns.push(number);
    await sleep(1);
    turns.push(number);
  }),
];
const counted: number[] = [];
const held: string[] = [];
const turns: number[] = [];
let gate = Promise.withResolvers<void>();
/** Nobody looks by himself within a test: what is not drained or announced waits until the test gives up. */
const NEVER = 3_600_000;

beforeAll(async () => {
  database = await openTestDatabase();
  const definitions = handlers.map((handler) => handler.definition);
  jobs = await startJobs(database.url, definitions, pino({ level: 'silent' }));
}, 120_000);
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const waiting = async (name: string) =>
  (await database.pool.query(`select id from pgboss.job where name = $1 and state::text = 'created'`, [name])).rowCount;
async function until(true_: () => boolean): Promise<void> {
  for (let tries = 0; !true_() && tries < 3000; tries++) await sleep(10);
  expect(true_()).toBe(true);
}

const priorities = async (name: string) =>
  (
    await database.pool.query<{ priority: number }>(
      `select priority from pgboss.job where name = $1 and state = 'created' order by priority`,
      [name],
    )
  ).rows.map(({ priority }) => priority);

describe('a job', () => {
  it('exists when its transaction commits, and does not when it is rolled back', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await jobs.enqueue(tx, greet, { name: 'nobody' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await waiting('tests.greet')).toBe(0);
    await database.db.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Nives' }));
    expect(await waiting('tests.greet')).toBe(1);
  });

  it('of the same key waits once; without a key each is its own', async () => {
    const [keyed, free] = [{ name: 'once' }, { name: 'each' }];
    await database.db.transaction(async (tx) => {
      for (let i = 0; i < 3; i++) await jobs.enqueue(tx, greet, keyed, { key: 'k' });
    });
    await Promise.all([1, 2].map(() => database.db.transaction((tx) => jobs.enqueue(tx, greet, keyed, { key: 'k' }))));
    expect(await waiting('tests.greet')).toBe(2);
    await database.db.transaction(async (tx) => {
      for (let i = 0; i < 2; i++) await jobs.enqueue(tx, greet, free);
    });
    expect(await waiting('tests.greet')).toBe(4);
  });

  it('with a payload of another shape is refused where it is enqueued', async () => {
    const wrong = { name: 7 } as unknown as { name: string };
    await expect(database.db.transaction((tx) => jobs.enqueue(tx, greet, wrong))).rejects.toThrow();
  });

  it('runs by itself, and again after it failed', async () => {
    await database.db.transaction((tx) => jobs.enqueue(tx, stumble, { name: 'x' }));
    await jobs.work(handlers);
    await until(() => greeted.length === 4);
    expect(greeted.toSorted()).toEqual(['Nives', 'each', 'each', 'once']);
    await until(() => stumbles === 2);
    expect(await jobs.health()).toMatchObject({ failed: 0 });
  });

  it('that a clock starts is known to the queue once, however often the product starts', async () => {
    await jobs.schedule(tick, '* * * * *');
    await jobs.schedule(tick, '* * * * *');
    const { rows } = await database.pool.query('select name, cron, timezone from pgboss.schedule');
    expect(rows).toEqual([{ name: 'tests.tick', cron: '* * * * *', timezone: 'UTC' }]);
  });
});

describe('a queue', () => {
  let busy: Jobs;
  beforeAll(async () => {
    const definitions = handlers.map((handler) => handler.definition);
    await jobs.stop();
    busy = await startJobs(database.url, definitions, pino({ level: 'silent' }), { lookMs: NEVER });
    jobs = busy;
  });

  it('puts what a bulk job enqueues behind what a person waits for, and changes that when somebody comes for it', async () => {
    await database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, count, { number: 1 }, { key: 'night', lane: 'bulk' });
      await jobs.enqueue(tx, spread, { from: 'a request' });
      await jobs.enqueue(tx, inTurn, { number: 0 });
    });
    expect(await priorities('tests.count')).toEqual([0]);
    expect(await priorities('tests.spread'), 'the lane of its kind').toEqual([0]);
    expect(await priorities('tests.in-turn'), 'one after the other knows no lanes').toEqual([0]);
    await database.db.transaction((tx) => jobs.enqueue(tx, count, { number: 1 }, { key: 'night' }));
    expect(await priorities('tests.count')).toEqual([10]);
    await database.db.transaction((tx) => jobs.enqueue(tx, count, { number: 1 }, { key: 'night', lane: 'bulk' }));
    expect(await priorities('tests.count'), 'and does not go back').toEqual([10]);
  });

  it('drains while work waits in it: five hundred jobs, and not one wait between them', async () => {
    counted.length = 0;
    const numbers = Array.from({ length: 500 }, (_, at) => at);
    await database.db.transaction(async (tx) => {
      for (const each of numbers)
        await jobs.enqueue(tx, count, { number: each }, { lane: each % 2 === 0 ? 'bulk' : 'buyer' });
    });
    await jobs.work(handlers);
    for (let before = -1; counted.length < 501 && counted.length > before; await sleep(5000)) before = counted.length;
    expect(counted.toSorted((a, b) => a - b)).toEqual([0, 1, ...numbers.slice(1)]);
  });

  it('hands on the lane: what a bulk job enqueues is bulk', async () => {
    await until(() => greeted.includes('a request'));
    const { rows } = await database.pool.query<{ priority: number }>(
      `select priority from pgboss.job where name = 'tests.greet' and data->>'name' = 'a request'`,
    );
    expect(rows).toEqual([{ priority: 0 }]);
  });

  it.each([
    ['bulk work of any length holds up no buyer', 'bulk', 'buyer'],
    ['a crowd of buyers holds up no bulk work for ever', 'buyer', 'bulk'],
  ] as const)('%s', async (_title, crowd, other) => {
    held.length = 0;
    gate = Promise.withResolvers<void>();
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 10; n++) await jobs.enqueue(tx, hold, { who: crowd }, { lane: crowd });
    });
    await until(() => held.length > 0);
    await database.db.transaction((tx) => jobs.enqueue(tx, hold, { who: other }, { lane: other }));
    await until(() => held.includes(other));
    gate.resolve();
    await until(() => held.length === 11);
  });

  it('whose jobs go one after the other keeps their order, whoever waits for them', async () => {
    await until(() => turns.length === 2);
    turns.length = 0;
    for (const [at, lane] of (['bulk', 'buyer', 'bulk', 'buyer'] as const).entries())
      await database.db.transaction((tx) => jobs.enqueue(tx, inTurn, { number: at }, { lane }));
    await until(() => turns.length === 8);
    expect(turns).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });
});
