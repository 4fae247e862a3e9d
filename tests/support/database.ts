/** A real PostgreSQL for tests: for each test that asks a database of its own, copied from one with every migration applied. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { createDb, type Db } from '../../platform/db.ts';
import { SERVER } from './one-server.ts';
import { startTestServer } from './test-server.ts';

export interface TestDatabase {
  url: string;
  pool: Pool;
  db: Db;
  close(): Promise<void>;
}
export interface TestCluster {
  /** A database of its own, with every table and no row. */
  fresh(): Promise<TestDatabase>;
  stop(): Promise<void>;
}

/** Databases on the server of this test run, or, for a command, on a server of its own. */
export async function startTestCluster(): Promise<TestCluster> {
  const shared = process.env[SERVER];
  const server = shared ? { template: shared, stop: async () => undefined } : await startTestServer();
  const at = (name: string) => server.template.replace(/\/[^/]+$/, `/${name}`);
  const admin = new Pool({ connectionString: at('postgres'), max: 1 });
  deaf(admin);
  const template = server.template.split('/').at(-1);
  const databases: string[] = [];
  return {
    async fresh() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await admin.query(`create database ${name} template ${template}`);
      databases.push(name);
      const pool = new Pool({ connectionString: at(name), max: 8 });
      deaf(pool);
      return { url: at(name), pool, db: createDb(pool), close: () => pool.end() };
    },
    async stop() {
      await gone(admin, databases);
      for (const name of databases) await admin.query(`drop database ${name} with (force)`);
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
async function gone(admin: Pool, databases: string[]): Promise<void> {
  const others = `select 1 from pg_stat_activity where datname = any($1)`;
  for (let tries = 0; tries < 100 && (await admin.query(others, [databases])).rowCount; tries++) await sleep(20);
}
