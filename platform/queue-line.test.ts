/** What the queue asks again and again is read by the database once for each connection. */
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../tests/support/database.ts';
import { queueConnection } from './queue-line.ts';

it('names what is asked often, and only that, and plans it each time', async () => {
  const database = await openTestDatabase();
  const pool = new Pool({ ...queueConnection(database.url), max: 1 });
  try {
    const often = 'select count(*)::int as n from generate_series(1, $1::int)';
    for (let n = 0; n < 40; n++) expect((await pool.query(often, [n])).rows).toEqual([{ n }]);
    await pool.query('select $1::int as once', [1]);
    for (let n = 0; n < 40; n++) await pool.query('begin; select 1; commit', []);
    const { rows } = await pool.query<{ statement: string; planned: number }>(
      'select statement, custom_plans::int as planned from pg_prepared_statements where generic_plans = 0',
    );
    expect(rows.map(({ statement }) => statement)).toEqual([often]);
    expect(rows[0]?.planned).toBeGreaterThan(15);
  } finally {
    await pool.end();
    await database.close();
  }
});

it('keeps few of them, however many are asked', async () => {
  const database = await openTestDatabase();
  const pool = new Pool({ ...queueConnection(database.url), max: 1 });
  try {
    for (let text = 0; text < 40; text++)
      for (let n = 0; n < 21; n++) await pool.query(`select ${text} + $1::int as n`, [n]);
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements');
    expect(rows[0]?.n).toBeLessThanOrEqual(24);
    expect(rows[0]?.n).toBeGreaterThan(10);
  } finally {
    await pool.end();
    await database.close();
  }
});
