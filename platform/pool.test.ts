/** A connection that breaks is an alarm, except while the process is letting go of all of them. */
import { expect, it } from 'vitest';
import { openTestDatabase } from '../tests/support/database.ts';
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
