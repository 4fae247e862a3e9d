/** A real PostgreSQL for tests: for each that asks a database of its own, copied from one with every migration applied. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { createDb, type Db } from '../../platform/db.ts';
import { ASKING } from '../../platform/pool.ts';
import { SERVER } from './one-server.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface TestDatabase {
  url: string;
  pool: Pool;
  db: Db;
  /** Takes the database away, whoever is still connected. */
  close(): Promise<void>;
}

/**
 * A database with every table and no row, on the server of this test run, or, for a command, on a server of its own. `given`: a
 * server that nobody else uses, and that goes with the database.
 */
export async function openTestDatabase(given?: TestServer): Promise<TestDatabase> {
  const shared = process.env[SERVER];
  const server = given ?? (shared ? { template: shared, stop: async () => undefined } : await startTestServer());
  const at = (name: string) => server.template.replace(/\/[^/]+$/, `/${name}`);
  const admin = new Pool({ connectionString: at('postgres'), max: 1 });
  deaf(admin);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Files are copied: page by page through the log, as the server does by itself, takes twice as long.
  await admin.query(`create database ${name} template ${server.template.split('/').at(-1)} strategy file_copy`);
  const pool = new Pool({ ...ASKING, connectionString: at(name), max: 8 });
  deaf(pool);
  return {
    url: at(name),
    pool,
    db: createDb(pool),
    async close() {
      await pool.end();
      await gone(admin, name);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

/** `end` does not wait for the sockets, so the stopping server may still say goodbye to them. */
function deaf(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Until everybody has hung up: a pool's `end` comes back before the server has seen it, and a cut line is an error. */
async function gone(admin: Pool, name: string): Promise<void> {
  const others = `select 1 from pg_stat_activity where datname = $1`;
  for (let tries = 0; tries < 100 && (await admin.query(others, [name])).rowCount; tries++) await sleep(20);
}
