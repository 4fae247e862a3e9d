import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from '../tests/support/database.ts';
import { createDb } from './db.ts';

let cluster: TestCluster;
let pool: Pool;
beforeAll(async () => {
  cluster = await startTestCluster();
  pool = new Pool({ connectionString: (await cluster.fresh()).url, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}, 60_000);
afterAll(async () => {
  await pool.end();
  await cluster.stop();
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
