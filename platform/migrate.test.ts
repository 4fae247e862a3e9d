/** A migration beside nodes that run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { ConfigError } from './config.ts';
import { migrateDatabase } from './migrate.ts';
import { prepareTables } from './prepare-tables.ts';
import { schemaOfTables } from './schema-fit.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetrina-migrate-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A folder of migrations as a version has it. */
function version(name: string, ...migrations: string[]): string {
  const own = join(folder, name);
  mkdirSync(join(own, 'meta'), { recursive: true });
  const entries = migrations.map((_sql, idx) => ({
    idx,
    version: '7',
    when: Date.parse('2100-01-01') + idx,
    tag: `${String(idx).padStart(4, '0')}_it`,
    breakpoints: true,
  }));
  writeFileSync(join(own, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  for (const [at, sql] of migrations.entries()) writeFileSync(join(own, `${entries[at]?.tag}.sql`), sql);
  return own;
}
const start = (own: string, { alone = false } = {}): Promise<number | string> =>
  prepareTables(database.pool, own, { alone, migrate: migrateDatabase }).catch((error: unknown) => {
    if (error instanceof ConfigError) return error.message;
    throw error;
  });

describe('tables and versions', () => {
  beforeAll(async () => {
    // The tables of this test alone, beside the marks of the installation.
    await database.pool.query('truncate drizzle.__drizzle_migrations');
  });
  const FIRST = 'create table things (id text, old text)';
  const MORE = 'alter table things add column fresh text';
  const LESS = '-- contract after 0001\nalter table things drop column old';

  it('fit from a version’s own migrations on, until a contract that it does not know', async () => {
    const [one, two, three] = [version('1', FIRST), version('2', FIRST, MORE), version('3', FIRST, MORE, LESS)];
    expect(await start(one)).toMatch(/know 0 migrations and this version needs 1: run npm run migrate first\.$/);
    expect(await start(one, { alone: true })).toBe(1);
    expect(await start(two)).toMatch(/know 1 migrations and this version needs 2/);
    expect(await start(two, { alone: true })).toBe(2);
    expect(await start(one), 'the version before bears what was added').toBe(1);
    expect(await start(three, { alone: true })).toBe(3);
    expect(await start(two), 'knows what the contract asks for').toBe(2);
    expect(await start(one)).toMatch(
      /^A later version has taken away .* needs? a version that knows 2 migrations, and this one knows 1\./,
    );
    expect(await schemaOfTables(database.pool)).toEqual({ applied: 3, floor: 2 });
  });

  it('a migration that waits for a table lets others by, and comes again', async () => {
    const busy = await database.pool.connect();
    await busy.query('begin');
    await busy.query('select * from things');
    let over = false;
    const four = version('4', FIRST, MORE, LESS, 'alter table things add column later text');
    const migrating = start(four, { alone: true }).finally(() => (over = true));
    // Behind a migration that stood there until it had the table this one would wait as long.
    for (let times = 0; times < 30; times++) await database.pool.query('select count(*) from things');
    await new Promise((done) => setTimeout(done, 2500));
    expect(over).toBe(false);
    await database.pool.query('select count(*) from things');
    await busy.query('commit');
    busy.release();
    expect(await migrating).toBe(4);
  });
});
