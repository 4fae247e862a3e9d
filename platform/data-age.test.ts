/** A database that was put back is noticed by the folder that has seen a later state of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { beginRecoveryWhereOlder, markAge } from './data-age.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from installation');
  await database.pool.query('delete from recoveries');
  folder = mkdtempSync(join(tmpdir(), 'vetrina-data-age-'));
  return () => rmSync(folder, { recursive: true });
});
afterAll(() => database.close());

const start = () => beginRecoveryWhereOlder(database.pool, folder, NOW);
const mark = (at = NOW) => markAge(database.pool, folder, at);
const count = async (to: number) =>
  database.pool.query(`update installation set mark = $1 where name = 'data-age'`, [String(to)]);
const recoveries = async () => (await database.pool.query('select data_of, why, ended_at from recoveries')).rows;

describe('the age of the data', () => {
  it('is the same after any number of starts, crashes between the two writings included', async () => {
    expect(await start()).toBe(false);
    for (let at = 0; at < 12; at++) await mark();
    expect(readFileSync(join(folder, 'data-age'), 'utf8')).toBe('12\n');
    expect(await start()).toBe(false);
    // The database counted, and the process died before the folder did.
    await count(13);
    expect(await start()).toBe(false);
    await mark();
    expect(readFileSync(join(folder, 'data-age'), 'utf8')).toBe('14\n');
    expect(await recoveries()).toEqual([]);
  });

  it('of a copy that is older begins a recovery from the moment of its last count, once', async () => {
    await start();
    const copied = new Date('2026-11-22T09:00:00Z');
    await mark(copied);
    await mark();
    await count(1);
    await database.pool.query('update installation set noted_at = $1', [copied]);
    expect(await start()).toBe(true);
    expect(await recoveries()).toEqual([{ data_of: copied, why: 'older', ended_at: null }]);
    expect(await start()).toBe(false);
    await mark();
    expect(await recoveries()).toHaveLength(1);
  });

  it('of an empty database is unknown', async () => {
    await mark();
    await database.pool.query('delete from installation');
    expect(await start()).toBe(true);
    expect(await recoveries()).toEqual([{ data_of: null, why: 'older', ended_at: null }]);
  });

  it('is not taken back in the folder by a database that is put back while the product runs', async () => {
    await mark();
    await mark();
    await mark();
    await count(0);
    await expect(mark()).rejects.toThrow('older than this folder');
    expect(await start()).toBe(true);
  });

  it('begins no second recovery beside the one that a restore has begun', async () => {
    await mark();
    await count(0);
    await database.pool.query(`insert into recoveries (id, started_at, why) values ('rec_a', $1, 'restored')`, [NOW]);
    expect(await start()).toBe(true);
    expect(await recoveries()).toHaveLength(1);
  });
});
