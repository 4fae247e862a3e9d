import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { defineJob, handle, startJobs, type Jobs } from './jobs.ts';

const greet = defineJob('tests.greet', z.object({ name: z.string() }));
const stumble = defineJob('tests.stumble', z.object({ name: z.string() }), { retryLimit: 3 });
const tick = defineJob('tests.tick', z.object({}));

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
];

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
  for (let tries = 0; !true_() && tries < 1000; tries++) await sleep(10);
  expect(true_()).toBe(true);
}

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
