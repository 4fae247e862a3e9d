/** A pooler between the product and its database: what the doctor says of it, and what the product does behind it. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepsNames } from '../../deploy/cluster/index.ts';
import { createPool } from '../../platform/pool.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { pgbouncerMissing, pgbouncerVersion, startPgbouncer } from '../../tests/support/pgbouncer.ts';
import { lookAtPooler } from './pooler.ts';

const missing = pgbouncerMissing();
const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('without a pooler the doctor has nothing to say', async () => {
  const given = { databaseUrl: database.url, databaseDirectUrl: undefined, namedStatements: true };
  expect(await lookAtPooler(given)).toEqual([]);
  expect(await lookAtPooler({ ...given, databaseDirectUrl: database.url })).toMatchObject([{ level: 'ok' }]);
  expect(await lookAtPooler({ ...given, databaseUrl: undefined })).toEqual([]);
});

describe.skipIf(missing !== null)(`pgbouncer by transaction${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  beforeAll(async () => {
    pooler = await startPgbouncer(database.url);
  });
  afterAll(() => pooler.stop());
  const isNamed = missing === null && keepsNames(pgbouncerVersion());

  /** Thirty askers at once, each statement by its name; how many were refused. */
  async function refusals(named: boolean): Promise<number> {
    const pool = createPool(pooler.url, log, { named });
    const asked = Array.from({ length: 300 }, (_none, at) =>
      pool.query({ name: `statement_${at % 7}`, text: 'select $1::int as n', values: [at] }).then(
        ({ rows }) => (rows[0]?.n === at ? 0 : 1),
        () => 1,
      ),
    );
    const failed = (await Promise.all(asked)).reduce((sum: number, one) => sum + one, 0);
    await pool.end();
    return failed;
  }

  it('is told by its name, and WRONG is what it loses', async () => {
    const given = { databaseUrl: pooler.url, databaseDirectUrl: undefined, namedStatements: true };
    const found = await lookAtPooler(given);
    expect(found[0]).toMatchObject({ level: 'ok', says: expect.stringMatching(/^PgBouncer [\d.]+, by transaction$/i) });
    expect(found[1]).toMatchObject({ level: 'wrong', says: 'DATABASE_DIRECT_URL is not set' });
    const names = (await lookAtPooler({ ...given, databaseDirectUrl: database.url })).slice(1);
    expect(names.map(({ level }) => level)).toEqual(isNamed ? [] : ['wrong']);
    const well = await lookAtPooler({ ...given, databaseDirectUrl: database.url, namedStatements: isNamed });
    expect(well.map(({ level }) => level)).toEqual(['ok']);
  });

  it('loses no statement of a product that gives them no names', async () => {
    expect(await refusals(false)).toBe(0);
    if (!isNamed) expect(await refusals(true)).toBeGreaterThan(0);
  });
});
