import { setTimeout as sleep } from 'node:timers/promises';
import { count, eq, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { createDb, isDatabaseAway, prepared, runNamed } from './db.ts';
import { auditLog } from './tables.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = createPool(database.url, pino({ level: 'silent' }));
  pool.options.max = 1;
}, 60_000);
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** As when the database goes away just after a connection was taken. */
const cutTheNext = () =>
  pool.once('acquire', (client) =>
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
  );

it('a connection that breaks before its transaction begins is given back, and the next transaction has one', async () => {
  const db = createDb(pool);
  for (let break_ = 0; break_ < 3; break_++) {
    cutTheNext();
    await expect(db.transaction(() => Promise.resolve('never'))).rejects.toThrow();
  }
  expect(await db.transaction(() => Promise.resolve('done'))).toBe('done');
});

it('what went wrong in a transaction is told, though the connection broke too', async () => {
  const db = createDb(pool);
  const failing = db.transaction(async (tx) => {
    await tx.execute('select 1');
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    const other = new Pool({ connectionString: pool.options.connectionString, max: 1 });
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await other.end();
    throw new Error('the shop is closed');
  });
  await expect(failing).rejects.toThrow('the shop is closed');
  expect(await db.transaction(() => Promise.resolve('done'))).toBe('done');
});

it('a connection that ends between two statements ends nothing else, and is known for what it is', async () => {
  const db = createDb(pool);
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    const other = new Pool({ connectionString: pool.options.connectionString, max: 1 });
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await other.end();
    // While a vendor is asked, say: an error that nobody hears would end this very process.
    await sleep(100);
    await tx.execute('select 1');
  });
  await expect(broken.catch(isDatabaseAway)).resolves.toBe(true);
  expect(isDatabaseAway(new Error('the shop is closed'))).toBe(false);
});

it('a database without room, memory or connections is one to ask again later', async () => {
  for (const state of ['53000', '53100', '53200', '53300', '53400']) {
    const lacking = pool.query(`do $$ begin raise exception 'no room' using errcode = '${state}'; end $$`);
    await expect(lacking.catch(isDatabaseAway), state).resolves.toBe(true);
  }
  expect(isDatabaseAway(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
});

it('two transactions that wait for each other are both done', async () => {
  const many = createPool(pool.options.connectionString ?? '', pino({ level: 'silent' }));
  const db = createDb(many);
  await db.execute('create table races (id int primary key, n int not null)');
  await db.execute('insert into races values (1, 0), (2, 0)');
  let runs = 0;
  const raise = (first: number, second: number) =>
    db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(`update races set n = n + 1 where id = ${first}`);
      await sleep(200);
      await tx.execute(`update races set n = n + 1 where id = ${second}`);
    });
  await Promise.all([raise(1, 2), raise(2, 1)]);
  expect((await db.execute<{ n: number }>('select n from races')).rows).toEqual([{ n: 2 }, { n: 2 }]);
  expect(runs).toBe(3);
  await many.end();
});

it('a prepared statement is written once for each connection, belongs to the transaction that runs it, and outlives its connection', async () => {
  let written = 0;
  const value = sql.placeholder;
  const noteOn = prepared((db) => {
    written += 1;
    const note = { at: value('at'), actor: 'test', action: 'prepared', subject: value('subject'), requestId: 'r' };
    return db.insert(auditLog).values(note).returning({ id: auditLog.id }).prepare('test_prepared');
  });
  const db = createDb(pool);
  const noted = async (subject: string): Promise<number> => {
    const [row] = await db.select({ n: count() }).from(auditLog).where(eq(auditLog.subject, subject));
    return row?.n ?? -1;
  };
  const note = (subject: string, after: (pid: number) => unknown = () => undefined) =>
    db.transaction(async (tx) => {
      await noteOn(tx).execute({ at: new Date(), subject });
      const { rows } = await runNamed(tx, 'select pg_backend_pid() as pid');
      await after((rows as { pid: number }[])[0]?.pid ?? 0);
    });
  for (const subject of ['one', 'two']) await note(subject);
  const undone = note('undone', () => {
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([await noted('one'), await noted('two'), await noted('undone'), written]).toEqual([1, 1, 0, 1]);
  const other = new Pool({ connectionString: pool.options.connectionString, max: 1 });
  await note('cut', (pid) => other.query('select pg_terminate_backend($1)', [pid])).catch(() => undefined);
  await other.end();
  await note('three');
  expect([await noted('cut'), await noted('three'), written]).toEqual([0, 1, 2]);
});
