/** The PostgreSQL server of the tests, with one database that has every table and no row, for others to be copied from. */
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { migrateDatabase } from '../../platform/migrate.ts';
import { startCluster } from '../../platform/postgres/cluster.ts';
import { memoryFolder } from './memory-folder.ts';

export interface TestServer {
  /** Connection string of the database that is copied. */
  template: string;
  stop(): Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

export async function startTestServer(): Promise<TestServer> {
  const folder = memoryFolder();
  // PostgreSQL may run as another user than we do, and must reach its data.
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  const template = new Pool({ connectionString: cluster.url, max: 1 });
  // These rows need not survive a power loss, and other files may be waiting for one disk.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await template.query(`alter system set ${setting} = off`);
  }
  // What is kept of the log fills memory (memory-folder.ts).
  await template.query(`alter system set max_wal_size = '128MB'`);
  await template.query('select pg_reload_conf()');
  await migrateDatabase(template, MIGRATIONS);
  await template.end();
  return {
    template: cluster.url,
    async stop() {
      await cluster.stop();
      // The data may stand outside the folder: see platform/postgres/place.ts.
      const { base } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { base: string };
      for (const path of [base, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}
