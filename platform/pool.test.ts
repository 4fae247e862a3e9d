/** A connection that breaks is an alarm, except while the process is letting go of all of them. */
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../tests/support/database.ts';
import { openLine } from '../tests/journeys/support/line.ts';
import { createDb, isDatabaseAway } from './db.ts';
import { createLogger } from './logger.ts';
import { createPool } from './pool.ts';

it('an idle connection that the database ends is told, and one that it ends while the pool closes is not', async () => {
  const database = await openTestDatabase();
  const said: string[] = [];
  const pool = createPool(database.url, createLogger('info', { write: (line) => void said.push(line) }));
  try {
    const alarms = () => said.filter((line) => line.includes('an idle database connection broke')).length;
    const {
      rows: [one],
    } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [one?.pid]);
    await expect.poll(alarms).toBe(1);

    await pool.query('select 1');
    const ended = pool.end();
    // As the wire hands it over when the server stops first.
    pool.emit('error', new Error('terminating connection due to administrator command'), undefined);
    await ended;
    expect(alarms()).toBe(1);
  } finally {
    if (!pool.ending) await pool.end();
    await database.close();
  }
});

it('a question on a line that was cut without a word fails in time, and the next one has another line', async () => {
  const database = await openTestDatabase();
  const there = new URL(database.url);
  const line = await openLine({ host: there.hostname, port: Number(there.port) });
  const url = Object.assign(new URL(there), { port: String(line.port) }).href;
  const pool = createPool(url, createLogger('silent'), { most: 1, silenceMs: 500 });
  const db = createDb(pool);
  try {
    await pool.query('select 1');
    line.freeze();
    const error = await pool.query('select 1').catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
    expect((await pool.query('select 1')).rows).toHaveLength(1);
    line.freeze();
    await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toThrow();
    expect((await pool.query('select 1')).rows).toHaveLength(1);
  } finally {
    await pool.end();
    await line.close();
    await database.close();
  }
});

it('what is asked at once leaves in one write, a named statement twice too, and one that fails spoils no other', async () => {
  const database = await openTestDatabase();
  const pool = createPool(database.url, createLogger('silent'), { most: 1 });
  const client = await pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let writes = 0;
  const write = stream._writev?.bind(stream);
  stream._writev = (chunks, done) => {
    writes += 1;
    write?.(chunks, done);
  };
  try {
    const named = { name: 'twice', text: 'select $1::int as n' };
    const asked = await Promise.allSettled([
      client.query<{ n: number }>(named, [1]),
      client.query<{ n: number }>('select 1 / $1::int as n', [0]),
      client.query<{ n: number }>(named, [2]),
      client.query<{ n: number }>('select 3 as n'),
    ]);
    const answers = asked.map((each) => (each.status === 'fulfilled' ? each.value.rows[0]?.n : 'failed'));
    expect(answers).toEqual([1, 'failed', 2, 3]);
    expect(writes).toBe(1);
    await client.query(named, [4]);
    expect(writes).toBe(2);
  } finally {
    client.release();
    await pool.end();
    await database.close();
  }
});
