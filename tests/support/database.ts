/**
 * A real PostgreSQL for tests: one cluster for each test file, a template with every migration applied, and a fresh copy
 * of it for each test that asks.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { createDb, type Db } from '../../platform/db.ts';
import { migrateDatabase } from '../../platform/migrate.ts';
import { startCluster } from '../../platform/postgres/cluster.ts';

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

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-test-'));
  // PostgreSQL may run as another user than we do, and must reach its data.
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  const template = new Pool({ connectionString: cluster.url, max: 1 });
  // These rows need not survive a power loss, and other files may be waiting for one disk.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await template.query(`alter system set ${setting} = off`);
  }
  await template.query('select pg_reload_conf()');
  await migrateDatabase(template, MIGRATIONS);
  await template.end();
  const admin = new Pool({ connectionString: cluster.url.replace(/\/[^/]+$/, '/postgres'), max: 1 });
  deaf(admin);
  let count = 0;
  return {
    async fresh() {
      const name = `test_${(count += 1)}`;
      await admin.query(`create database ${name} template vetrina`);
      const url = cluster.url.replace(/\/[^/]+$/, `/${name}`);
      const pool = new Pool({ connectionString: url, max: 8 });
      deaf(pool);
      return { url, pool, db: createDb(pool), close: () => pool.end() };
    },
    async stop() {
      await gone(admin);
      await admin.end();
      await cluster.stop();
      // The data may stand outside the folder: see platform/postgres/place.ts.
      const { base } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { base: string };
      for (const path of [base, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** `end` does not wait for the sockets, so the stopping cluster may still say goodbye to them. */
function deaf(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Until everybody has hung up: a pool's `end` comes back before the server has seen it, and a cut line is an error. */
async function gone(admin: Pool): Promise<void> {
  const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  for (let tries = 0; tries < 100 && (await admin.query(others)).rowCount; tries++) await sleep(20);
}
