import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { testContext } from '../tests/support/context.ts';
import type { Ctx, TxCtx } from './ctx.ts';
import { callOnce } from './external-calls.ts';
import { defineJob, startJobs, type Jobs } from './jobs.ts';
import { isUniqueViolation } from './db.ts';
import { emit, enqueue, inTransaction, readTogether, together } from './transaction.ts';

const noteJob = defineJob('tests.note', z.object({ what: z.string() }));
let database: TestDatabase;
let jobs: Jobs;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  const { ctx: given } = testContext(database.db);
  jobs = await startJobs(database.url, [noteJob as never], given.log);
  ctx = { ...given, jobs };
  await database.db.execute(sql`create table facts (what text primary key)`);
}, 120_000);
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const stored = async () => {
  const { rows } = await database.db.execute<{ fact: string | null; job: string | null }>(
    sql`select what as fact, data->>'what' as job from facts full join pgboss.job on data->>'what' = what and name = ${noteJob.name}
        where what is not null or name = ${noteJob.name} order by what`,
  );
  return rows;
};
/** A fact and the job that follows from it. */
const state = async (ctx: TxCtx, what: string) => {
  await ctx.db.execute(sql`insert into facts values (${what})`);
  await enqueue(ctx, noteJob, { what });
};

it('keeps a fact and its job together, or neither, however deep the call that states them', async () => {
  await inTransaction(ctx, (ctx) => state(ctx, 'outer'));
  await inTransaction(ctx, async (ctx) => {
    await state(ctx, 'first');
    // A verb that opens a transaction of its own joins the one it is called in, and sees what was done there.
    await inTransaction(ctx, async (ctx) => {
      const { rows } = await ctx.db.execute(sql`select from facts where what = 'first'`);
      expect(rows).toHaveLength(1);
      await state(ctx, 'second');
    });
    expect(await stored()).toEqual([{ fact: 'outer', job: 'outer' }]);
  });
  const undone = inTransaction(ctx, async (ctx) => {
    await inTransaction(ctx, (ctx) => state(ctx, 'lost'));
    throw new Error('after it');
  });
  await expect(undone).rejects.toThrow('after it');
  expect((await stored()).map(({ fact, job }) => [fact, job])).toEqual(
    ['first', 'outer', 'second'].map((each) => [each, each]),
  );
});

it('waits for all that is asked together, and throws what went wrong first: nothing goes on after its transaction', async () => {
  let lateOne: Promise<unknown> = Promise.resolve();
  const stale = inTransaction(ctx, async (ctx) => {
    lateOne = sleep(30).then(() => ctx.db.execute(sql`insert into facts values ('late')`));
    await together([
      lateOne,
      ctx.db.execute(sql`insert into facts values ('outer')`).execute(),
      ctx.db.execute(sql`select from facts`).execute(),
    ]);
  }).catch((error: unknown) => error);
  // Not that the transaction is aborted, which is what the two others were told.
  expect(isUniqueViolation(await stale, 'facts_pkey')).toBe(true);
  await lateOne.catch(() => undefined);
  expect((await stored()).map(({ fact }) => fact)).not.toContain('late');
});

it('answers what is asked together in its order', async () => {
  const [made, read, both] = await inTransaction(ctx, (ctx) =>
    together([
      ctx.db.execute(sql`insert into facts values ('together')`).execute(),
      ctx.db.execute(sql`select what from facts where what = 'together'`).execute(),
      sleep(1, 'done'),
    ]),
  );
  expect([made.rowCount, read.rows, both]).toEqual([1, [{ what: 'together' }], 'done']);
  await database.db.execute(sql`delete from facts where what = 'together'`);
});

it('reads over one connection, and gives it back whatever became of the reading', async () => {
  const pid = (ctx: Ctx) => ctx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`).execute();
  for (let tries = 0; tries < 10; tries++) {
    const read = await readTogether(ctx, (ctx) => together([pid(ctx), pid(ctx), readTogether(ctx, pid)]));
    expect(new Set(read.map(({ rows }) => rows[0]?.pid)).size).toBe(1);
    await expect(readTogether(ctx, (ctx) => ctx.db.execute(sql`select 1 / 0`))).rejects.toThrow();
  }
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`insert into facts values ('own')`);
    const { rows } = await readTogether(ctx, (ctx) => ctx.db.execute(sql`select from facts where what = 'own'`));
    expect(rows).toHaveLength(1);
  });
});

it('takes no job and no event outside a transaction, by type and, past a cast, when it is called', async () => {
  // @ts-expect-error a context without a transaction
  expect(() => enqueue(ctx, noteJob, { what: 'x' })).toThrow('transaction of its fact');
  // @ts-expect-error a context without a transaction
  expect(() => emit(ctx, 'sites.published', { siteId: 'x', orderId: 'y' })).toThrow('transaction of its fact');
});

it('asks no vendor from within a transaction: the intent must stand before the call', async () => {
  const call = () => Promise.reject(new Error('was called'));
  const effect = { key: 'tests:1', subject: 'x', input: {}, look: call, sureAfterMs: 1, call };
  await expect(inTransaction(ctx, (ctx) => callOnce(ctx, effect))).rejects.toThrow('inside a transaction');
});

it('keeps what is asked of the process alive inside: recovery may end meanwhile', async () => {
  let closed = true;
  const watched = Object.defineProperty({ ...ctx }, 'recovering', { get: () => closed, enumerable: true });
  await inTransaction(watched, (inside) => {
    closed = false;
    expect(inside.recovering).toBe(false);
    return Promise.resolve();
  });
});
