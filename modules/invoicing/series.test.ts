import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../platform/db.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { lockSeries, takeNumber } from './series.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});

const take = (db: TestDatabase['db'], year: number, fate: 'commit' | 'fail' = 'commit') =>
  inTransaction(testContext(db).ctx, async (ctx) => {
    await lockSeries(ctx, year);
    const number = await takeNumber(ctx, year);
    if (fate === 'fail') throw new Error('the document could not be written');
    return number;
  });
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

describe('the series of a year', () => {
  it('gives two workers that issue at the same time every number once, and none is left out, failures included', async () => {
    const pools = [1, 2].map(() => new Pool({ connectionString: database.url, max: 4 }));
    const work = pools.flatMap((pool, worker) =>
      upTo(60).map((i) => take(createDb(pool), 2026, (i + worker) % 5 === 0 ? 'fail' : 'commit')),
    );
    const outcomes = await Promise.allSettled(work);
    const given = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(given).toHaveLength(96);
    expect(given.toSorted((a, b) => a - b)).toEqual(upTo(96));
    await Promise.all(pools.map((pool) => pool.end()));
  });

  it('begins again at one with each year', async () => {
    expect(await take(database.db, 2030)).toBe(1);
    expect(await take(database.db, 2031)).toBe(1);
    expect(await take(database.db, 2030)).toBe(2);
  });

  it('has no gap where a process was killed between the number and the document', async () => {
    const before = await take(database.db, 2040);
    const child = spawn(process.execPath, [
      join(import.meta.dirname, '../../tests/support/take-and-hang.ts'),
      database.url,
      '2040',
    ]);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(Number(said.toString())).toBe(before + 1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await take(database.db, 2040)).toBe(before + 1);
  });
});
