/** A database that does not take us says why in one sentence, which holds no password. */
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { ConfigError } from './config.ts';
import { requireDatabase } from './reach-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The sentence for an address; `answer` in the place of a real database's. */
async function sentence(url: string, answer?: { code: string }): Promise<string> {
  const pool = answer
    ? ({
        query: () => Promise.reject(Object.assign(new Error('refused'), answer)),
        end: async () => undefined,
      } as never)
    : new Pool({ connectionString: url, max: 1 });
  try {
    await requireDatabase(pool, url);
    return 'taken';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  } finally {
    await pool.end();
  }
}
const other = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

describe('the configured database', () => {
  it('takes us, or says in a sentence what to correct', async () => {
    expect(await sentence(database.url)).toBe('taken');
    const { host, pathname } = new URL(database.url);
    const at = `DATABASE_URL: the database at ${host}`;
    expect(await sentence(other((url) => (url.password = 'geheim')))).toBe(
      `${at}${pathname} refuses the password: correct it.`,
    );
    expect(await sentence(other((url) => (url.pathname = '/nowhere')))).toBe(
      `${at}/nowhere has no database of that name: make it (createdb), or correct the name.`,
    );
    expect(await sentence('postgres://u:geheim@127.0.0.1:9/v')).toBe(
      'DATABASE_URL: the database at 127.0.0.1:9/v does not answer (ECONNREFUSED): start it, or correct the address.',
    );
  });

  it.each([
    ['28000', 'refuses this user: correct it, or let it in (pg_hba.conf).'],
    ['53100', 'has no room left on its disk: make room there.'],
    ['53300', 'has no connection left for us: raise max_connections, or end others.'],
  ])('that answers %s is told in words', async (code, words) => {
    expect(await sentence('postgres://u:geheim@db:5432/v', { code })).toBe(
      `DATABASE_URL: the database at db:5432/v ${words}`,
    );
  });
});
